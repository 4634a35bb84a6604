"""Where a predictor on the real line may change its label, read from its attributes."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def breakpoints(predictor: object) -> NDArray[np.float64] | None:
    """Places `(pieces - 1,)` in any order between which the predictor is constant; None where they cannot be read.

    Labels of an ensemble are taken as constant only where all its members are trees: probabilities of others may
    change between the breakpoints of their own labels.
    """
    for name in ("breakpoints_", "threshold_"):
        if getattr(predictor, name, None) is not None:
            return _reals(getattr(predictor, name))
    if hasattr(predictor, "low_") and hasattr(predictor, "high_"):
        return _reals(np.append(predictor.low_, predictor.high_))
    if hasattr(predictor, "coef_"):
        return _of_line(predictor.coef_, getattr(predictor, "intercept_", 0.0))
    return _of_trees(predictor)


def _of_trees(predictor: Any) -> NDArray[np.float64] | None:
    if hasattr(predictor, "tree_"):
        return places_of_tree(predictor.tree_)
    # Stacking may pass x itself on, and boosting may start from any predictor.
    if getattr(predictor, "passthrough", False) or getattr(predictor, "init", None) is not None:
        return None
    members = [_of_trees(member) for member in np.asarray(getattr(predictor, "estimators_", []), dtype=object).ravel()]
    places = [member for member in members if member is not None]
    return np.concatenate(places) if places and len(places) == len(members) else None


def _reals(places: Any) -> NDArray[np.float64] | None:
    reals = np.asarray(places, dtype=float).ravel()
    return None if np.isnan(reals).any() else reals


def _of_line(coef: Any, intercept: Any) -> NDArray[np.float64] | None:
    """Where `coef x + intercept` changes sign: nowhere, if the one coefficient is 0."""
    slope, constant = _reals(coef), _reals(intercept)
    if slope is None or constant is None or slope.size != 1 or constant.size != 1:
        return None
    return -constant / slope if slope[0] != 0 else np.empty(0)


def places_of_tree(tree: Any, axis: int | None = None) -> NDArray[np.float64] | None:
    """Places where a tree of scikit-learn tests `axis`, or any feature; None for another kind of tree.

    scikit-learn's trees round x to single precision before comparing: the label turns where that tips.
    """
    if not hasattr(tree, "threshold") or not hasattr(tree, "feature"):
        return None
    features = np.asarray(tree.feature)
    thresholds = np.asarray(tree.threshold, dtype=float)[features >= 0 if axis is None else features == axis]
    single = thresholds.astype(np.float32)
    last_left = np.where(single > thresholds, np.nextafter(single, np.float32(-np.inf)), single)
    first_right = np.nextafter(last_left, np.float32(np.inf))
    middles: NDArray[np.float64] = (last_left.astype(float) + first_right.astype(float)) / 2
    return middles
