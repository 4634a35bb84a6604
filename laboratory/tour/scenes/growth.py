"""The growth function: from all labellings to a polynomial."""

from bounds.numbers import at_most, format_number
from laboratory.tour.scene import Scene
from laboratory.views.view_result import ViewResult


def _asks(result: ViewResult) -> str:
    m = format_number(result.run.largest)
    return (
        f"{m} points in the plane have **2{_raised(result.run.largest)}** labellings, more than 10³⁰. "
        f"Halfplanes shatter some three points and no four. How many labellings of {m} points can halfplanes give, at "
        "most?"
    )


def _reveals(result: ViewResult) -> str:
    run, headline = result.run, result.headline
    return (
        f"**{headline.measured}**: Cover's exact count for halfplanes. **Sauer's lemma** uses the VC dimension {run.d} "
        f"alone and gives at most {at_most(float(run.sauer[-1]))}, a polynomial of degree {run.d}, for any class of "
        "this VC dimension and any points. Beyond its VC dimension a class no longer gives all labellings. That makes "
        "learning possible: "
        "the union bound counts labellings instead of hypotheses, of which there are infinitely many."
    )


def _raised(number: int) -> str:
    return "".join("⁰¹²³⁴⁵⁶⁷⁸⁹"[int(digit)] for digit in str(number))


SCENE = Scene(
    60,
    "How a class grows",
    "rademacher_and_vc.growth",
    _asks,
    lambda result: result.headline,
    _reveals,
    {
        "growth_halfspaces": lambda result: {"m": result.run.largest, **result.run.inputs},
        "sauer": lambda result: {"m": result.run.largest, "d": result.run.d},
    },
    keeps={"affine_halfspaces": "can halfplanes give"},
)
