"""Which inputs imply which assumptions, which always hold here, and which can be given by their own names."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from bounds.comparison.readings import can_be_asked
from bounds.reading.yes_or_no import read_yes_or_no
from bounds.solving.validation import DomainError
from bounds.vocabulary.assumptions import Assumption

# What every question of this kind takes for granted unless a fact denies it; each row's theorem still lists it.
TAKEN_FOR_GRANTED = frozenset(
    "iid binary_labels zero_one_loss loss_in_unit_interval erm any_learner deterministic_learner any_sequence".split()
)
SAID_ALL_THE_SAME = frozenset({"erm"})  # of these, where a number stands: it is for whoever uses it to keep
HELD_OUT = frozenset({"fixed_hypothesis", "held_out"})
# Assumption -> the variable that it wants fixed beforehand: where nobody tells one, the usual value is taken, unseen.
FIXED_HERE = {
    "ghost_fixed": "ghost",
    "parameter_before_data": "a",
    "grid_before_data": "c",
    "enlargement_before_data": "K",
    "blocks_fixed": "blocks",
}
NEVER_TRUE = frozenset({"term_left_out"})  # a gap in a textbook's proof: nobody can tell that it holds
# Assumption -> facts that tell it, in the meaning that the theorem gives them: whoever knows the VC dimension has a
# class that has one.
TOLD_BY = {
    "finite_class": "ln_size parameters",
    "prior_weights": "ln_size",
    "finite_vc_dimension": "d",
    "finite_littlestone_dimension": "littlestone",
    "class_fixed": "rademacher fixed_point",
    "compression_scheme": "size",
    "compression_sequence": "size",
    "quantised": "parameters",
    "boolean_features": "nodes features relevant",
    "prefix_code": "bits",
    "bounded_examples": "radius",
    "largest_margin_fixed": "radius",
    "weights_up_to_b": "norm",
    "multiclass_weights": "norm",
    "bounded_weights": "norm",
    "linearly_separable": "gamma",
    "separable_with_bias": "bias",
    "real_scores": "margin_error",
    "labels_flipped": "noise",
    "massart_noise": "noise_margin",
    "fixed_hypothesis": "test_error validation_error",
    "held_out": "k test_error validation_error",
    "known_variance": "variance",
    "loss_in_range": "loss_range",
    "lipschitz_smooth_unit": "smoothness",
    "convex_votes": "theta",
    "multiclass_scores": "classes",
}


def tells(key: str, name: str) -> bool:
    """Does whoever tells the fact tell the assumption?"""
    return name in TOLD_BY.get(key, "").split()


@cache
def tellable() -> Mapping[str, Assumption]:
    """The assumptions that may be told as facts, by their keys: all that some theorem makes which can be asked."""
    from bounds import theorems

    assumptions = {
        assumption.key: assumption
        for theorem in filter(can_be_asked, theorems.values())
        for assumption in theorem.assumes
    }
    return {key: assumption for key, assumption in assumptions.items() if key not in NEVER_TRUE | {"realizable"}}


def as_told(key: str, value: Any, name: str = "") -> bool:
    """Does the assumption hold, by what is said under its key or another `name`? Raises DomainError for neither."""
    try:
        return read_yes_or_no(value)
    except ValueError:
        assumes = f"whether {tellable()[key].clause}"
        raise DomainError(f"{name or key} ({assumes}) must be yes or no; got {str(value)[:60]}") from None
