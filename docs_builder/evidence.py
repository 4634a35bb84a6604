"""The countable evidence, counted when the site is built, at the end of the pages about it."""

from collections import Counter
from collections.abc import Iterable

from bounds import theorems
from bounds.display.markdown import markdown_table
from bounds.theorem import Theorem
from bounds.vocabulary.prose import listed
from docs_builder import theorem_pages
from docs_builder.sources import Sources
from docs_builder.writing import bullets, titled
from laboratory.experiments import REASONS, experiments, simulations, unaudited
from laboratory.experiments.replays import FACTORS, SIZES, Score, score_of, scores
from laboratory.experiments.replays.scoring import added, distributions
from laboratory.experiments.replays.words import named
from learners import about

KINDS = {
    "sure": "must never fail",
    "confident": "may fail in a share δ of the runs",
    "average": "must hold for the mean",
}


def in_numbers(_sources: Sources, _here: str) -> str:
    """A table of what was compared with what."""
    known = sum(len(theorem.examples) for theorem in theorems.values())
    verdicts = Counter(misprint.verdict for theorem in theorems.values() for misprint in theorem.misprints)
    kinds = Counter(simulation.kind for simulation in simulations().values())
    rows = [
        ("theorems", str(len(theorems))),
        ("values known independently, at least one for each", str(known)),
        ("misprints of lecture notes, with what each does to a number", str(verdicts["false"])),
        ("forms of lecture notes that are right, but loose", str(verdicts["loose"])),
        ("forms of lecture notes that are right by another convention", str(verdicts["convention"])),
        *((f"simulations of a bound that {KINDS[kind]}", str(count)) for kind, count in kinds.items()),
        ("experiments with a learner on a data distribution", str(len(experiments()))),
        *((f"theorems without a run: {REASONS[reason]}", str(count)) for reason, count in _without_run().items()),
        ("theorems compared with a text that quotes the work, not with the work", str(len(_through_others()))),
        ("theorems stated from memory, not yet compared with either", str(len(_from_memory()))),
    ]
    counts = titled("In numbers", markdown_table(("what", "how many"), rows))
    return f"{counts}\n\n{titled('Extrapolations replayed', _replayed())}"


def _replayed() -> str:
    """How often an extrapolated interval held, by learner and distance, over all distributions."""
    names = dict.fromkeys(score.learner for score in scores())
    rows = [(about(name).title, *(_held(score_of(name, factor)) for factor in FACTORS)) for name in names]
    places = sorted({score.world for score in scores()})
    totals = [(named(place), *(_held(_on(place, factor)) for factor in FACTORS)) for place in places]
    heads = [f"{factor} times the largest size" for factor in FACTORS]
    return (
        f"Learning curves of {SIZES[0]} to {SIZES[-1]} examples on {distributions()}, whose continuation is known, "
        "were extrapolated by a power law. A cell says in how many the interval held the true median, of those not "
        "refused; a median too near an end to be decided does not count as held. Learners of numbers were not "
        f"replayed.{_left_out(names, places)}\n\n{markdown_table(('learner', *heads), rows)}\n\n"
        "The same by data distribution. Draws with replacement from a data set repeat its examples, so curves there "
        f"may fall faster than a power law.\n\n{markdown_table(('data distribution', *heads), totals)}"
    )


def _on(place: str, factor: int) -> Score:
    return added([score for score in scores() if (score.world, score.factor) == (place, factor)])


def _left_out(names: Iterable[str], places: Iterable[str]) -> str:
    """The learners that were not replayed on every distribution: they fit slowly there."""
    done = {(score.learner, score.world) for score in scores()}
    missing = {place: [about(name).title for name in names if (name, place) not in done] for place in places}
    return "".join(
        f" Not replayed on {named(place)}, where they fit slowly: {listed(who)}."
        for place, who in missing.items()
        if who
    )


def _held(score: Score | None) -> str:
    return "" if score is None else f"{score.held} of {score.extrapolated}, {score.refused} refused"


def unseen_sources(sources: Sources, here: str) -> str:
    """The theorems whose source was not seen, with what was read instead if anything was."""
    through = [f"{_link(other, sources, here)}: {other.source.seen_in}" for other in _through_others()]
    memory = [_link(item, sources, here) for item in _from_memory()]
    sections = (titled("Seen through other texts", bullets(through)), titled("Stated from memory", bullets(memory)))
    return "\n\n".join(section for section in sections if section)


def _link(theorem: Theorem, sources: Sources, here: str) -> str:
    return sources.link(theorem.title, theorem_pages.page_of(theorem.slug), here)


def _without_run() -> Counter[str]:
    return Counter(unaudited().values())


def _through_others() -> list[Theorem]:
    return [theorem for theorem in theorems.values() if theorem.source.seen_in]


def _from_memory() -> list[Theorem]:
    return [theorem for theorem in theorems.values() if not theorem.source.checked]
