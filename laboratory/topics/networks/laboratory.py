"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "networks",
    "Networks",
    "The boundary of one unit is a line. What do layers of units compute, and how are they trained?",
    {
        "xor": "XOR",
        "graph": "Graph",
        "depth": "Layers and units",
        "loading": "Loading problem",
        "activations": "Activations",
        "scale": "Small and large weights",
        "symmetric": "tanh against logistic",
        "backward": "Backpropagation",
        "restarts": "Starting values",
        "units": "Number of units",
        "damage": "Graceful degradation",
        "pruning": "Pruning",
        "coding": "Coding and rejection",
        "stopping": "Early stopping",
        "retrained": "Stopping rules, retraining",
        "rates": "Learning rates",
        "orders": "Batch, online, mini-batch",
        "cascade": "Cascade correlation",
        "tower": "Tower of units",
    },
    door="Networks of units: what layers compute, how errors run backwards, and when to stop.",
    icon=":material/device_hub:",
    group="Optimization and networks",
    order=20,
)
