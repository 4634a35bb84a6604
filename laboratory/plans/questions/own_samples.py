"""Two models, each tested on items of its own: Fisher's exact test, or an unconditional one."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

from bounds import theorems
from bounds.formula.special.proportions.exact_levels import least_level_of_chan
from bounds.formula.special.proportions.exact_sizes import chan_has, first_exact_size, power_of_chan
from bounds.formula.special.proportions.unconditional import MOST as MOST_OF_EACH
from bounds.numbers import exact, format_number, percent
from bounds.solving.question import Solution
from bounds.vocabulary.domain import Interval, integers
from laboratory.plans.question import AnsweredPlan, PlanQuantity, PlanQuestion
from laboratory.plans.questions._exact import from_level, from_sizes, of_boschloo, too_many
from laboratory.plans.questions._fields import (
    DIFFERENCE,
    LEVEL_QUANTITY,
    POWER_QUANTITY,
    SIDES,
    USUAL_DIFFERENCE,
    no_more_than_level,
    one_sided,
    sides_in_words,
    sides_of,
    tidy,
)
from laboratory.views.fields import Number, Pick, Settings

EACH = "items of each model"
MOST = 0.999  # accuracy of the better model
ITEMS = Number("items", "Items of each model", "number of items of each model, none in both samples",
               integers(1, 20_000), {"test": {"fisher": 1000, "boschloo": 100, "pooled": 100}}, (50, 5000),
               log=True)  # fmt: skip
ACCURACY = Number("accuracy", "Accuracy of the other model", "accuracy of the model that is not the better one",
                  Interval(0.001, 0.998), 0.81, (0.05, 0.98))  # fmt: skip

FISHER, BOSCHLOO, POOLED = "fisher", "boschloo", "pooled"
SLUGS = {FISHER: "fisher_test_power", BOSCHLOO: "boschloo_test_power", POOLED: "pooled_z_exact_power"}
FEWER = replace(DIFFERENCE, default={"test": {FISHER: USUAL_DIFFERENCE, BOSCHLOO: 0.15, POOLED: 0.15}})
NAMES = {FISHER: "Fisher's exact test", BOSCHLOO: "Boschloo's exact test", POOLED: "the exact pooled z test"}
TEST = Pick("test", "Kind of test", {
    FISHER: "Fisher's exact test",
    BOSCHLOO: f"Boschloo's exact test, at most {MOST_OF_EACH}",
    POOLED: f"Exact pooled z test, at most {MOST_OF_EACH}",
}, FISHER)  # fmt: skip


def better(difference: float, settings: Settings) -> float:
    """The accuracy of the better model."""
    return tidy(settings["accuracy"] + difference)


def difference(accuracy: float, settings: Settings) -> float:
    """By how much it is better."""
    return tidy(accuracy - settings["accuracy"])


def impossible(settings: Settings) -> str | None:
    """Why no two models are like this."""
    both = better(settings.get("difference", 0), settings)
    if both > MOST:
        return (
            f"The accuracy of the better model, the other's plus the difference, must be at most {MOST}; got {both:g}."
        )
    return no_more_than_level(settings) or too_many_of_each(settings)


def too_many_of_each(settings: Settings) -> str | None:
    """Why an unconditional test has no plan for this size."""
    test = settings["test"]
    return None if test == FISHER else too_many(NAMES[test], settings.get("items"), MOST_OF_EACH, EACH)


def solves(name: str, settings: Settings) -> Solution | None:
    """Sizes of the unconditional tests, and the level of the pooled one."""
    test = settings["test"]
    if test == FISHER or name not in ("items", "level"):
        return None
    rates = (better(settings["difference"], settings), settings["accuracy"])
    if name == "level":
        return level_of_pooled(settings, rates) if test == POOLED else None
    known = {"p1": rates[0], "p2": rates[1], "alpha": one_sided(settings["level"], settings)}
    asks = theorems[SLUGS[FISHER]].solve("n", at_least=settings["power"], **known).value
    instead = "" if asks is None else f"; Fisher's exact test needs {format_number(asks)}"
    if test == BOSCHLOO:
        return of_boschloo(known, settings["power"], NAMES[test], EACH, instead)
    return size_of_pooled(settings, rates, Fraction(exact(known["alpha"])), instead)


def size_of_pooled(settings: Settings, rates: tuple[float, float], alpha: Fraction, instead: str) -> Solution:
    """From which size on every one up to the last has the power: without a margin Chan's is the pooled test."""
    sizes = first_exact_size(
        MOST_OF_EACH,
        lambda n: chan_has(n, rates, Fraction(0), alpha, settings["power"]),
        lambda n: power_of_chan(n, rates, Fraction(0), alpha),
    )
    return from_sizes(sizes, NAMES[POOLED], EACH, instead)


def level_of_pooled(settings: Settings, rates: tuple[float, float]) -> Solution:
    """On the side on which the better model is better."""
    level = least_level_of_chan(settings["items"], rates, Fraction(0), settings["power"])
    return from_level(level, NAMES[POOLED], sides_of(settings))


def statement(answer: AnsweredPlan) -> str:
    """What holds."""
    settings = answer.settings
    return (
        f"With {answer.read('items')} items for each model, {NAMES[settings['test']]}, "
        f"{sides_in_words(settings['sides'], answer.read('level'))}, finds the better model with probability at least "
        f"{answer.read('power')} where it is right on {percent(better(settings['difference'], settings), 6)} and the "
        f"other on {percent(settings['accuracy'], 6)}, a difference of {answer.read('difference')}"
    )


def more(answer: AnsweredPlan) -> list[str]:
    """The items of both, and that pairs mostly need fewer."""
    both = format_number(2 * answer.settings["items"])
    return [
        f"Both samples have {both} items together.",
        "Can both models answer the same items? Then they are paired, and mostly far fewer items are enough.",
    ]


def view(answer: AnsweredPlan) -> tuple[str, dict[str, Any]]:
    """The view Two samples."""
    settings = answer.settings
    return "evaluation.two_samples", {
        "p1": better(settings["difference"], settings),
        "p2": settings["accuracy"],
        "sides": settings["sides"],
        "alpha": settings["level"],
        "target": settings["power"],
    }


PLAN = PlanQuestion(
    name="own_samples",
    title="Two models on samples of their own",
    about="Which of two models is better, if each is tested on other items?",
    quantities=(
        PlanQuantity(ITEMS, "n", "items for each of the two models"),
        POWER_QUANTITY,
        PlanQuantity(FEWER, "p1", "smallest difference that is found", into=better, back=difference),
        LEVEL_QUANTITY,
    ),
    others=(ACCURACY, SIDES),
    theorem=lambda settings: SLUGS[settings["test"]],
    inputs=lambda settings: {"p2": settings["accuracy"]},
    statement=statement,
    more=more,
    view=view,
    check=impossible,
    choices=(TEST,),
    solves=solves,
    limit=lambda settings: None if settings["test"] == FISHER else MOST_OF_EACH,
)
