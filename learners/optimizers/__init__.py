"""First-order methods as objects that a page can replay: one optimizer a file, found by walking this package.

`learners.optimizers.optimizers` maps a file's name to its class; a class is imported when it is asked for.

    >>> from learners.optimizers import optimizers
    >>> "adam" in optimizers
    True
    >>> optimizers["adam"].title
    'Adam'

What every optimizer promises:

- `learners/optimizers/<name>.py` defines one frozen dataclass, its file's name in capitals, of its hyper-parameters.
- `title` and `description` are plain string literals in the class body, which `about(name)` reads without importing.
- `minimize(objective, start, steps, rng=None)` returns a `Run`: the path, the values and gradients along it, and
  which rule stopped it. With `rng` the directions are the objective's noisy gradients, else its gradients.
- Hyper-parameters are judged at once, with one sentence that names variable, meaning, domain and value.
"""

from learners.optimizers._discovery import Optimizers, about, optimizers
from learners.shared.opening import opened

__all__ = ["Optimizers", "about", "optimizers"]

__getattr__, __dir__ = opened(__name__)
