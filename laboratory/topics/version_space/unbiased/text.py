"""A learner without bias, in words."""

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.version_space.unbiased.run import DELTA, Unbiased
from laboratory.views.headline import Headline

MEANING = """
**Without bias** every labelling of the domain is a hypothesis: the class is the *power set* of X, with 2^|X| members.
Nothing is excluded in advance, so the target is among them. The cost: no unseen point is decided.

**Half of the votes.** Take an unseen point x and any labelling that agrees with the sample. Change its label at x
alone: the other labelling agrees as well. So consistent labellings come in pairs that differ at x, and exactly half of
them are positive there. Only points of the training set are decided. (One sentence of the notes has such a pair at an
example that h is *consistent with*; it must be one that was *not seen*.)

**Counting.** After d different points $2^{|X|-d}$ labellings are left: each new point halves them, and a repeated
point changes nothing. For ten binary inputs |X| = 1,024, and there are 2¹⁰²⁴ = 1.797693135·10³⁰⁸ labellings, for which
the notes print 10³⁰⁸. Of the conjunctions there are 3¹⁰ + 1 = 59,050, and few examples leave
few of them: this *language bias* lets a learner label unseen points, wrongly if the bias does not fit.

**The bound** for a finite class falls as slowly: with probability at least 1 − δ every consistent labelling has a true
risk of at most (|X| ln 2 + ln 1/δ)/m. It is vacuous up to about 0.7·|X| + ln 1/δ examples. All points are equally
likely here, so the labelling that misclassifies every unseen point has a true risk equal to the share of unseen points.
"""
CAPTION = "Coloured: points seen, by their label. Grey: unseen, where exactly half of the labellings are positive."
READ = 10**12  # numbers below are written with all their digits
BITS = "Every new point halves the number of labellings, which is one bit less."


def headline(run: Unbiased, step: int) -> Headline:
    """The largest true risk of a consistent labelling, and its bound."""
    what, bound = "largest true risk of a consistent labelling", run.bound(step)
    if bound is None or bound >= 1:
        return Headline(run.worst(step), what, by="vacuous bound: at least 1 from so few examples")
    return Headline(run.worst(step), what, at_most=bound, by="for each of them")


def sentence(run: Unbiased, step: int) -> str:
    """Half of the votes wherever nothing was seen."""
    unseen = run.unseen(step)
    if not unseen:
        return "Every point was seen, and **one** labelling is left."
    conjunctions = int(run.conjunctions[step])
    where = f"each of the **{format_number(unseen)}** unseen points" if unseen > 1 else "the **1** unseen point"
    return (
        f"On {where} exactly **half** of the {power(unseen)} consistent "
        f"labellings are positive; {pluralize(conjunctions, 'conjunction')} {'fits' if conjunctions == 1 else 'fit'} "
        "too."
    )


def power(exponent: int, base: int = 2) -> str:
    """A power, of two unless `base` differs, in superscripts."""
    return f"{base}{str(exponent).translate(str.maketrans('0123456789', '⁰¹²³⁴⁵⁶⁷⁸⁹'))}"


def more(run: Unbiased, step: int) -> str:
    """The numbers in full."""
    points, unseen = run.points, run.unseen(step)
    counts = (
        f"{pluralize(run.n, 'attribute')} {'makes' if run.n == 1 else 'make'} |X| = {power(run.n)} = "
        f"{format_number(points)} points and {power(points)} = {_in_full(2**points)} labellings, of which "
        f"{_in_full(2**unseen)} are left; of {power(run.n, 3)} + 1 = {format_number(int(run.conjunctions[0]))} "
        f"conjunctions {format_number(int(run.conjunctions[step]))}."
    )
    bound = run.bound(step)
    if bound is None:
        return counts
    vacuous = ", which is vacuous" if bound >= 1 else ""
    return (
        f"{counts}\n\nWith probability at least {percent(1 - DELTA)} every labelling that fits the first "
        f"{pluralize(step, 'example')} has a true risk of at most {at_most(bound)}{vacuous}. The worst of them has "
        f"{format_short(run.worst(step))}; a random one has half of that on average."
    )


def _in_full(number: int) -> str:
    """All digits of what can be read at a glance, ten of what is longer."""
    return format_number(number) if number < READ else format_number(number, 10)


def too_many(n: int, literals: int) -> str | None:
    """Why the target is impossible; None where it is possible."""
    if literals <= n:
        return None
    return f"Literals of the target must be at most the number of attributes, {n}; got {literals}."
