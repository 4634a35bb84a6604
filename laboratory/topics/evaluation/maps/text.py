"""How often a bound fails, in words."""

from bounds.numbers import format_number, format_short, percent
from bounds.vocabulary.prose import capitalized
from laboratory.experiments import laws
from laboratory.experiments.enumeration import HYPOTHESES
from laboratory.topics.evaluation.maps.run import LARGEST, FailureMaps
from laboratory.views.headline import Headline

MEANING = f"""
Of {len(laws())} theorems the sample space is finite here: a count of mistakes, a split of disagreements, or a path of
counts. For each n and p every possible sample has a known probability, and its bound is computed. The
probabilities of those at which the bound fails are **added up**: no run is drawn, and no interval is needed.

A bound fails at most as often as it allows, **at every p and n**: its map is blue. How blue tells how much it
gives away. Hoeffding's inequality knows neither p nor that losses are 0 or 1; the exact binomial bound loses only
what the jumps of a count cost. **Approximations** may miss their level, and the map shows where, also for samples that
textbooks call too small for them.

Theorems on a class are shown for {HYPOTHESES} independent hypotheses of one risk p: the union bound is nearly tight
for them. What is watched counts as failed when its bound fails at any time until n. **The audit** simulates the same
theorems and more, in other settings.

The map has single values of p. Between them a bound may fail a little more often, as the curve on the right shows.
"""
CAPTION = "Blue: less probable than allowed; orange: more; line: exactly as allowed. Dashed: your n."
ROW_CAPTION = "The probability at your n over p; dashed: what is allowed."


def headline(run: FailureMaps) -> Headline:
    """The largest probability of failing on the map, beside what is allowed there."""
    failing, allowed = run.worst
    n, p = run.worst_place
    largest = "largest probability on the map" if run.one_level else "probability, largest on the map beside its bound,"
    what = f"{largest} that {run.law.event} (n = {format_number(n)}, p = {format_short(p)})"
    if run.law.approximate:
        by = f"no guarantee; it should be {percent(allowed, 3)}"
        return Headline(failing, what, by=by, share=True)
    title = run.law.statement.title
    return Headline(failing, what, at_most=allowed, by=title, share=True, theorem=run.law.theorem)


def sentence(run: FailureMaps) -> str:
    """What fails, and on how much of the map it may."""
    kept = percent(run.over.kept, 3)
    return (
        f"On **{kept}** of the map, with n up to {format_number(LARGEST)}, the probability is at most what is allowed."
    )


def more(run: FailureMaps) -> str:
    """What is drawn, the most at n, and what the Calculator is opened with."""
    row = run.at
    column = row.worst[1]
    p = format_short(float(row.p[column]), 4)
    at = f"At n = {format_number(run.n)} it is largest beside what is allowed at p = {p}:"
    chances = f"{percent(float(row.failing[0, column]), 4)} of {percent(float(row.allowed[0, column]), 4)}."
    statement = run.law.statement
    opened = ", ".join(
        f"{statement.variable(name).label} = {format_number(value, 6)}" for name, value in inputs(run).items()
    )
    return f"{run.law.world}\n\n{at} {chances}\n\nThe Calculator opens where it is largest on the map: {opened}."


def title(slug: str) -> str:
    """How the theorem is called in the list."""
    return capitalized(laws()[slug].statement.title)


def theorem(run: FailureMaps) -> str:
    """Whose bound it is."""
    return run.law.theorem


def inputs(run: FailureMaps) -> dict[str, float]:
    """Its inputs where the bound fails most often, beside the expected count."""
    return dict(run.law.example(*run.worst_place, run.delta))
