"""Things kept by name: a notebook completes the names, and a name with a slip is answered with the right one."""

from collections.abc import Mapping
from typing import Any

import pytest

from bounds import count, theorems, vc_dimension
from bounds.exercises.platforms import FORMATS
from bounds.vocabulary.bibliography import WORKS
from laboratory.exercises.discovery import kinds, worked
from laboratory.experiments import bound_adapters, experiments, simulations
from laboratory.topics import laboratories, views
from laboratory.worlds import worlds
from laboratory.worlds.data_sets import DATA_SETS
from laboratory.worlds.targets import TARGETS
from learners import learners
from learners.optimizers import optimizers

KINDS: dict[str, tuple[Mapping, str, str]] = {
    "theorems": (theorems, "finite_agnostc", "finite_agnostic"),
    "classes": (vc_dimension, "halfspace", "halfspaces"),
    "families": (count.families, "conjunction", "conjunctions"),
    "learners": (learners, "perceptrn", "perceptron"),
    "worlds": (worlds, "uniform_treshold", "uniform_threshold"),
    "views": (views, "perceptron_lab.update", "perceptron_lab.updates"),
    "laboratories": (laboratories, "perceptron", "perceptron_lab"),
    "experiments": (experiments(), "novikof", "novikoff"),
    "simulations": (simulations(), "conformal_coverag", "conformal_coverage"),
    "bound adapters": (bound_adapters(), "vc_vapnk", "vc_vapnik"),
    "works": (WORKS, "hoefding1963", "hoeffding1963"),
    "families of theorems": (theorems.families, "validaton", "validation"),
    "titles": (theorems.titles, "finite_agnostc", "finite_agnostic"),
    "optimisers": (optimizers, "gradient_decent", "gradient_descent"),
    "data sets": (DATA_SETS, "breast_cancr", "breast_cancer"),
    "targets": (TARGETS, "paritty", "parity"),
    "formats": (FORMATS, "moodel", "moodle"),
    "kinds of questions": (kinds, "knn_votes", "knn_vote"),
    "worked examples": (worked, "five_point", "five_points"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_slip_is_answered_with_the_right_name(kind: str) -> None:
    things, slip, right = KINDS[kind]
    with pytest.raises(KeyError, match=f"mean .*{right}"):
        things[slip]
    assert slip not in things
    assert things.get(slip) is None
    assert right in things


@pytest.mark.parametrize("kind", KINDS)
def test_its_names_are_completed(kind: str) -> None:
    things: Any = KINDS[kind][0]  # mappings of several classes, each with completions of its own
    assert things._ipython_key_completions_() == list(things)
    assert len(things) == len(list(things)) > 1
