"""Wherever what notes print is told, only what is false is accused: a misprint, right but loose, another convention."""

import json
import re

import pytest
from click.testing import CliRunner
from streamlit.testing.v1 import AppTest

from bounds import theorems
from bounds.command_line import main
from bounds.vocabulary.citation import VERDICTS
from docs_builder.theorem_pages import _misprint
from pages.looking_up.companion_row import INSTEAD
from pages.looking_up.in_your_notes import OTHERWISE

SCRIPT = """
from bounds import theorems
from pages.looking_up.in_your_notes import in_your_notes
in_your_notes(theorems[{slug!r}])
"""
# One theorem for each verdict, all of whose misprints it is on.
ALONE = {"false": "vc_confidence", "loose": "discretization", "convention": "ball_volume"}


def counted(text: str) -> dict[str, int]:
    """How often each verdict is told."""
    return {verdict: text.count(word) for verdict, word in VERDICTS.items()}


@pytest.mark.parametrize("slug", ["perceptron_mistakes", "validation_two_sided", "margin_hard_svm", *ALONE.values()])
def test_each_verdict_is_told_where_misprints_are(slug: str) -> None:
    theorem = theorems[slug]
    verdicts = [misprint.verdict for misprint in theorem.misprints]
    wanted = {verdict: verdicts.count(verdict) for verdict in VERDICTS}
    output = CliRunner().invoke(main, ["show", slug]).stdout.partition("Source:")[2]
    assert counted(output) == wanted and output.count("should read") == wanted["false"]
    markdown = theorem._repr_markdown_().partition("Source:")[2]
    assert counted(markdown) == wanted and markdown.count("should read") == wanted["false"]
    pages = "\n".join(map(_misprint, theorem.misprints))
    assert counted(pages) == wanted and pages.count("should read") == wanted["false"]
    as_json = json.loads(CliRunner().invoke(main, ["show", slug, "--json"]).stdout)
    assert [misprint["verdict"] for misprint in as_json["misprints"]] == verdicts


@pytest.mark.parametrize(("verdict", "slug"), ALONE.items())
def test_the_tab_of_a_theorem_has_a_badge_for_it(verdict: str, slug: str) -> None:
    app = AppTest.from_string(SCRIPT.format(slug=slug), default_timeout=300).run()
    assert not app.exception
    own = [text.value for text in app.markdown]
    own = own[own.index(f"**{OTHERWISE}**") :]
    badges = re.findall(r"badge\[:material/\w+: ([^\]]+)\]", "\n".join(own))
    assert badges == [VERDICTS[verdict]] * len(theorems[slug].misprints)
    assert own.count(INSTEAD[verdict]) == len(badges)
    assert {word for word in INSTEAD.values() if word in own} == {INSTEAD[verdict]}
    assert [text for text in own if "{{" in text] == []
