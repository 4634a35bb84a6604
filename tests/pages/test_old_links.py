"""Links made before the views were records open the same views, with the same values in their fields."""

import tomllib
from collections.abc import Callable
from functools import partial
from urllib.parse import parse_qsl, urlsplit

import pytest
from streamlit.testing.v1 import AppTest

from laboratory.topics import Exhibit, laboratories, views
from laboratory.views.fields import Field
from tests.opening import NEVER_SHOWN, PAGES, ROOT, opened, shown, told
from tests.sentences import facts

OLD = tomllib.loads((ROOT / "tests/old_links.toml").read_text(encoding="utf-8"))
ONLY = "only"  # the view of a page that has one
SAID_OF_LINKS = ("was ignored", "not use")
Spell = Callable[[str], str | None]


# Made after the views were records: no older link leads to them.
NEW = {"kernels", "tour", "version_space", "your_runs"}


def test_every_laboratory_has_its_old_links() -> None:
    assert set(OLD) | NEW == {found.slug for found in PAGES if found.page.section == "See"}


NOT_HERE = "not data folder"


@pytest.mark.parametrize("page", OLD)
def test_an_old_link_to_each_view_opens_what_it_opened(page: str) -> None:
    _open_what_they_opened(page, {view: links[:1] for view, links in OLD[page].items()})


@pytest.mark.exhaustive("all other links of former days to each view")
@pytest.mark.parametrize("page", OLD)
def test_old_links_open_what_they_opened(page: str) -> None:
    _open_what_they_opened(page, {view: links[1:] for view, links in OLD[page].items()})


def _open_what_they_opened(page: str, by_view: dict[str, list[str]]) -> None:
    lost = [
        f"{page}?{link}: {fault}"
        for view, links in by_view.items()
        for link in links
        if (fault := _fault(page, view, dict(parse_qsl(link, keep_blank_values=True))))
    ]
    assert not lost, "\n".join(lost)


def _fault(page: str, view: str, link: dict[str, str]) -> str:
    """What is wrong with the page that this link opens; empty if nothing is."""
    app = opened(page, **link)
    if app.exception or any(NOT_HERE not in facts(words.value) for words in app.error):
        return f"fails: {[*(one.value for one in app.exception), *told(app)]}"
    if ignored := [words for words in told(app) if any(said in facts(words) for said in SAID_OF_LINKS)]:
        return f"is not read whole: {ignored}"
    if strange := NEVER_SHOWN.search(shown(app)):
        return f"shows {strange.group()!r}"
    now = _copied(app)
    if now.get("show", ONLY) != view:
        return f"opens {now.get('show', ONLY)} and not {view}"
    fields, sometimes = _fields(page, view), _sometimes(page, view)
    for name, text in link.items():
        key, spell = fields.get(name, (name, str))
        wanted = text if name in ("v", "show") else spell(text)
        holds = [now[key]] if key in now else sometimes.get(key, [""])
        if wanted is not None and name != "show" and holds and not any(_same(one, wanted) for one in holds):
            return f"{key} should be {wanted} and is {holds[0] or 'nothing'}"
    return ""


def _copied(app: AppTest) -> dict[str, str]:
    """What the page itself says of its view: the link it gives to copy, every value written out."""
    (link,) = (code.value for code in app.code if "?v=1" in code.value)
    return dict(parse_qsl(urlsplit(link).query, keep_blank_values=True))


def _exhibit(page: str, view: str) -> Exhibit | None:
    if page not in laboratories or not laboratories[page].views:
        return None
    return views[f"{page}.{next(iter(laboratories[page].views)) if view == ONLY else view}"]


def _sometimes(page: str, view: str) -> dict[str, list[str]]:
    """What holds where a field does not stand for this choice: its usual value, today's or the one of old links.

    The step of a run without steps may have been any.
    """
    exhibit = _exhibit(page, view)
    if exhibit is None:
        return {}
    usual = exhibit.view.usual()
    fields = [one for one in exhibit.view.fields if one.when]
    held = {one.name: [value for value in (usual[one.name], one.was) if value is not None] for one in fields}
    return {exhibit.key(exhibit.view.step): []} | {
        exhibit.key(one.name): [one.spelled(value) for value in held[one.name]] for one in fields
    }


def _fields(page: str, view: str) -> dict[str, tuple[str, Spell]]:
    """Today's key for each name that a field of this view once had, and how its value is spelled today."""
    exhibit = _exhibit(page, view)
    if exhibit is None:
        return {}
    player = exhibit.view.player
    named = [
        (one.name, {old: partial(_as_it_reads, one, spell) for old, spell in one.old_names().items()})
        for one in exhibit.view.fields
    ]
    named += [(exhibit.view.step, dict.fromkeys(player.aka, str))] if player else []
    return {old: (exhibit.key(name), spell) for name, names in named for old, spell in names.items()}


def _as_it_reads(field: Field, spell: Spell, text: str) -> str | None:
    """The text as the field itself spells what it stands for: learning rates in rising order."""
    said = spell(text)
    try:
        return said if not said else field.spelled(field.read(said))
    except ValueError:
        return said


def _same(now: str, wanted: str) -> bool:
    """The same number, however it is written; else the same text. Off was spelled with nothing once."""
    try:
        return float(now or 0) == float(wanted or 0)
    except ValueError:
        return now == wanted
