"""A view of one's own passes `check_view`, and whatever is wrong with one is refused by the check of that name."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from bounds import theorems
from bounds.numbers import at_most
from bounds.vocabulary.domain import Interval, integers
from laboratory.figures.curves import curve
from laboratory.figures.figure import Figure
from laboratory.figures.marks import dots
from laboratory.figures.roles import GUARANTEE, TRAINING, TRUTH, Role
from laboratory.figures.theme import figure
from laboratory.testing import check_view, checks
from laboratory.testing.repeating import samples_are_typical
from laboratory.testing.runs import runs_of
from laboratory.views.fields import Number, Seed
from laboratory.views.handles import Handle
from laboratory.views.headline import Headline
from laboratory.views.view import Drawing, Guarantee, Player, View

RUNS = count()
COINS = count()
WHOLE = dict.fromkeys(("headline", "sentence"), "nothing changes")


@dataclass(frozen=True)
class Tossed:
    shares: list[float]
    chance: float

    @property
    def gap(self) -> float:
        return abs(self.shares[-1] - self.chance)


def tossed(m: int, chance: float, seed: int) -> Tossed:
    next(RUNS)
    heads = np.random.default_rng(seed).random(m) < chance
    return Tossed((np.cumsum(heads) / np.arange(1, m + 1)).tolist(), chance)


def tossed_otherwise(m: int, chance: float, seed: int) -> Tossed:
    """Another sample each time, whatever the seed."""
    return tossed(m, chance, next(COINS))


def tossed_without(m: int, chance: float, seed: int) -> Tossed:
    return tossed(m, chance, 0)


def shares(run: Tossed, theme: str) -> Figure:
    fig = figure(theme)
    curve(fig, range(1, len(run.shares) + 1), run.shares, TRAINING.called("share of heads"))
    curve(fig, [1, len(run.shares)], [run.chance] * 2, TRUTH.called("probability"))
    return fig


def drawn_as(role: Role) -> Callable[..., Figure]:
    """The share of heads as a mark of that role."""

    def drawing(run: Tossed, theme: str) -> Figure:
        fig = shares(run, theme)
        dots(fig, [len(run.shares)], run.shares[-1:], role, f"{role.name}: %{{y}}")
        return fig

    return drawing


def drawn_to_a_thousand(run: Tossed, theme: str) -> Figure:
    fig = figure(theme, xaxis={"type": "log", "range": [0, 1_000], "dtick": 1})
    curve(fig, range(1, len(run.shares) + 1), run.shares, TRAINING.called("share of heads"))
    return fig


def in_words(run: Tossed) -> str:
    return f"The share of heads ends at {run.shares[-1]:.2f}."


def headline(run: Tossed) -> Headline:
    bound = theorems["hoeffding_two_sided"](m=len(run.shares), delta=0.05)
    return Headline(run.gap, "gap", at_most=bound, by="Hoeffding's inequality")


def table(run: Tossed) -> dict[str, list[float]]:
    return {"toss": list(range(1, len(run.shares) + 1)), "share": run.shares}


class Rough(Number):
    """Spells one digit of its number."""

    def to_text(self, value: Any) -> str:
        return f"{value:.1g}"


def probability(kind: type[Number] = Number) -> Number:
    return kind("chance", "Probability", "probability of heads", Interval(0, 1), 0.25, (0, 1))


def tosses(least: int = 1) -> Number:
    return Number("m", "Tosses m", "number of tosses", integers(least, 1_000), 100, (10, 1_000), log=True)


WORDS: dict[str, Any] = {
    "headline": headline,
    "sentence": lambda run: f"After {len(run.shares)} tosses the share is {run.gap:.2f} away from the probability.",
    "MEANING": "Hoeffding's inequality bounds the distance of a mean from its expectation.",
}


def view(m: Number | None = None, chance: Number | None = None, **changed: Any) -> View:
    said = {name: changed.pop(name) for name in [*WORDS, "more"] if name in changed}
    usual: dict[str, Any] = dict(
        fields=(m or tosses(), chance or probability(), Seed()),
        run=tossed,
        drawings=(Drawing(shares, in_words),),
        text=SimpleNamespace(**WORDS | said),
        table=table,
        snippet_outputs=("run.gap",),
        guarantees=(Guarantee("hoeffding_two_sided", lambda run: {"m": len(run.shares), "delta": 0.05}),),
        presets={"Fair coin": {"chance": 0.5}},
    )
    return View(**(usual | changed))


def beyond(run: Tossed) -> list[Handle]:
    return [Handle("share", x="m", y=run.shares[-1], sets=lambda m: {"m": -1})]


BROKEN: dict[str, tuple[Callable[[], View], str]] = {
    "a headline that is no number": (
        lambda: view(headline=lambda run: Headline(np.nan, "gap")),
        "headline_is_a_number",
    ),
    "a field that does not read back": (lambda: view(chance=probability(Rough)), "fields_read_back"),
    "a figure without words": (lambda: view(drawings=(Drawing(shares, ""),)), "figures_are_told_in_words"),
    "words without a number": (lambda: view(drawings=(Drawing(shares, "A curve."),)), "figures_are_told_in_words"),
    "nan in a sentence": (lambda: view(more=lambda run: f"It is {np.nan}."), "draws_says_and_tabulates"),
    "columns unequally long": (lambda: view(table=lambda run: {"a": [1], "b": [1, 2]}), "draws_says_and_tabulates"),
    "a long sentence": (lambda: view(sentence=lambda run: "so many words " * 9), "one_sentence_says_what_to_notice"),
    "a minus sign that is a hyphen": (lambda: view(more=lambda run: "It is -2."), "numbers_are_written_as_numbers"),
    "thousands without a comma": (lambda: view(more=lambda run: "Of 2500."), "numbers_are_written_as_numbers"),
    "a power in letters": (lambda: view(MEANING="It takes 2^d bits."), "numbers_are_written_as_numbers"),
    "one of many": (lambda: view(more=lambda run: "It takes 1 steps."), "numbers_are_written_as_numbers"),
    "a number that is read above its bound": (
        lambda: view(
            headline=lambda run: Headline(0.40777, "gap", at_most=0.40777, measured_text="0.408", rests_on=())
        ),
        "rounding_keeps_the_bound",
    ),
    "a door with a possessive": (
        lambda: view(guarantees=(Guarantee("hoeffding_two_sided", lambda run: None, "Hoeffding's bound"),)),
        "doors_are_called_by_what_they_open",
    ),
    "a caption of one theme": (
        lambda: view(drawings=(Drawing(shares, in_words, "Darker: the share."),)),
        "captions_hold_in_both_themes",
    ),
    "a theorem called by its file": (
        lambda: view(MEANING="See hoeffding_two_sided."),
        "theorems_are_called_by_words",
    ),
    "numbers that no theorem takes": (
        lambda: view(guarantees=(Guarantee("hoeffding_two_sided", lambda run: {"m": 0, "delta": 2}),)),
        "guarantees_open_in_the_calculator",
    ),
    "a guarantee of a theorem that is not opened": (
        lambda: view(headline=lambda run: Headline(run.gap, "gap", at_most=0.5, theorem="hoeffding_one_sided")),
        "guarantee_says_what_it_rests_on",
    ),
    "a guarantee of nobody": (
        lambda: view(headline=lambda run: Headline(run.gap, "gap", at_most=0.5)),
        "guarantee_says_what_it_rests_on",
    ),
    "a theorem's guarantee that claims to rest on nothing": (
        lambda: view(headline=lambda run: replace(headline(run), rests_on=())),
        "guarantee_says_what_it_rests_on",
    ),
    "a number of another theorem that is told as if it were sure": (
        lambda: view(
            guarantees=(
                Guarantee("hoeffding_two_sided", lambda run: {"m": len(run.shares), "delta": 0.05}),
                Guarantee("hoeffding_one_sided", lambda run: {"m": len(run.shares), "delta": 0.05}),
            ),
            more=lambda run: f"On one side it is at most {at_most(one_sided(len(run.shares)))} away.",
        ),
        "guarantee_says_how_often_it_holds",
    ),
    "a door with numbers of something else": (
        lambda: view(
            headline=lambda run: replace(headline(run), theorem="hoeffding_two_sided"),
            guarantees=(Guarantee("hoeffding_two_sided", lambda run: {"m": 7_919, "delta": 0.05}),),
        ),
        "doors_carry_the_numbers_shown",
    ),
    "a step without a name": (
        lambda: view(player=Player("Toss", 3, step_text=lambda run: "")),
        "every_step_can_be_looked_at",
    ),
    "words that stay while steps go on": (lambda: view(player=Player("Toss", 3)), "words_follow_the_step"),
    "a reason for a headline that follows the step": (
        lambda: view(player=Player("Toss", 3, whole_run=WHOLE), headline=lambda step: Headline(step, "tosses")),
        "words_follow_the_step",
    ),
    "a reason for a sentence that follows the step in some runs only": (
        lambda: view(
            player=Player("Toss", 3, whole_run={"headline": "", "sentence": WHOLE["sentence"]}),
            headline=lambda step: Headline(step, "tosses"),
            sentence=lambda run, step: f"{step if len(run.shares) == 100 else 0} tosses.",
            presets={"Long": {"m": 200}},
        ),
        "words_follow_the_step",
    ),
    "a headline that opens on nothing": (
        lambda: view(headline=lambda run: Headline(run.gap, "gap", by="vacuous bound: it is above 1")),
        "opens_on_an_informative_bound",
    ),
    "a caption of what is not drawn": (
        lambda: view(drawings=(Drawing(shares, in_words, "Diamonds are examples."),)),
        "captions_speak_of_what_is_drawn",
    ),
    "a logarithmic axis that ends at the number, not at its power of ten": (
        lambda: view(drawings=(Drawing(drawn_to_a_thousand, in_words),)),
        "logarithmic_axes_end_near_what_is_drawn",
    ),
    "a sample that is hidden from those who guess": (
        lambda: view(drawings=(Drawing(drawn_as(TRAINING.called("examples")), in_words),)),
        "a_guess_hides_what_was_measured",
    ),
    "a measured curve that those who guess see": (
        lambda: view(drawings=(Drawing(drawn_as(TRAINING.beforehand), in_words),)),
        "a_guess_hides_what_was_measured",
    ),
    "what is measured in the look of a bound": (
        lambda: view(drawings=(Drawing(drawn_as(GUARANTEE.but(bound=False)), in_words),)),
        "only_bounds_look_like_bounds",
    ),
    "a run that ignores its seed": (lambda: view(run=tossed_without), "another_seed_is_another_run"),
    "a run that cannot be had again": (lambda: view(run=tossed_otherwise), "snippet_makes_the_same_run"),
    "a preset with a rare sample": (lambda: view(presets={"Lucky": {"seed": rarest()}}), "samples_are_typical"),
    "an end at which it breaks": (lambda: view(tosses(least=0)), "stands_at_both_ends"),
    "a handle beyond its field": (
        lambda: view(drawings=(Drawing(shares, in_words, handles=beyond),)),
        "fields_take_where_handles_are_let_go",
    ),
}


def one_sided(m: int) -> float:
    """Hoeffding's inequality, by hand."""
    return math.sqrt(math.log(20) / (2 * m))


def rarest() -> int:
    """Of a thousand seeds the one with the largest gap: a sample that nobody would see."""
    return max(range(1_000), key=lambda seed: tossed(100, 0.25, seed).gap)


def test_a_view_of_ones_own_passes_them_all_and_is_run_once_for_those_that_only_look() -> None:
    mine = view()
    check_view(mine)
    before = next(RUNS)
    for name in ("headline_is_a_number", "draws_says_and_tabulates", "captions_speak_of_what_is_drawn"):
        checks[name](mine)
    assert next(RUNS) == before + 1, "nothing was tossed in between"
    assert runs_of(mine) is runs_of(mine) and runs_of(mine) is not runs_of(replace(mine))


@pytest.mark.parametrize("fault", BROKEN)
def test_what_is_wrong_is_refused_by_the_check_of_that_name(fault: str) -> None:
    broken, check = BROKEN[fault]
    checks[check](view())
    with pytest.raises(AssertionError) as refused:
        checks[check](broken())
    start = f"the view fails {check}"
    assert str(refused.value).startswith(start) and len(str(refused.value)) > len(f"{start}: ")


def test_a_chosen_seed_is_held_against_others_every_day_wherever_it_stands() -> None:
    presets: dict[str, dict[str, Any]] = {"Fair coin": {"chance": 0.5}, "Rare heads": {"chance": 0.1}}
    samples_are_typical(view(presets=presets), most=1)
    with pytest.raises(AssertionError, match="Lucky"):
        samples_are_typical(view(presets={**presets, "Lucky": {"seed": rarest()}}), most=1)


def test_all_that_failed_is_told_at_once() -> None:
    with pytest.raises(ExceptionGroup) as refused:
        check_view(view(chance=probability(Rough), drawings=(Drawing(shares, ""),)))
    entries = {str(exception).split(" fails ")[1].split(":")[0].split(",")[0] for exception in refused.value.exceptions}
    assert {"fields_read_back", "figures_are_told_in_words"} <= entries
