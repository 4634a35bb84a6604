"""What a learner says of itself after the first run, and where it is read."""

import numpy as np
from click.testing import CliRunner
from sklearn.dummy import DummyClassifier

from laboratory.command_line import main
from laboratory.experiments import sweep
from laboratory.experiments.remarks import remarks_of
from laboratory.experiments.trial import run_trial
from laboratory.topics.learning_curves.text import remarks_in_words
from laboratory.worlds.real_world import RealWorld
from learners import SVC, Perceptron, SigmoidUnit
from learners.shared.remarks import NOT_CONVERGED, ONE_CLASS
from tests.sentences import facts

BREAST = RealWorld("breast_cancer")


def test_a_word_is_worked_out_where_it_is_read_only() -> None:
    def said(learner: object) -> str:
        return " ".join(remarks_of(run_trial(learner, BREAST, 40, np.random.default_rng(0))))

    trial = run_trial(SVC(), BREAST, 40, np.random.default_rng(0))
    assert f"scale is {1 / (30 * np.var(trial.sample.X)):.2g}"[:9] in said(SVC())
    assert "scale" not in said(SVC(gamma=0.5)) + said(SVC(kernel="linear"))
    assert said(DummyClassifier()) == ""


def test_a_learner_says_that_it_answers_one_class_only() -> None:
    X, y = np.arange(8.0)[:, np.newaxis], np.array([0, 1] * 4)
    assert SigmoidUnit(max_iter=1).fit(X, [0, 0, 0, 0, 0, 0, 0, 1]).remarks(X)[ONE_CLASS] == "0"
    fitted = Perceptron(max_iter=5).fit(X, y)
    assert NOT_CONVERGED in fitted.remarks(X) and ONE_CLASS in fitted.remarks([[100.0]])
    assert ONE_CLASS not in Perceptron(labels=None).fit(X, [1] * 8).remarks(X), "it was taught one class only"


def test_the_first_run_tells_and_only_at_the_largest_size() -> None:
    runs = list(sweep(SigmoidUnit(), BREAST, (20, 60), 2, 3, workers=1))
    assert [bool(row["remarks"]) for rows in runs for row in rows] == [False, True, False, False]
    first, *_ = remarks_in_words(row for rows in runs for row in rows)
    assert "run, 60" in facts(first)


def test_the_command_line_tells_beside_the_table() -> None:
    line = ["curve", "svc", "interval_union", "--sizes", "30", "--runs", "1", "--bound", "none", "--workers", "1"]
    result = CliRunner().invoke(main, line)
    assert "scale is" in result.stderr and "scale" not in result.stdout
