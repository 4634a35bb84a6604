"""What is tried by turns every day: a view at one of its presets, the next view at another."""

from functools import lru_cache

from laboratory.topics import views


@lru_cache(maxsize=512)
def _number_of(place: str) -> int:
    return list(views).index(place)


def preset_by_turns(place: str) -> list[str]:
    """The name of one of the view's presets, by its place among all views; none where it has no presets."""
    names = list(views[place].view.presets)
    return [names[_number_of(place) % len(names)]] if names else []
