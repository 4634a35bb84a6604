"""Every view of every laboratory passes the checks of `laboratory.testing`."""

from functools import partial
from typing import Any

import pytest

from bounds.testing.checking import Check
from laboratory.testing import checks
from laboratory.testing.fields import labels_are_words_of_their_meaning, stands_at_both_ends
from laboratory.testing.figures import a_guess_hides_what_was_measured
from laboratory.testing.repeating import another_seed_is_another_run, samples_are_typical
from laboratory.testing.runs import runs_of
from laboratory.testing.words import opens_on_an_informative_bound
from laboratory.topics import views
from tests.all_told import each
from tests.running.turns import preset_by_turns

# Labels plainer than what they mean: a probability to predict from, Lipschitz's constant.
PLAINER = {"Threshold", "Slope c"}
# Points in general position have as many labellings by halfspaces, whatever the seed; by boxes they have not.
TELLING = {"rademacher_and_vc.growth": {"family": "boxes"}}
# Names of what is known beforehand elsewhere, and tells here of what was computed: how much an example weighs or loses,
# an interval around what was measured, and the Bayes risk where it is the headline's number.
COMPUTED = {
    "boosting.adaboost": ("positive", "negative"), "boosting.geometry": ("positive", "negative"),
    **dict.fromkeys((f"broken_assumptions.{kind}" for kind in ("repeat", "drift", "noise", "look")), ("guaranteed",)),
    "kernels.representer": ("examples",), "svm_and_kernels.hinge": ("examples",), "svm_and_kernels.tube": ("examples",),
    "metrics.roc": ("bound: ",), "metrics.eta": ("Bayes risk",),
}  # fmt: skip
# Why a view has no values at which its bound is informative.
VACUOUS = {
    "dimensions.sensing": "d = 60 entries, the most that are decoded here, are fewer than the theorem ever needs"
}
# Of what runs a view many times over: a part each day, and all of it in the exhaustive run.
EVERYDAY: dict[str, dict[str, Any]] = {"stands_at_both_ends": {"by_turns": True}, "samples_are_typical": {"most": 0}}

each_view = pytest.mark.parametrize("place", views)


def known_of(place: str, check: str) -> Check:
    """The check, told what is known of this view."""
    known: dict[str, Check] = {
        "labels_are_words_of_their_meaning": partial(labels_are_words_of_their_meaning, plainer=PLAINER),
        "a_guess_hides_what_was_measured": partial(a_guess_hides_what_was_measured, computed=COMPUTED.get(place, ())),
        "opens_on_an_informative_bound": partial(opens_on_an_informative_bound, but=VACUOUS.get(place, "")),
        "another_seed_is_another_run": partial(another_seed_is_another_run, telling=TELLING.get(place)),
    }
    return partial(known.get(check, checks[check]), **EVERYDAY.get(check, {}))


@pytest.mark.parametrize("place", COMPUTED)
def test_what_tells_of_the_run_is_hidden_from_those_who_guess(place: str) -> None:
    with pytest.raises(AssertionError) as refused:
        checks["a_guess_hides_what_was_measured"](views[place])
    assert COMPUTED[place][0] in str(refused.value)


@each_view
def test_it_passes(place: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runs_of(views[place]), "tried", preset_by_turns(place))
    every_check_passes(place)


@pytest.mark.exhaustive("every preset of every view, not one of them by turns")
@each_view
def test_it_passes_at_every_preset(place: str) -> None:
    every_check_passes(place)


def every_check_passes(place: str) -> None:
    def it_passes(check: str) -> None:
        known_of(place, check)(views[place])

    each(it_passes, list(checks))


@pytest.mark.exhaustive("the samples of usual values and of every preset beside nineteen others each")
@each_view
def test_the_sample_of_each_preset_is_typical(place: str) -> None:
    samples_are_typical(views[place])


@pytest.mark.exhaustive("both ends of every number of every view, not one of them by turns")
@each_view
def test_it_stands_at_both_ends_of_every_number(place: str) -> None:
    stands_at_both_ends(views[place])


def test_many_views_run_along_something_and_have_handles() -> None:
    """Else the checks of either would hold of nothing."""
    drawings = [entry.view.drawings for entry in views.values()]
    assert sum(any(trace.axes for trace in drawing) for drawing in drawings) > 40
    assert sum(any(trace.handles is not None for trace in drawing) for drawing in drawings) > 10
