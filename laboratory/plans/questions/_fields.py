"""Fields that several questions have."""

import re
from typing import Any

from bounds.numbers import UNBROKEN, at_least, exact
from bounds.vocabulary.domain import Interval
from laboratory.plans.question import DIGITS, PlanQuantity
from laboratory.views.fields import Number, Pick, Settings


class InPoints(Number):
    """A difference of shares, which may be typed in percentage points: `3 points`, `3pp`."""

    def parse(self, text: str) -> float:
        """See `Field.parse`."""
        points = POINTS.fullmatch(text.strip())
        return super().parse(f"{points[1]}%" if points else text)


POINTS = re.compile(r"(\S.*?)\s*(?:pp|p\.p\.|(?:percentage[ -]|%-)?(?:points?|pts?))", re.IGNORECASE)
EVERY_DIGIT = 15  # of a confidence level
SIDES = Pick("sides", "Test", {"two": "Two-sided, half on either side", "one": "One-sided"}, "two")
POWER = Number("power", "Power", "probability that the test finds the better model, where it is as much better",
               Interval(0.05, 0.999), 0.8, (0.5, 0.99))  # fmt: skip
LEVEL = Number("level", "Level α", "level α of the test: largest probability of a false alarm",
               Interval(1e-5, 0.5), 0.05, (0.001, 0.2), log=True)  # fmt: skip
USUAL_DIFFERENCE = 0.03
DIFFERENCE = InPoints("difference", "Difference", "by how much the accuracy of the better model is larger",
                    Interval(0.001, 0.999), USUAL_DIFFERENCE, (0.01, 0.3), log=True)  # fmt: skip
DELTA = Number("delta", "Failure probability δ", "probability that the accuracy is outside, on either side",
               Interval(1e-9, 0.5), 0.05, (0.001, 0.3), log=True)  # fmt: skip
MARGIN = InPoints("margin", "Margin", "half the width: how far the true accuracy may be from the measured one",
                Interval(0.0001, 0.5), 0.03, (0.005, 0.15), log=True)  # fmt: skip
ACCURACY = Number("accuracy", "Accuracy expected", "accuracy that is expected to be measured", Interval(0.001, 0.999),
                  0.84, (0.5, 0.99))  # fmt: skip


def sides_of(settings: Settings) -> int:
    """On how many sides the test looks for a difference."""
    return 2 if settings["sides"] == "two" else 1


def one_sided(level: float, settings: Settings) -> float:
    """The level on the side on which the better model is better."""
    return level / sides_of(settings)


def of_all_sides(level: float, settings: Settings) -> float:
    """The level of the test as it is stated."""
    return level * sides_of(settings)


def tidy(value: Any) -> float:
    """A sum of decimals without the last bits that doubles add."""
    return round(float(value), DIGITS)


def confidence(delta: float) -> str:
    """1 - δ in per cent, never too much."""
    return f"{at_least((1 - exact(delta)).scaleb(2), EVERY_DIGIT)}{UNBROKEN}%"


def no_more_than_level(settings: Settings) -> str | None:
    """Why a test that finds nothing has this power all the same: it is no larger than that of a coin."""
    level, power = settings.get("level"), settings.get("power")
    if level is None or power is None or power > one_sided(level, settings):
        return None
    return f"The power must be above the level of the test on one side, {one_sided(level, settings):g}; got {power:g}."


def rarer(settings: Settings) -> float:
    """The share of what is rarer, wrong or right: on its far side Wilson's interval is the wider."""
    return tidy(min(settings["accuracy"], 1 - settings["accuracy"]))


def far_end(margin: float, settings: Settings) -> float:
    """The end of Wilson's interval that is as far off as the margin."""
    return tidy(rarer(settings) + margin)


def from_far_end(end: float, settings: Settings) -> float:
    """How far off it is."""
    return tidy(end - rarer(settings))


def sides_in_words(sides: str, level: str) -> str:
    """`two-sided at level 5 %, half of it on either side`."""
    return f"two-sided at level {level}, half of it on either side" if sides == "two" else f"one-sided at level {level}"


POWER_QUANTITY = PlanQuantity(POWER, "", "power of the test", falls=True, share=True)
LEVEL_QUANTITY = PlanQuantity(
    LEVEL, "alpha", "smallest level of the test", into=one_sided, back=of_all_sides, share=True
)
WILSON_MARGIN = PlanQuantity(MARGIN, "", "margin on either side", into=far_end, back=from_far_end)
DELTA_QUANTITY = PlanQuantity(DELTA, "delta", "smallest failure probability", share=True)
