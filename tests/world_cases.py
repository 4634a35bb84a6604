"""The settings with which every source is tried beside its defaults."""

from typing import Any

# A source not named here is tried with its defaults alone.
MORE: dict[str, list[dict[str, Any]]] = {
    "uniform_threshold": [{"noise": 0.0, "threshold": 0.3}, {"noise": 0.45, "threshold": 1.0}],
    "margin_halfspace": [{"features": 7, "margin": 0.3}, {"features": 3, "margin": 0.05, "noise": 0.2}],
    "boolean_cube": [
        {"target": "dnf", "noise": 0.25},
        {"target": "parity", "features": 4},
        {"target": "conjunction"},
    ],
    "real_world": [
        {"binarise": 1},
        {"name": "iris"},
        {"name": "iris", "binarise": 2, "positive": None},
        {"name": "wine", "positive": "class_2"},
        {"name": "digits", "positive": None},
    ],
    "uniform_interval": [{"low": 0.9, "high": 0.1}, {"low": 0.0, "high": 0.45, "noise": 0.3}],
    "uniform_rectangle": [{"width": 1.0, "height": 0.2, "noise": 0.2}, {"width": 0.0}],
    "interval_union": [{"intervals": 1, "noise": 0.0}, {"intervals": 7, "noise": 0.4, "kind": "massart"}],
    "gaussian_halfspace": [{"features": 9, "noise": 0.2}],
    "sphere_halfspace": [{"features": 4}, {"features": 20, "noise": 0.1}],
    "gaussian_pair": [{"features": 1, "distance": 1.0, "share": 0.2}, {"features": 6, "share": 0.9}],
    "circles": [{"gap": 0.0, "noise": 0.3}],
    "xor": [{"gap": 0.5, "noise": 0.1}],
    "spirals": [{"turns": 3.0, "width": 0.0, "noise": 0.2}],
    "lipschitz_eta": [{"features": 1, "lipschitz": 0.0}, {"features": 7, "lipschitz": 5.0}],
    "sticky_threshold": [{"stay": 0.0}, {"stay": 0.99, "noise": 0.0}],
    "drifting_threshold": [{"start": 0.4, "end": 0.4, "noise": 0.1}, {"start": 1.0, "end": 0.0}],
    "no_free_lunch_adversary": [{"points": 40, "labelling": 2**40 - 12345}],
}

# Worlds made to break independence or equal laws: their own tests say how.
BREAK_IID = {"StickyThreshold", "DriftingThreshold"}
