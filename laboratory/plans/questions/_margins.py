"""What both questions of non-inferiority have: a margin, a one-sided level, and a test that is approximate."""

from dataclasses import replace

from bounds.numbers import format_number
from bounds.vocabulary.domain import Interval
from laboratory.plans.question import PlanQuantity
from laboratory.plans.questions._fields import LEVEL, POWER
from laboratory.views.fields import Number, Settings

WORSE = Number("margin", "Margin", "how much worse the new model may be, fixed beforehand", Interval(0, 0.5), 0.05,
               (0.01, 0.2))  # fmt: skip
ONE_SIDED = replace(LEVEL, default=0.025, meaning="level α of the one-sided test: probability of a false alarm that is "
                    "aimed at")  # fmt: skip
PASSES = replace(POWER, meaning="probability that a new model as planned passes the test")
POWER_QUANTITY = PlanQuantity(PASSES, "", "power", falls=True, share=True)
LEVEL_QUANTITY = PlanQuantity(ONE_SIDED, "alpha", "smallest level of the test", share=True)
CAVEAT = ", by a normal approximation (its true power, and its true size, which may exceed the level: view Not worse?)"


def not_worse(margin: float) -> str:
    """What the test shows: `not worse by 0.05 or more`."""
    return f"not worse by {format_number(margin)} or more" if margin else "better"


def no_more_than_its_level(settings: Settings) -> str | None:
    """Why a test has this power anyhow."""
    level, power = settings.get("level"), settings.get("power")
    if level is None or power is None or power > level:
        return None
    return f"The power must be above the level of the test, {level:g}; got {power:g}."
