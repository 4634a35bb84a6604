"""In which order tests run, so that workers are done at about the same time and neighbours share what is cached."""

import re

import pytest

ADDRESS = re.compile(r"(\w+)(?:\.|\?show=)(\w+)(?:&.*)?")  # of a view, or a link to it


def in_order(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Those in the browser come first, as they take longest.

    The first worker has all that share a server and a browser, the next begins with those that start their own. Tests
    of one view stand together, as they share its runs.
    """
    items = _by_view(items)
    in_browser = [item for item in items if _is_in_browser(item)]
    others = [item for item in items if not _is_in_browser(item)]
    sharing = {item.path for item in in_browser if "server" in getattr(item, "fixturenames", ())}
    first = [item for item in in_browser if item.path in sharing]
    second = [item for item in in_browser if item.path not in sharing]
    if workers == 1:
        return [*first, *second, *others]
    until = max(0, len(items) // workers - len(first))  # as many as the first worker begins with, less these
    return [*first, *others[:until], *second, *others[until:]]


def _is_in_browser(item: pytest.Item) -> bool:
    return item.get_closest_marker("browser") is not None


def _by_view(items: list[pytest.Item]) -> list[pytest.Item]:
    sorted_ones = iter(sorted(filter(_view, items), key=_view))
    return [next(sorted_ones) if _view(item) else item for item in items]


def _view(item: pytest.Item) -> str:
    """The address of the view that a test is about; nothing for other tests."""
    case = getattr(item, "callspec", None)
    match = ADDRESS.fullmatch(str(case.params.get("place", ""))) if case else None
    return ".".join(match.groups()) if match else ""
