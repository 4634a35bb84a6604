"""A stranger's words on a page: what to type, and whether anything of it would be drawn as more than text."""

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from unittest.mock import patch

from google.protobuf.message import Message  # type: ignore[import-untyped]  # its stubs are a package of their own
from streamlit.testing.v1 import AppTest

from pages.widgets import link
from tests.opening import charts, opened

NASTY = (
    "![evil](http://evil.example/x)$evil$`evil`",
    ":material/evil: :red[evil] <img src=//evil>",
    "**evil** evil|evil\n# evil www.evil.example",
)
# What nobody may link to: all but places of the app, and the declarations that theorems name.
FOREIGN = r"\]\((?!/|[a-z_]+\?[a-z]|https://github\.com/)"
DRAWN = re.compile(
    rf"(?<!\\)(?:{FOREIGN}|\$evil|`evil|<img|\*\*evil|\|evil)|:material/evil|:red\\?\[evil|\n# evil"
    r"|(?:http://|www\.)evil"
)
TAGS = re.compile(r"<(?:img|a)\b|<b>[^<]*evil")  # bold numbers of our own stand in the legend of the Map
NEVER_MARKDOWN = {  # what a field holds, what code says, what a chart is made of (looked at by itself)
    "id", "value", "default", "raw_value", "raw_values", "placeholder", "code_text", "spec", "config", "alt",
    "deferred_file_id", "json", "js_content", "url", "query_string", "page_script_hash", "proto_hash",
}  # fmt: skip
PLAIN_OPTIONS = {"Selectbox", "MultiSelect", "Slider"}
VIEWS = {"show", "part", "event", "over", "ask", "world", "data", "setting", "class", "of"}


def markup(app: AppTest) -> list[str]:
    """All that the browser would draw as more than the text that was typed."""
    return [text for text in _markdown(app) if DRAWN.search(text)] + [text for text in _html(app) if TAGS.search(text)]


def views(slug: str) -> Iterator[tuple[dict[str, str], list[str]]]:
    """The page as it opens, and with each option of whatever chooses between its views; the keys of its fields."""
    offered, fields = _asked(slug)
    yield {}, fields
    for key in VIEWS & offered.keys():
        yield from (({key: option}, fields) for option in offered[key])


def choices(slug: str) -> list[str]:
    """The keys of everything that is chosen rather than typed."""
    return list(_asked(slug)[0])


def fields(slug: str) -> list[str]:
    """The keys of the fields of the page as it opens."""
    return _asked(slug)[1]


@cache
def _asked(slug: str) -> tuple[dict[str, list[str]], list[str]]:
    offered: dict[str, list[str]] = {}
    known = link.current

    def noted(options: Any, usual: Any, key: str) -> Any:
        offered[key] = [str(option) for option in options if option != usual]
        return known(options, usual, key)

    with patch.object(link, "current", noted):
        app = opened(slug)
    return offered, [field.key for field in app.text_input if field.key]


def nodes(node: Any) -> Iterator[Any]:
    """A page's elements and blocks, from above."""
    yield node
    for child in getattr(node, "children", {}).values():
        yield from nodes(child)


def _markdown(app: AppTest) -> Iterator[str]:
    for node in nodes(app._tree):
        if isinstance(proto := getattr(node, "proto", None), Message) and node.type != "html":
            yield from _strings(proto)
        if node.type == "table":
            yield from (str(cell) for cell in [*node.value.columns, *node.value.index, *node.value.to_numpy().flat])


def _html(app: AppTest) -> Iterator[str]:
    yield from (node.proto.body for node in app.get("html"))
    yield from (json.dumps(node.spec, ensure_ascii=False) for node in charts(app))


def _strings(message: Message) -> Iterator[str]:
    for field, value in message.ListFields():
        plain = field.name in NEVER_MARKDOWN or (field.name == "options" and message.DESCRIPTOR.name in PLAIN_OPTIONS)
        if not plain:
            for entry in value if _several(value) else [value]:
                if isinstance(entry, str):
                    yield entry
                elif isinstance(entry, Message):
                    yield from _strings(entry)


def _several(value: Any) -> bool:
    return not isinstance(value, str | bytes | Message) and hasattr(value, "__iter__")
