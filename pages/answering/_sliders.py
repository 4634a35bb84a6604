"""A slider under every field that holds a number. The text of the field decides; the slider only changes it."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bounds.display.calls import typed
from bounds.solving.slider_values import typical_values, values_around
from bounds.theorem import Theorem
from pages.answering.sliders import Slider, sliders
from pages.widgets.class_link import is_hidden
from pages.widgets.inputs import field_label


class TargetField(NamedTuple):
    """The `field` of the target and its label, the `value` in it, and the `usual` one."""

    field: str
    label: str
    value: float | None
    usual: float


def slide(theorem: Theorem, inputs: Mapping[str, Any], target: TargetField, moved: Callable[[bool], object]) -> None:
    """Draw a slider under every field of the theorem's variables, and under that of the target."""
    results = [_slider(name, field_label(theorem.variable(name)), typical_values(theorem.variable(name)), value)
             for name, value in inputs.items()]  # fmt: skip
    results.append(_slider(target.field, target.label, values_around(theorem.returns, target.usual), target.value))
    sliders([slider for slider in results if slider is not None], moved)


def _slider(field: str, label: str, stops: Sequence[int | float], now: Any) -> Slider | None:
    """With a stop for the present number, whatever that is; none where there is no number, or no field, to move."""
    if now is None or not stops or is_hidden(field):
        return None
    here = now if isinstance(now, int) else float(now)
    below, above = (
        [typed(stop) for stop in stops if (stop < here) is under and stop != here] for under in (True, False)
    )
    return Slider(field, label, [*below, typed(now), *above], len(below))
