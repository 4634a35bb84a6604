"""What is tried by turns every day: a view at one of its presets, the next view at another."""

from laboratory.topics import views


def preset_by_turns(place: str) -> list[str]:
    """The name of one of the view's presets, by its place among all views; none where it has no presets."""
    names = list(views[place].view.presets)
    return [names[list(views).index(place) % len(names)]] if names else []
