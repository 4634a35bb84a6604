"""The version space of conjunctions in words."""

from bounds.numbers import at_most, counted, in_words, percent, short
from laboratory.topics.version_space.updates.run import DELTA, MOST, NEW_DAYS, SIGNS, Updates
from laboratory.views.view import Headline
from learners.version_space.conjunctions import Conjunction

MEANING = """
A hypothesis is **consistent** if it calls every example of the training set by its label. The **version space** is the
set of all consistent hypotheses of a class. Here the class is a *language bias*: **conjunctions**, which ask a value of
some attributes and nothing of the others ("?"). With v₁, v₂, … values there are (v₁ + 1)(v₂ + 1)… of them, and one more
that covers nothing ("∅"): 973 for Mitchell's table, 3ⁿ + 1 for n yes-or-no attributes.

**Two borders** say it all. *S*, the most specific consistent conjunction, is what **Find-S** answers: a positive
example strikes out the demands that it breaks. *G* are the most general ones: a negative example adds demands until it
is not covered. **Candidate elimination** moves both, and every conjunction between them is consistent. Here the
members are also counted one by one, by striking refuted conjunctions from a list.

**Votes.** Where all members agree, nothing is left to guess, if the target is a conjunction. Where they differ, the
sample does not tell. Bias is what makes unseen points decidable at all: see *A learner without bias*.

**How wrong can a member be?** With probability at least 1 − δ over m independent examples, *every* consistent
hypothesis has a true risk of at most (ln |H| + ln 1/δ)/m. If the target is no conjunction, or a label is wrong, both
borders soon meet and pass each other: the version space is empty, and so is the guarantee.
"""
VOTES = "Squares: seen. Full: all conjunctions left agree. Open: they differ, and the sample does not tell."
NO_VOTES = "No conjunction is left, so nobody votes."
NO_RISK = "These days were chosen and not drawn, so that no true risk is known. Take a random table."


def headline(run: Updates, step: int) -> Headline:
    """How wrong what is left can be, and the guarantee; of Mitchell's days, how many are left."""
    size = int(run.sizes[step])
    if run.worst is None or not size:
        by = "nothing guaranteed: chosen days are no random sample" if size else "no conjunction fits: no guarantee"
        return Headline(size, "conjunctions left", shown=f"{in_words(size)} of {in_words(int(run.sizes[0]))}", by=by)
    what, bound = "largest true risk of a conjunction left", run.guaranteed(step)
    if bound is None:
        by = "no guarantee: the target is no conjunction" if not run.realizable else "no guarantee before any example"
        return Headline(float(run.worst[step]), what, by=by)
    if bound >= 1:
        return Headline(float(run.worst[step]), what, by="nothing guaranteed below 1 from so few examples")
    return Headline(float(run.worst[step]), what, at_most=bound, by="whichever of them one takes")


def caption(run: Updates, step: int) -> str:
    """How to read the table of borders, and what of G is not in it."""
    rest = len(run.border(step).general) - MOST
    first = f", of which {rest} more are not shown" if rest > 0 else ""
    return f"First row: the example read last and its label. Below: S, then G{first}. A “?” asks nothing."


def sentence(run: Updates, step: int) -> str:
    """What is left, and where it differs."""
    size = int(run.sizes[step])
    if not size:
        return f"After example {(run.space.collapsed_at or 0) + 1} **no** conjunction agrees with all that was seen."
    unseen = int((~run.seen(step)).sum())
    if not run.undecided(step):
        return f"After {counted(step, 'example')} **one** conjunction is left, and every unseen point is decided."
    return (
        f"After {counted(step, 'example')} **{in_words(size)}** conjunctions are left; they differ on "
        f"**{run.undecided(step)}** of {unseen} unseen points."
    )


def more(run: Updates, step: int) -> str:
    """Both borders, the guarantee, Mitchell's new days, and the training table."""
    told = [_borders(run, step), _guaranteed(run, step)]
    if run.truth is None and run.sizes[step]:
        told += ["**Votes on Mitchell's four new days:**", _new_days(run, step)]
    return "\n\n".join((*(one for one in told if one), "**Training table**", _training(run, step)))


def _borders(run: Updates, step: int) -> str:
    border = run.border(step)
    if not border.specific:
        return "S and G are empty."
    general = ", ".join(_said(one) for one in border.general[:MOST])
    rest = len(border.general) - MOST
    return f"S = {_said(border.specific[0])}.  \nG = {general}{f' and {rest} more' if rest > 0 else ''}."


def _said(conjunction: Conjunction) -> str:
    return f"({', '.join(SIGNS.get(demand, str(demand)) for demand in conjunction)})"


def _guaranteed(run: Updates, step: int) -> str:
    bound = run.guaranteed(step)
    if bound is None or run.worst is None or run.specific is None:
        return ""
    size, vacuous = in_words(int(run.sizes[0])), ", which says nothing" if bound >= 1 else ""
    return (
        f"If the target is one of the {size} conjunctions, then with probability at least {percent(1 - DELTA)} each "
        f"that fits {counted(step, 'example')} has a true risk of at most {at_most(bound)}{vacuous}. Of those left the "
        f"worst has {short(run.worst[step])}, Find-S {short(run.specific[step])}."
    )


def _new_days(run: Updates, step: int) -> str:
    """How the conjunctions left vote on the days of Mitchell's second table."""
    size, positive = int(run.sizes[step]), run.listed.votes(step, NEW_DAYS).tolist()
    rows = [f"| {', '.join(day)} | {yes} | {size - yes} |" for day, yes in zip(NEW_DAYS, positive, strict=True)]
    return "\n".join(("| day | yes | no |", "|---|---|---|", *rows))


def _training(run: Updates, step: int) -> str:
    """The training table in Markdown; the example read last is heavy."""
    head = f"| | {' | '.join(run.names)} | label |", "|" + "---|" * (len(run.names) + 2)
    rows = []
    for at, (x, positive) in enumerate(zip(run.X, run.y, strict=True), 1):
        cells = [str(at), *map(str, x), "yes" if positive else "no"]
        rows.append(f"| {' | '.join(f'**{cell}**' if at == step else cell for cell in cells)} |")
    return "\n".join((*head, *rows))


def too_many(table: str, n: int, literals: int, target: str) -> str | None:
    """Why the target cannot be asked for; None where it can."""
    if table != "random" or target != "conjunction" or literals <= n:
        return None
    return f"Literals of the target must be at most the number of attributes, {n}; got {literals}."
