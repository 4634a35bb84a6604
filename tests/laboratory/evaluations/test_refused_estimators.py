"""What cannot be evaluated is one sentence that says what is wrong: either results, or an estimator with X and y."""

from typing import Any

import numpy as np
import pandas as pd
import pytest
from sklearn.linear_model import LinearRegression, LogisticRegression

from laboratory import evaluate

X = np.arange(20.0)[:, None]
y = np.arange(20) % 2
ROWS = [{"correct": 1}, {"correct": 0}]


class Answers:
    """Predicts what it is told to, whatever the rows."""

    def __init__(self, answer: Any, column: bool = False) -> None:
        self.answer, self.column = answer, column

    def fit(self, X: Any, y: Any) -> None:
        """Nothing to learn."""

    def predict(self, X: Any) -> Any:
        answers = np.full(len(X), self.answer)
        return answers[:, None] if self.column else answers


class NoFit:
    def predict(self, X: Any) -> Any:
        return [0] * len(X)


@pytest.mark.parametrize(
    ("arguments", "options", "words"),
    [
        ((LogisticRegression, X, y), {}, "LogisticRegression(), class"),
        ((LogisticRegression(),), {}, "evaluate(estimator, X"),
        ((LogisticRegression(), X), {}, "evaluate(estimator, X"),
        ((LogisticRegression(), X, y[:5]), {}, "20"),
        ((LogisticRegression(), X, y[:, None]), {}, "20 1"),
        ((LogisticRegression(), X[:1], y[:1]), {}, "2"),
        ((LogisticRegression(), X[:0], y[:0]), {}, "none"),
        ((LogisticRegression(), 3, y), {}, "int"),
        ((LogisticRegression(), np.array(3), y), {}, "single"),
        ((LogisticRegression(), X, pd.Series([0, None] * 10, dtype="Int64")), {}, "missing"),
        ((LogisticRegression(), X, [None, "a"] * 10), {}, "missing"),
        ((LogisticRegression(), X, y), {"test_size": 1}, "test_size 1"),
        ((LogisticRegression(), X, y), {"test_size": float("nan")}, "test_size nan"),
        ((LogisticRegression(), X, y), {"seed": -1}, "seed -1"),
        ((LogisticRegression(), X, y), {"seed": True}, "seed True"),
        ((LogisticRegression(), X, y), {"fitted": True, "test_size": 0.3}, "test_size"),
        ((LogisticRegression(), X, y), {"item": "id"}, "item estimator"),
        ((LogisticRegression(), X, y), {"delta": 0}, "delta 0"),
        ((LinearRegression(), X, y), {}, "regression bound"),
        ((LogisticRegression(), X, y + 0.25), {}, "regression bound"),
        ((Answers(0.25), X, y), {}, "regression bound"),
        ((Answers("no"), X, y), {}, "'no'"),
        ((Answers(0, column=True), X, y), {}, "shape"),
        ((NoFit(), X, y), {}, "NoFit"),
        ((ROWS, X, y), {}, "list"),
        ((ROWS, 0.05), {}, "delta=0.05"),
        ((ROWS,), {"seed": 0}, "seed fit"),
        ((ROWS,), {"fitted": True}, "fitted fit"),
    ],
)
def test_it_is_one_sentence(arguments: tuple[Any, ...], options: dict[str, Any], words: str) -> None:
    with pytest.raises(ValueError) as refused:
        evaluate(*arguments, **options)
    sentence = str(refused.value)
    assert [word for word in words.split() if word not in sentence] == []
    assert "\n" not in sentence and len(sentence) < 300
