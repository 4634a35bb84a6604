"""Files of results to try: what is in them was drawn by fixed seeds, no model answered."""

import json
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from bounds.batches.spreadsheet import csv_rows
from laboratory.evaluations.reading.flat import ResultFile


@dataclass(frozen=True)
class ExampleFile:
    """A file under its `name`, and what it is in a few words."""

    name: str
    title: str
    file: ResultFile


def _two_models() -> bytes:
    """A column of 0 and 1 for each model, which agree on most items."""
    rng = np.random.default_rng(1)
    easy = rng.random(500)
    rows = [[f"q{place}", int(at < 0.84), int(at + rng.normal(0, 0.05) < 0.81)] for place, at in enumerate(easy)]
    return _as_csv(["item", "large", "small"], rows)


def _passages() -> bytes:
    """Five questions on each of forty passages, some of which are hard."""
    rng = np.random.default_rng(2)
    chances = rng.beta(2, 1, 40)
    rows = [
        [f"passage{passage}_q{place}", int(rng.random() < chance), passage]
        for passage, chance in enumerate(chances) for place in range(5)
    ]  # fmt: skip
    return _as_csv(["item", "correct", "passage"], rows)


def _several_runs() -> bytes:
    """Ten completions of each of sixty tasks, as HumanEval writes them."""
    rng = np.random.default_rng(3)
    rows = [
        {"task_id": f"HumanEval/{task}", "completion": "", "passed": bool(rng.random() < chance)}
        for task, chance in enumerate(rng.beta(0.6, 0.8, 60)) for _ in range(10)
    ]  # fmt: skip
    return "\n".join(json.dumps(row) for row in rows).encode()


def _confidences() -> bytes:
    """Labels, predictions and confidences that are too high."""
    rng = np.random.default_rng(4)
    labels, rows = ("cat", "dog", "owl"), []
    for place in range(300):
        confidence, label = 0.5 + 0.5 * rng.random(), rng.integers(3)
        wrong = rng.random() > 0.8 * confidence
        rows.append([place, labels[label], labels[(label + wrong) % 3], round(confidence, 3)])
    return _as_csv(["id", "label", "prediction", "confidence"], rows)


def _probabilities() -> bytes:
    """Labels and two models' probabilities of 1, no predictions; the first model orders better."""
    rng = np.random.default_rng(16)
    rows: list[list[object]] = []
    for place in range(400):
        label = int(rng.random() < 0.3)
        sees, other = 2 * label - 1 + rng.normal(0, 1.3), 2 * label - 1 + rng.normal(0, 2)
        rows.append([place, label, *(f"{1 / (1 + np.exp(-z)):.4f}" for z in (sees, other))])
    return _as_csv(["id", "y_true", "prob_forest", "prob_linear"], rows)


def _all_right() -> bytes:
    """Every item right."""
    return _as_csv(["item", "correct"], [[f"q{place}", 1] for place in range(50)])


def _training_sizes() -> bytes:
    """The same 100 items after training on samples of six sizes, twelve of each: the error falls to 0.05."""
    rng = np.random.default_rng(5)
    hard = rng.beta(2, 2, 100)
    hard *= 0.5 / hard.mean()
    rows: list[list[object]] = [
        [f"q{place}", size, run, int(rng.random() > (0.1 + 0.9 * (size / 10) ** -0.7) * chance)]
        for size in (20, 40, 80, 160, 320, 640) for run in range(12) for place, chance in enumerate(hard)
    ]  # fmt: skip
    return _as_csv(["item", "n_train", "run", "correct"], rows)


def _as_csv(head: list[str], rows: list[list[object]]) -> bytes:
    return csv_rows([head, *rows]).encode()


FILES: tuple[tuple[str, str, str, Callable[[], bytes]], ...] = (
    ("two_models", "Two models on 500 items", "two_models.csv", _two_models),
    ("passages", "Questions on forty passages", "passages.csv", _passages),
    ("several_runs", "Ten runs of sixty tasks", "several_runs_results.jsonl", _several_runs),
    ("confidences", "Labels, predictions and confidences", "confidences.csv", _confidences),
    ("probabilities", "Two models' probabilities of a label", "probabilities.csv", _probabilities),
    ("training_sizes", "Six training sizes, twelve runs of each", "training_sizes.csv", _training_sizes),
    ("all_right", "Fifty items, all right", "all_right.csv", _all_right),
)
TITLES = {name: title for name, title, _, _ in FILES}


def example_file(name: str) -> ExampleFile:
    """The example of this name. Raises ValueError that lists them."""
    for known, title, file_name, make in FILES:
        if name == known:
            return ExampleFile(name, title, ResultFile(file_name, "", make()))
    raise ValueError(f"no example is called {name[:60]!r}; there are {', '.join(TITLES)}")
