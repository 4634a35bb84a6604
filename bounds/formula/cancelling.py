"""Special functions that are elementary, but lose their digits where doubles compute them as they are written."""

from collections.abc import Callable
from typing import Any

from bounds.formula.special_function import Special


def without_cancellation(fast: Callable[..., Any]) -> Callable[[Callable[..., Any]], Special]:
    """Make a special function of the formula below, which loses its digits where doubles compute it as it is written.

    `fast` computes it another way; balls, which can afford more digits, documents and slips keep to the formula.
    """

    def declare(plain: Callable[..., Any]) -> Special:
        def ball(*arguments: Any) -> Any:
            from bounds.formula.balls import computed  # brings flint

            return computed(plain, arguments)

        return Special(plain.__name__, fast, ball, plain=plain, read_in_place=True)

    return declare
