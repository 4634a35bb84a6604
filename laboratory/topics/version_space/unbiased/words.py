"""A learner without bias, in words."""

from bounds.numbers import at_most, counted, in_words, percent, short
from laboratory.topics.version_space.unbiased.run import DELTA, Unbiased
from laboratory.views.view import Headline

MEANING = """
**Without bias** every labelling of the domain is a hypothesis: the class is the *power set* of X, with 2^|X| members.
Nothing is excluded in advance, so the target is surely among them. The price is that nothing is learnt.

**Half of the votes.** Take an unseen point x and any labelling that agrees with the sample. Change its label at x
alone: the other labelling agrees as well. So consistent labellings come in pairs that differ at x, and exactly half of
them say yes. Only points of the training set are decided. (One sentence of the notes asks for such a pair at an
example that h is *consistent with*; it must be one that was *not seen*.)

**Counting.** After d different points 2^(|X| − d) labellings are left: each new point halves them, and a point seen
again tells nothing. For ten yes-or-no inputs |X| = 1,024, and there are 2¹⁰²⁴ = 1.797693135·10³⁰⁸ labellings, for which
the notes print 10³⁰⁸; a double cannot hold it. Of the conjunctions there are 3¹⁰ + 1 = 59,050, and few examples leave
few of them: that *language bias* is what lets a learner speak of unseen points, and be wrong if it does not fit.

**The guarantee** for a finite class is as slow: with probability at least 1 − δ every labelling that agrees has a true
risk of at most (|X| ln 2 + ln 1/δ)/m, less than 1 only after about .7·|X| examples. One of them, wrong wherever nothing
was seen, has as its true risk the share of points unseen.
"""
CAPTION = "Coloured: points seen, by their label. Grey: unseen, where exactly half of the labellings say yes."
READ = 10**12  # numbers below are told with all their digits
BITS = "Every new point takes one bit from all labellings. The conjunctions are soon few."


def headline(run: Unbiased, step: int) -> Headline:
    """How wrong a labelling that fits can be, and the guarantee."""
    what, bound = "largest true risk of a labelling that fits", run.guaranteed(step)
    if bound is None or bound >= 1:
        return Headline(run.worst(step), what, by="nothing guaranteed below 1 from so few examples")
    return Headline(run.worst(step), what, at_most=bound, by="whichever of them one takes")


def sentence(run: Unbiased, step: int) -> str:
    """Half of the votes wherever nothing was seen."""
    unseen = run.unseen(step)
    if not unseen:
        return "Every point was seen, and **one** labelling is left."
    conjunctions = int(run.conjunctions[step])
    return (
        f"On each of the **{in_words(unseen)}** unseen points exactly **half** of the {power(unseen)} labellings left "
        f"say yes; {counted(conjunctions, 'conjunction')} {'fits' if conjunctions == 1 else 'fit'} too."
    )


def power(exponent: int, base: int = 2) -> str:
    """A power, of two unless told, as it is written."""
    return f"{base}{str(exponent).translate(str.maketrans('0123456789', '⁰¹²³⁴⁵⁶⁷⁸⁹'))}"


def more(run: Unbiased, step: int) -> str:
    """The numbers in full."""
    points, unseen = run.points, run.unseen(step)
    told = (
        f"{counted(run.n, 'attribute')} make |X| = {power(run.n)} = {in_words(points)} points and "
        f"{power(points)} = {_in_full(2**points)} labellings, of which {_in_full(2**unseen)} are left; of "
        f"{power(run.n, 3)} + 1 = {in_words(int(run.conjunctions[0]))} conjunctions "
        f"{in_words(int(run.conjunctions[step]))}."
    )
    bound = run.guaranteed(step)
    if bound is None:
        return told
    empty = ", which says nothing" if bound >= 1 else ""
    return (
        f"{told}\n\nWith probability at least {percent(1 - DELTA)} every labelling that fits the first "
        f"{counted(step, 'example')} has a true risk of at most {at_most(bound)}{empty}. The worst of them has "
        f"{short(run.worst(step))}; one chosen blindly has half of that on average."
    )


def _in_full(number: int) -> str:
    """All digits of what can be read at a glance, ten of what is longer."""
    return in_words(number) if number < READ else in_words(number, 10)


def too_many(n: int, literals: int) -> str | None:
    """Why the target cannot be asked for; None where it can."""
    if literals <= n:
        return None
    return f"Literals of the target must be at most the number of attributes, {n}; got {literals}."
