"""Missing values: every way again by a plain loop, risks by a loop over patterns, and what may be expected of them."""

from itertools import product
from math import comb, prod
from typing import Any

import numpy as np
import pytest

from laboratory.topics import views
from laboratory.topics.comparing_learners.missing.run import LAWS, SAMPLES, WAYS, missing
from tests.sentences import facts
from tests.showing import trace

VIEW = views["comparing_learners.missing"]
GAP = 2


def chance(value: int, label: int, agree: float, share: float, law: str) -> float:
    """Of one value, 0, 1 or missing, given the label."""
    positive = agree if label else 1 - agree
    gone = share if law == "random" else share * positive
    if value == GAP:
        return gone
    held = positive if value else 1 - positive
    return held * (1 - share) if law == "random" or value else held


def share_of(column: list[int], value: int, kinds: int) -> float:
    return (column.count(value) + 1) / (len(column) + kinds)


def learned(way: str, X: np.ndarray, y: np.ndarray, pattern: tuple[int, ...]) -> int:
    """Naive Bayes with Laplace's rule, by counting lists; of equal scores 0."""
    rows = [(list(map(int, x)), int(label)) for x, label in zip(X, y, strict=True)]
    if way == "drop":
        rows = [(x, label) for x, label in rows if GAP not in x]
    modes = []
    for j in range(len(pattern)):
        known = [x[j] for x, _ in rows if x[j] != GAP]
        modes.append(int(known.count(1) > known.count(0)))
    scores = []
    for label in (0, 1):
        score = (sum(mine == label for _, mine in rows) + 1) / (len(rows) + 2)
        for j, value in enumerate(pattern):
            column = [x[j] for x, mine in rows if mine == label]
            if way == "own":
                score *= share_of(column, value, 3)
            elif way == "fill":
                filled = [modes[j] if each == GAP else each for each in column]
                score *= share_of(filled, modes[j] if value == GAP else value, 2)
            elif value != GAP:
                score *= share_of([each for each in column if each != GAP], value, 2)
        scores.append(score)
    return int(scores[1] > scores[0] * (1 + 1e-12))


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("way", WAYS)
def test_every_way_is_a_plain_loops(law: str, way: str) -> None:
    from laboratory.topics.comparing_learners.missing.run import _law, _sample

    agree, share, features, m = 0.75, 0.4, 3, 12
    run = missing(law, share, features, agree, m, 5)
    place = int(np.argmin(np.abs(run.shares - share)))
    rng = np.random.default_rng([5, round(1e6 * float(run.shares[place]))])
    X, y = _sample(rng, _law(agree, share, law), features, m)
    for sample in range(0, SAMPLES, 7):
        risk = 0.0
        for pattern in product(range(3), repeat=features):
            wrong = 1 - learned(way, X[sample], y[sample], pattern)
            risk += prod(chance(value, wrong, agree, share, law) for value in pattern) / 2
        assert run.risks[way][place, sample] == pytest.approx(risk, abs=1e-12)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.7])
def test_the_bayes_risk_at_random_is_that_of_a_vote_of_those_that_are_known(share: float) -> None:
    """Of 4 features k are known with the binomial law; of k votes the majority errs, and half the ties."""
    run = VIEW(features=4, agree=0.8, missing=share).run
    place = int(np.argmin(np.abs(run.shares - share)))
    risk = 0.0
    for k in range(5):
        errs = [1.0 if 2 * r < k else 0.5 * (2 * r == k) for r in range(k + 1)]
        votes = sum(comb(k, r) * 0.8**r * 0.2 ** (k - r) * errs[r] for r in range(k + 1))
        risk += comb(4, k) * (1 - share) ** k * share ** (4 - k) * votes
    assert run.bayes[place] == pytest.approx(risk, abs=1e-12)
    assert run.complete[place] == pytest.approx((1 - share) ** 4, abs=1e-12)


def test_no_way_is_below_the_bayes_risk_and_without_gaps_three_are_one() -> None:
    for law in LAWS:
        run = VIEW(law=law).run
        assert all((run.risks[way] >= run.bayes[:, None] - 1e-12).all() for way in WAYS)
        np.testing.assert_array_equal(run.risks["leave"][0], run.risks["drop"][0])
        np.testing.assert_array_equal(run.risks["leave"][0], run.risks["fill"][0])


def test_at_random_leaving_out_is_best_and_where_gaps_speak_their_own_value() -> None:
    """Means over 40 samples of exact risks; the differences are many standard errors of the paired differences."""
    cases: list[tuple[dict[str, Any], str]] = [({}, "leave"), ({"law": "ones", "missing": 0.5, "m": 200}, "own")]
    for values, best in cases:
        run = VIEW(**values).run
        place = int(np.argmin(np.abs(run.shares - values.get("missing", 0.3))))
        for way in set(WAYS) - {best}:
            apart = run.risks[way][place] - run.risks[best][place]
            assert apart.mean() > 5 * apart.std(ddof=1) / np.sqrt(SAMPLES)


@pytest.mark.parametrize("agree", [0.5, 0.7, 0.95])
def test_leaving_out_is_the_sum_over_all_ways_to_fill(agree: float) -> None:
    assert VIEW(agree=agree).run.posterior == pytest.approx(agree, abs=1e-12)


def test_figures_and_words_are_the_runs() -> None:
    result = VIEW()
    run = result.run
    for way, name in WAYS.items():
        np.testing.assert_array_equal(trace(result, 0, name)[1], run.mean(way))
    np.testing.assert_array_equal(trace(result, 1, "complete examples")[1], run.complete)
    assert "16.8\N{NO-BREAK SPACE}%" in result.sentence  # 0.7 to the fifth: 0.16807
    assert f"**{run.mean('own')[3]:.3g}**" in result.more
    assert result.headline.value == run.mean("leave")[3] and result.headline.at_least == run.bayes[3]
    assert "2 ways" in facts(VIEW(features=2).more)


def test_every_field_moves_the_run() -> None:
    usual = VIEW().run.mean("leave")
    for values in ({"law": "ones"}, {"features": 4}, {"agree": 0.8}, {"m": 60}, {"seed": 3}):
        assert not np.array_equal(VIEW(**values).run.mean("leave"), usual)
    assert len(VIEW(missing=0.25).run.shares) == 11
