"""Classes made of classes: unions and products."""

from functools import reduce
from typing import TypeAlias

from bounds.classes.counted import Count
from bounds.classes.expressions import evaluate, in_latex
from bounds.classes.size import Size, plus, times

Part: TypeAlias = Count | int | str


def union(*parts: Part) -> Count:
    """At most the sum of the sizes. `parts`: counts, positive integers or expressions. Raises ValueError."""
    counts = _counted("union", parts)
    return Count(
        reduce(plus, (count.size for count in counts)),
        "A hypothesis of the union is in one of the classes, so there are at most as many as in all of them "
        "together; exactly as many where no two share one.",
        "+".join(_bracketed(count, "+") for count in counts),
        at_most=len(counts) > 1 or counts[0].at_most,
    )


def product(*parts: Part) -> Count:
    """The product of the sizes: one hypothesis chosen from each class. `parts` as in `union`. Raises ValueError."""
    counts = _counted("product", parts)
    return Count(
        reduce(times, (count.size for count in counts)),
        "One hypothesis is chosen from each class, independently: the sizes multiply. Where what is built from the "
        "choices may come out the same, this is an upper bound.",
        r"\cdot ".join(_bracketed(count, "*") for count in counts),
        at_most=any(count.at_most for count in counts),
    )


def _counted(owner: str, parts: tuple[Part, ...]) -> list[Count]:
    if not parts:
        raise ValueError(f"a {owner} needs at least one class")
    return [part if isinstance(part, Count) else of_given_size(part) for part in parts]


def of_given_size(size: Part) -> Count:
    """A size told outright: a positive integer or an expression; a `Count` stays. Raises ValueError."""
    if isinstance(size, Count):
        return size
    text = str(size) if isinstance(size, int) and not isinstance(size, bool) and size.bit_length() < 1300 else size
    if not isinstance(text, str):
        raise ValueError(f"a class size is a whole number or an expression such as '3**10 + 1'; got {size!r:.60}")
    value: Size = evaluate(text)
    return Count(value, "The size is given; only its logarithm is computed.", in_latex(text))


def _bracketed(count: Count, joined_by: str) -> str:
    plain = joined_by == "+" or not any(sign in count.latex for sign in "+-")
    return count.latex if plain else rf"\left({count.latex}\right)"
