"""What the picture of a labelling means, in sentences computed from the result."""

from math import inf

from bounds import vc_dimension
from bounds.numbers import format_number
from bounds.vc.dichotomies.restriction import Hypothesis, Labels, Refutation, names, signs
from bounds.vc.shattering import Shattering


def verdict(result: Shattering) -> str:
    """Shattered or not, why, and what the VC dimension has to do with it."""
    size = len(result.points)
    if result.first_impossible is None or result.certificate is None:
        return (
            f"**Shattered.** For all labels of {_these(size)}, some hypothesis of the class gives them. The VC "
            f"dimension is therefore at least {size}. {_dimension(result, size)}"
        )
    return (
        f"**Not shattered.** No hypothesis of the class labels {_only(result.first_impossible)}. "
        f"{_sentence(result.certificate.words)} {_dimension(result, size)}"
    )


def _these(size: int) -> str:
    return "this point" if size == 1 else f"these {size} points"


def _only(labels: Labels) -> str:
    ones = [i for i, label in enumerate(labels) if label]
    if len(ones) in (0, len(labels)):
        return f"all of them {'positive' if ones else 'negative'}"
    return f"{names(ones)} positive and the other{'' if len(labels) - len(ones) == 1 else 's'} negative"


def _dimension(result: Shattering, size: int) -> str:
    known = vc_dimension(result.cls, **result.parameters)
    largest = known.upper
    if result.shattered:
        exact = "infinite" if largest == inf else format_number(int(largest))
        return f"It is {'exactly ' if largest == size else ''}{exact}."
    if largest == inf:
        return f"Other {size} points can be shattered: the VC dimension of the class is infinite."
    if size > largest:
        return f"No {size} points can be shattered: the VC dimension of the class is {format_number(int(largest))}."
    return f"Other {size} points can be shattered: the VC dimension of the class is {format_number(int(largest))}."


def _sentence(words: str) -> str:
    return words if words.endswith(".") else words + "."


def labels_shown(labels: Labels) -> str:
    """`+ − +`."""
    return signs(labels).replace("-", "−")


def reason_words(answer: Hypothesis | Refutation) -> str:
    """The hypothesis, or why there is none."""
    return answer.words if isinstance(answer, Hypothesis) else f"Impossible. {_sentence(answer.words)}"


def description(result: Shattering) -> str:
    """The board in words."""
    size = len(result.points)
    if not size:
        return "An empty board: no points are placed yet."
    places = ", ".join(f"point {i + 1} at ({', '.join(map(str, p))})" for i, p in enumerate(result.points))
    placed = f"{places[0].upper()}{places[1:]}"
    if result.first_impossible is None:
        return f"{placed}. Every labelling is possible."
    return f"{placed}. The figure shows an impossible labelling: {_only(result.first_impossible)}."


def panels_description(result: Shattering, panels: int) -> str:
    """The small pictures in words."""
    return (
        f"{panels} small pictures, one for each labelling. The shaded region is what a hypothesis labels positive. "
        f"{format_number(result.realized)} of all {format_number(result.total)} labellings are possible."
    )
