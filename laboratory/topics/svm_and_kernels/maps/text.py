"""Feature maps in words."""

from bounds.numbers import format_number, format_short, pluralize
from laboratory.topics.svm_and_kernels.maps.run import MapRun
from laboratory.views.headline import Headline

FORMULAS = {"line": "x ↦ (x, x²)", "xor": "(x₁, x₂) ↦ (x₁, x₁x₂)", "circles": "(x₁, x₂) ↦ (x₁², x₂²)"}
MEANING = """
A **feature map** sends each example into another space, where a straight line is a curved boundary here. No single
threshold separates the numbers between −2 and 2 from the others; after x ↦ (x, x²) a horizontal line does.
The exclusive or has no separating line; with the product x₁x₂ as a feature it has one. A disc in a ring becomes
separable by x₁² and x₂².

A **kernel** is an inner product after such a map, computed without the map. The polynomial kernel (1 + ⟨x, z⟩)² has all
products of two coordinates among its features. On the four corners of the exclusive or its machine is f = −x₁x₂, and
all four multipliers are 1/8.
"""


def headline(run: MapRun) -> Headline:
    """What the map changes on this sample."""
    after = "none" if run.separable_after else "not all separated"
    what = f"of {len(run.signs)} examples misclassified by a line without the map, {after} after it"
    return Headline(_wrong(run), what, by="no guarantee: about this sample only")


def before_caption() -> str:
    """How to read the examples before the map."""
    return "**Before the map.** Full circles are positive examples, open ones negative; rings mark the support vectors."


def after_caption(run: MapRun) -> str:
    """Which map it is."""
    return f"**After it: {FORMULAS[run.name]}**"


def sentence(run: MapRun) -> str:
    """What separates before, and after."""
    what = "threshold" if run.name == "line" else "line"
    start = f"Without the map {'a' if run.separable else 'no'} {what} separates the {len(run.signs)} examples"
    if not run.separable_after:
        return f"{start}; after it no line does either."
    return f"{start}; after it a **straight line** does, with **{pluralize(len(run.support), 'support vector')}**."


def more(run: MapRun) -> str:
    """The boundary in numbers, and the exact risks."""
    start = (
        f"Without the map no {'threshold' if run.name == 'line' else 'line'} separates the {len(run.signs)} examples; "
        f"the one with the smallest slack misclassifies **{_wrong(run)}**."
    )
    if run.name == "line":
        height = format_short(float(-run.offset / run.slope[1]))
        return f"{start} After it, x² = {height} does: positive beyond ±{format_number(run.crossing, 4)}."
    if run.name == "xor":
        return (
            f"{start} The polynomial kernel (1 + ⟨x, z⟩)² has the product among its features: its maximum-margin "
            "plane is **f(x) = −x₁x₂**. All four examples support it, each with the multiplier 1/8."
        )
    if run.separable:
        start = f"A line happens to separate these {len(run.signs)} examples."
    if not run.separable_after:
        return f"{start} After the map no line separates them either."
    return (
        f"{start} Its exact true risk is {format_short(run.risk_before or 0)}. After the map a line by "
        f"{pluralize(len(run.support), 'support vector')} separates all, with the exact true risk "
        f"**{format_short(run.risk_after or 0)}**."
    )


def _wrong(run: MapRun) -> int:
    return round(run.training_error_before * len(run.signs))
