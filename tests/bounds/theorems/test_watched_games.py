"""Games that are watched all the time: the exact chance that they ever go beyond the bound for all times."""

from math import exp, log

import numpy as np
import pytest

from bounds import theorems


def chance_ever(p: float, rounds: int, level: float) -> float:
    """That heads less p times the tosses ever reach the level, of so many tosses of a coin: toss by toss."""
    alive, reached = np.array([1.0]), 0.0
    for toss in range(1, rounds + 1):
        alive = np.append(alive, 0) * (1 - p) + np.append(0, alive) * p
        beyond = np.arange(toss + 1) - p * toss >= level
        reached += float(alive[beyond].sum())
        alive[beyond] = 0
    return reached


@pytest.mark.parametrize("delta", [0.5, 0.1, 0.001])
@pytest.mark.parametrize("p", [0.5, 0.1, 0.01, 0.95])
def test_a_coin_seldom_ever_goes_beyond_freedmans_bound(p: float, delta: float) -> None:
    for rounds in (1, 10, 300):
        inputs = dict(delta=delta, variances=rounds * p * (1 - p), largest_step=1 - p)
        assert chance_ever(p, rounds, theorems["freedman"](**inputs) + 1e-9) <= delta


@pytest.mark.parametrize("t", [0.5, 3.0, 20.0])
@pytest.mark.parametrize("v", [0.0, 1.0, 50.0])
def test_freedmans_bound_is_the_tail_turned_round_and_weaker_than_his_own_first(t: float, v: float) -> None:
    """exp(-t²/(2(v + bt/3))), and (v/(v + t))^(v + t) e^t for steps of at most 1, which is never more."""
    for b in (0.3, 1.0, 4.0):
        tail = exp(-(t**2) / (2 * (v + b * t / 3)))
        assert theorems["freedman"](delta=tail, variances=v, largest_step=b) == pytest.approx(t)
    first = exp(t) * (v / (v + t)) ** (v + t)
    assert first <= exp(-(t**2) / (2 * (v + t / 3)))


def test_freedmans_variances_are_worth_knowing() -> None:
    """Steps of at most 1 have variance 1 at most: at its largest, Azuma's bound is better, at 0.01 much worse."""
    azuma = theorems["azuma_hoeffding"](delta=0.05, squares=1000)
    assert theorems["freedman"](delta=0.05, variances=1000, largest_step=1) > azuma
    assert theorems["freedman"](delta=0.05, variances=10, largest_step=1) < azuma / 8


def test_double_or_nothing_reaches_every_power_of_two_just_as_often_as_ville_allows() -> None:
    for j in range(1, 30):
        assert theorems["ville"](start=1, level=2**j) == 0.5**j


@pytest.mark.parametrize("stake", [0.05, 0.3, 0.9])
def test_a_capital_seldom_ever_reaches_a_level(stake: float) -> None:
    """Its law after each toss, by the number of tosses won; whoever has reached the level leaves."""
    for level in (1.5, 4.0, 50.0):
        alive, reached = np.array([1.0]), 0.0
        for toss in range(1, 301):
            alive = (np.append(alive, 0) + np.append(0, alive)) / 2
            wins = np.arange(toss + 1)
            beyond = wins * log(1 + stake) + (toss - wins) * log(1 - stake) >= log(level)
            reached += float(alive[beyond].sum())
            alive[beyond] = 0
        assert reached <= theorems["ville"](start=1, level=level) + 1e-12


@pytest.mark.parametrize("risk", [0.5, 0.6, 0.9])
@pytest.mark.parametrize("bet", [0.1, 0.4])
def test_mistakes_seldom_ever_look_so_few(risk: float, bet: float) -> None:
    """Of every report of up to 30 examples: the chance that its p-value, or a smaller one, is ever seen within 200."""
    p_value = theorems["anytime_p_value"]
    grid = np.arange(201)
    ever = {}
    for m, errors in ((1, 0), (5, 0), (10, 1), (30, 9)):
        reported = p_value(m=m, errors=errors, doubted=0.5, bet=bet)
        alive, reached = np.array([1.0]), 0.0
        for seen in range(1, 201):
            alive = np.append(alive, 0) * (1 - risk) + np.append(0, alive) * risk
            result = p_value(m=seen, errors=grid[: seen + 1], doubted=0.5, bet=bet)
            low = result <= reported * (1 + 1e-12)
            reached += float(alive[low].sum())
            alive[low] = 0
        ever[m] = reached, reported
    assert all(reached <= reported + 1e-12 for reached, reported in ever.values())


def test_an_e_value_is_what_a_stake_of_one_has_become() -> None:
    """Bet by bet, at odds that are fair if the risk is 0.4: right answers pay 0.8/0.6, mistakes leave 0.2/0.4."""
    capital = 1.0
    for wrong in (False, False, True, False, False, False, True, False):
        capital *= 0.2 / 0.4 if wrong else 0.8 / 0.6
    assert theorems["anytime_p_value"](m=8, errors=2, doubted=0.4, bet=0.2) == pytest.approx(1 / capital)


def test_the_best_bet_is_the_share_of_mistakes() -> None:
    result = theorems["anytime_p_value"].optimize("bet", m=100, errors=20, doubted=0.5)
    assert result.value == pytest.approx(0.2, rel=1e-3) and not result.certified


def test_a_step_longer_than_told_breaks_freedmans_bound() -> None:
    """One step of 1 with chance 0.06, else of -0.06/0.94: told to be at most 0.1, it exceeds the bound too often."""
    variance = 0.06 + 0.06**2 / 0.94
    assert theorems["freedman"](delta=0.05, variances=variance, largest_step=1) > 1
    assert theorems["freedman"](delta=0.05, variances=variance, largest_step=0.1) < 1


def test_a_capital_that_may_fall_below_zero_breaks_villes() -> None:
    """Tosses for 1, on credit: from 1 the walk reaches 10 with more than a chance of 1/10, soon."""
    alive, reached = np.array([1.0]), 0.0
    for toss in range(1, 2001):
        alive = (np.append(alive, 0) + np.append(0, alive)) / 2
        beyond = 1 + 2 * np.arange(toss + 1) - toss >= 10
        reached += float(alive[beyond].sum())
        alive[beyond] = 0
    assert reached > 0.5 > theorems["ville"](start=1, level=10)
