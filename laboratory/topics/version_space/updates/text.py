"""The version space of conjunctions in words."""

from bounds.numbers import at_most, format_number, format_short, percent, pluralize
from laboratory.topics.version_space.updates.run import DELTA, MOST, NEW_DAYS, SIGNS, Updates
from laboratory.views.headline import Headline
from learners.version_space.conjunctions import Conjunction

MEANING = """
A hypothesis is **consistent** if it labels every example of the training set correctly. The **version space** is the
set of all consistent hypotheses of a class. Here the class is a *language bias*: **conjunctions**, which require a
value of some attributes and nothing of the others ("?"). With v₁, v₂, … values there are (v₁ + 1)(v₂ + 1)… of them, and
one more that covers nothing ("∅"): 973 for Mitchell's table, 3ⁿ + 1 for n binary attributes.

**Two borders** determine it. *S*, the most specific consistent conjunction, is the output of **Find-S**: a positive
example removes the conditions that it violates. *G* are the most general ones: a negative example adds conditions until
it is not covered. **Candidate elimination** updates both, and every conjunction between them is consistent. Here the
members are also counted one by one, by deleting refuted conjunctions from a list.

**Votes.** Where all members agree, the label is certain, if the target is a conjunction. Where they differ, the sample
does not determine the label. Only bias makes unseen points decidable: see *A learner without bias*.

**The true risk of a member.** With probability at least 1 − δ over m independent examples, *every* consistent
hypothesis has a true risk of at most (ln |H| + ln 1/δ)/m, if the target is a conjunction. If the target is no
conjunction, or a label is wrong, the bound does not apply, and the version space may become empty.
"""
VOTES = (
    "Squares: seen. Full: all conjunctions left agree. Open: they differ, so the sample does not determine the label."
)
NO_VOTES = "No conjunction is left, so there are no votes."
NO_RISK = "These days are no random sample, so no true risk is known. Choose a random table."


def headline(run: Updates, step: int) -> Headline:
    """The largest true risk left, and its bound; for Mitchell's days, how many are left."""
    size = int(run.sizes[step])
    if run.worst is None or not size:
        by = "no guarantee: chosen days are no random sample" if size else "no guarantee: no conjunction fits"
        return Headline(
            size,
            "conjunctions left",
            measured_text=f"{format_number(size)} of {format_number(int(run.sizes[0]))}",
            by=by,
        )
    what, bound = "largest true risk of a conjunction left", run.bound(step)
    if bound is None:
        by = "no guarantee: the target is no conjunction" if not run.realizable else "no guarantee before any example"
        return Headline(float(run.worst[step]), what, by=by)
    if bound >= 1:
        return Headline(float(run.worst[step]), what, by="vacuous bound: at least 1 from so few examples")
    return Headline(float(run.worst[step]), what, at_most=bound, by="for each of them")


def caption(run: Updates, step: int) -> str:
    """How to read the table of borders, and how much of G is not in it."""
    rest = len(run.border(step).general) - MOST
    first = f", of which {rest} more {'is' if rest == 1 else 'are'} not shown" if rest > 0 else ""
    return f"First row: the example read last and its label. Below: S, then G{first}. A “?” allows any value."


def sentence(run: Updates, step: int) -> str:
    """How many conjunctions are left, and where they differ."""
    size = int(run.sizes[step])
    if not size:
        return f"After example {(run.space.collapsed_at or 0) + 1} **no** conjunction is consistent with the examples."
    unseen = int((~run.seen(step)).sum())
    if not run.undecided(step):
        return f"After {pluralize(step, 'example')} **one** conjunction is left, and every unseen point is decided."
    return (
        f"After {pluralize(step, 'example')} **{format_number(size)}** conjunctions are left; they differ on "
        f"**{run.undecided(step)}** of {unseen} unseen points."
    )


def more(run: Updates, step: int) -> str:
    """Both borders, the bound, Mitchell's new days, and the training table."""
    parts = [_borders(run, step), _bound(run, step)]
    if run.truth is None and run.sizes[step]:
        parts += ["**Votes on Mitchell's four new days:**", _new_days(run, step)]
    return "\n\n".join((*filter(None, parts), "**Training table**", _training(run, step)))


def _borders(run: Updates, step: int) -> str:
    border = run.border(step)
    if not border.specific:
        return "S and G are empty."
    general = ", ".join(_worded(conjunction) for conjunction in border.general[:MOST])
    rest = len(border.general) - MOST
    return f"S = {_worded(border.specific[0])}.  \nG = {general}{f' and {rest} more' if rest > 0 else ''}."


def _worded(conjunction: Conjunction) -> str:
    return f"({', '.join(SIGNS.get(demand, str(demand)) for demand in conjunction)})"


def _bound(run: Updates, step: int) -> str:
    bound = run.bound(step)
    if bound is None or run.worst is None or run.specific is None:
        return ""
    size, vacuous = format_number(int(run.sizes[0])), ", which is vacuous" if bound >= 1 else ""
    return (
        f"If the target is one of the {size} conjunctions, then with probability at least {percent(1 - DELTA)} each "
        f"that fits the first {pluralize(step, 'example')} has a true risk of at most {at_most(bound)}{vacuous}. Of "
        f"those left the worst has {format_short(run.worst[step])}, Find-S {format_short(run.specific[step])}."
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
    """Why the target is impossible; None where it is possible."""
    if table != "random" or target != "conjunction" or literals <= n:
        return None
    return f"Literals of the target must be at most the number of attributes, {n}; got {literals}."
