"""The questions of this page, in order."""

from laboratory.views.laboratory import Laboratory

LABORATORY = Laboratory(
    "networks",
    "Networks",
    "The boundary of one unit is a line. What do layers of units compute, and how are they trained?",
    {
        "xor": "XOR",
        "graph": "Graph",
        "depth": "Layers",
        "loading": "Loading problem",
        "activations": "Activations",
        "scale": "Weight sizes",
        "symmetric": "tanh or logistic",
        "backward": "Backpropagation",
        "restarts": "Starting values",
        "units": "Number of units",
        "damage": "Graceful degradation",
        "pruning": "Pruning",
        "coding": "Coding and rejection",
        "stopping": "Early stopping",
        "retrained": "Stopping rules",
        "rates": "Learning rates",
        "orders": "Batch or online",
        "cascade": "Cascade correlation",
        "tower": "Tower",
    },
    door="Networks of units: what layers compute, how errors run backwards, and when to stop.",
    icon=":material/device_hub:",
    group="Optimization and networks",
    order=20,
)
