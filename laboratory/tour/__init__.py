"""The guided tour: scenes in the order of a course, each a view with a question to answer before it is shown.

    from laboratory.tour import discover

    discover()[2].asks, discover()[2].result().headline

A file in `scenes` with a SCENE is a scene; its `order` is its place.
"""

import importlib
from functools import cache
from itertools import pairwise
from pathlib import Path

from laboratory.tour.scene import Scene

__all__ = ["Scene", "discover"]


@cache
def discover() -> tuple[Scene, ...]:
    """All scenes in their order. Raises ImportError, naming the file, without a SCENE or where two claim one place."""
    names = sorted(path.stem for path in (Path(__file__).parent / "scenes").glob("*.py") if path.stem != "__init__")
    scenes = tuple(sorted(map(_scene, names), key=lambda scene: scene.order))
    for scene, other in pairwise(scenes):
        if scene.order == other.order:
            raise ImportError(
                f"laboratory/tour/scenes: {scene.name}.py and {other.name}.py both have order {scene.order}"
            )
    return scenes


def _scene(name: str) -> Scene:
    module = importlib.import_module(f"{__name__}.scenes.{name}")
    scene = getattr(module, "SCENE", None)
    if not isinstance(scene, Scene):
        raise ImportError(f"laboratory/tour/scenes/{name}.py must define SCENE, a Scene")
    return scene.called(name)
