"""What dichotomies mean, in sentences: exactly where it is decided, at least where it is not."""

from collections.abc import Sequence

from bounds.numbers import format_number, pluralize
from bounds.vc.dichotomies.restriction import Labels, signs
from bounds.vc.own.dichotomies import Dichotomies, GrowthValue
from bounds.vc.own.exploring import Exploration

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
    """The VC dimension on these points: `3`, `at least 3`, `at least 3, at most 4`."""
    largest = dichotomies.largest_shattered
    if largest.is_exact:
        return str(largest.size)
    upper = "" if largest.at_most is None else f", at most {largest.at_most}"
    return f"at least {largest.size}{upper}"


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


def explored_in_words(exploration: Exploration) -> str:
    """What was looked at without success: everything, or only so much."""
    size = pluralize(exploration.dimension + 1, "point")
    if not exploration.missed and not exploration.is_by_functions:
        return f"Sets of {size} were not tried."
    if exploration.is_by_functions and not exploration.by_kinds:
        p = exploration.functions or 0
        return (
            f"What is compared is linear in {pluralize(p, 'function')} of the point: of {pluralize(p + 1, 'point')} a "
            "combination of its values is the same for all parameters, and its signs are impossible labels (Dudley)."
        )
    if exploration.is_exact:
        kinds = "one kind" if exploration.missed == 1 else f"{format_number(exploration.missed)} kinds"
        return f"All sets of {size} are of {kinds} in how the comparisons are ordered. None is shattered."
    return f"None of the {exploration.missed} sets of {size} that were tried is shattered. That is no proof."
