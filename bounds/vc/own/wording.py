"""What dichotomies mean, in sentences: exactly where it is decided, at least where it is not."""

from collections.abc import Sequence
from math import inf

from bounds.numbers import format_number, pluralize
from bounds.vc.dichotomies.restriction import Labels, signs
from bounds.vc.own.dichotomies import Dichotomies, GrowthValue
from bounds.vc.own.exploring import Exploration
from bounds.vc.own.half_planes import LINE, HalfPlanes
from bounds.vc.own.upper_bound import UpperBound

EXACTLY = "Every hypothesis of the class was looked through."
NOT_MET = "Thousands of parameters were tried. A labelling that none of them gives may still be possible."


def how(dichotomies: Dichotomies) -> str:
    """How far the counts can be relied on."""
    return EXACTLY if dichotomies.is_exact else NOT_MET


def verdict(dichotomies: Dichotomies) -> str:
    """`shatters`, `does not shatter`, or that nobody knows."""
    return {True: "shatters", False: "does not shatter", None: "was not seen to shatter"}[dichotomies.shattered]


def counted(dichotomies: Dichotomies) -> str:
    """`7 of 8 labellings`, or at least so many."""
    return f"{least(dichotomies.is_exact)}{dichotomies.realized:,} of {dichotomies.total:,} labellings"


def least(is_exact: bool) -> str:
    """What stands before a count that may be larger."""
    return "" if is_exact else "at least "


def labels_in_words(labels: Labels, names: tuple[str, ...]) -> str:
    """`+ - + (1 at 0, 2)`."""
    ones = [name for name, value in zip(names, labels, strict=True) if value]
    return f"{signs(labels)} ({'only ' + ', '.join(ones) + ' labelled +' if ones else 'no point labelled +'})"


def dimension_in_words(dichotomies: Dichotomies) -> str:
    """The VC dimension on these points: `3`, `at least 3`, `between 3 and 4`."""
    largest = dichotomies.largest_shattered
    return _between(largest.size, largest.at_most)


def _between(lower: int, upper: int | None) -> str:
    if upper is None:
        return f"at least {lower}"
    return str(lower) if lower == upper else f"between {lower} and {upper}"


def dimension_headline(lower: float, upper: float | None, where: str = "") -> tuple[str, str]:
    """A number, or two, and what it says: `4`, `4 to 16`, `≥ 4`, and words such as `contains the VC dimension`."""
    number = _in_digits(lower)
    if upper is None:
        return f"≥ {number}", f"is known of the VC dimension{where}"
    if upper > lower:
        return f"{number} to {_in_digits(upper)}", f"contains the VC dimension{where}"
    return number, f"is the VC dimension{where}"


def _in_digits(dimension: float) -> str:
    return "∞" if dimension == inf else format_number(int(dimension))


def shattered_in_words(dichotomies: Dichotomies) -> str:
    """The points that are shattered."""
    points = dichotomies.largest_shattered.points
    return " ".join(dichotomies.names[i] for i in points) if points else "no point: all hypotheses agree on each"


def larger_in_words(dichotomies: Dichotomies) -> str:
    """What fails for one point more: the search that shows it."""
    largest = dichotomies.largest_shattered
    size = pluralize(largest.size + 1, "point")
    if largest.lacking is None and largest.size < dichotomies.size:
        return f"There are too many sets of {size} to look at all."
    if largest.lacking is None:
        return "All points are shattered; there is no larger set of them."
    chosen, labels = largest.lacking
    points = " ".join(dichotomies.names[i] for i in chosen)
    if largest.is_exact and largest.sets == 1:
        return f"The only set of {size} is not shattered: {points} lacks {signs(labels)}."
    if largest.is_exact:
        return f"None of all {format_number(largest.sets)} sets of {size} is shattered: {points} lacks {signs(labels)}."
    return f"No set of {size} was seen to be shattered: {points} was not seen with {signs(labels)}."


def growth_in_words(value: GrowthValue) -> str:
    """A value of the growth function: `7`, `at least 7`, `7 to 12`."""
    if value.is_exact or value.at_most is None:
        return f"{least(value.is_exact)}{format_number(value.at_least)}"
    return f"{format_number(value.at_least)} to {format_number(value.at_most)}"


def break_point(values: Sequence[GrowthValue]) -> int | None:
    """The first m at which no m points are shattered, where that is known."""
    return next((v.m for v in values if v.at_most is not None and v.at_most < v.everything), None)


def explored_dimension_in_words(exploration: Exploration) -> str:
    """The VC dimension: `3`, `at least 4`, `between 4 and 16`."""
    return _between(exploration.dimension, exploration.at_most)


def explored_in_words(exploration: Exploration) -> str:
    """Why no set of one point more is shattered, or what was tried without success."""
    size = pluralize(exploration.dimension + 1, "point")
    if exploration.is_decided:
        return f"No set of {size} is shattered. {_contradiction_in_words(exploration)}"
    above = "" if exploration.bound is None else bound_in_words(exploration.bound)
    if exploration.is_exact:
        return f"No set of {size} is shattered. {above}"
    if not exploration.missed:
        return f"Sets of {size} were not tried. {above}".strip()
    tried = f"None of the {exploration.missed} sets of {size} that were tried is shattered. That is no proof."
    return f"{tried} {above}".strip()


def _contradiction_in_words(exploration: Exploration) -> str:
    """The labellings that no points get all of."""
    contradiction = exploration.contradiction
    if not contradiction:
        orders = pluralize(exploration.sizes[-1].orders, "order")
        return f"The order of each coordinate decides alone: {orders} of {exploration.dimension + 1} points show it."
    if len(contradiction[0]) == 1:
        return "No point gets both labels: the solver Z3 shows it."
    order = "from left to right" if len(exploration.coordinates) == 1 else f"in order of {exploration.coordinates[0]}"
    if len(contradiction) == 1:
        return f"No points {order} get {signs(contradiction[0])}: the solver Z3 shows it."
    listed = ", ".join(map(signs, contradiction))
    return f"No points {order} get all of {listed}: the solver Z3 shows that the inequalities contradict each other."


def bound_in_words(bound: UpperBound) -> str:
    """Half-planes around a polygon; or Dudley's theorem for each comparison, then a product of counts."""
    if not bound.functions:
        return "No parameter makes a difference."
    if bound.is_by_half_planes and bound.half_planes is not None:
        return _by_half_planes(bound.half_planes)
    if len(bound.functions) == 1:
        functions = pluralize(bound.functions[0], "function")
        return f"Parameters multiply {functions} of the point, so it is at most {bound.dimension} (Dudley 1978)."
    dimensions = ", ".join(map(str, sorted(bound.functions)))
    m = bound.dimension + 1
    count = "counting as Sauer and Cover did" if any(each.is_linear for each in bound.signs) else "by Sauer's lemma"
    return (
        f"It is at most {bound.dimension}: the comparisons have VC dimension at most {dimensions} (Dudley 1978), so, "
        f"{count}, {m} points get at most {format_number(bound.labellings(m))} labellings, fewer than 2^{m}."
    )


def _by_half_planes(half_planes: HalfPlanes) -> str:
    joined = "union" if half_planes.is_union else "intersection"
    begin = f"It is at most {half_planes.dimension}: every hypothesis is the {joined} of {half_planes.number}"
    if half_planes.space == LINE:
        return f"{begin} half-lines, so {'its complement' if half_planes.is_union else 'it'} is an interval."
    corners, alternate = half_planes.dimension + 1, (half_planes.dimension + 1) // 2
    return (
        f"{begin} half-planes. Around a convex polygon of {corners} corners alternate labels take {alternate}, since "
        "none separates two corners from those on either side of them."
    )
