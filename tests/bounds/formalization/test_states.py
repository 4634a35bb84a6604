"""What is proved in Lean as a filter: every theorem is in one state, read off the files by themselves."""

import json
import tomllib
from importlib.resources import files

import pytest
from click.testing import CliRunner

from bounds import theorems
from bounds.command_line.statements import list_theorems
from bounds.formalization import formalized
from bounds.formalization.states import STATES, state_of, states
from tests.sentences import facts

FAMILIES = files("bounds.formalization").joinpath("families")


def _verdicts(slug: str) -> list[tuple[str, str]]:
    """The verdicts in the file itself, with the half of an equality that a declaration proves."""
    written = tomllib.loads(FAMILIES.joinpath(f"{theorems[slug].family}.toml").read_text("utf-8"))
    return [(entry["verdict"], entry.get("side", "")) for entry in written.get(slug, [])]


def _by_hand(slug: str) -> str:
    verdicts = _verdicts(slug)
    whole = {verdict for verdict, side in verdicts if not side}
    if whole & {"same", "instance"}:
        return "same"
    names = {verdict for verdict, _ in verdicts}
    for name, state in (("sharper", "sharper"), ("narrower", "part"), ("weaker", "weaker"), ("other_event", "other")):
        if name in names:
            return state
    return "none"


def test_every_theorem_is_in_the_state_that_its_file_says() -> None:
    assert {slug: state_of(slug) for slug in theorems} == {slug: _by_hand(slug) for slug in theorems}


def test_the_states_add_up_and_four_of_them_are_of_the_same_event() -> None:
    assert sum(states().values()) == len(theorems) and set(states()) == set(STATES) - {"unsearched"}
    assert {slug for slug in theorems if state_of(slug) in ("same", "part", "sharper", "weaker")} == set(formalized())


@pytest.mark.parametrize("state", [state for state in STATES if state != "unsearched"])
def test_the_command_line_lists_one_state(state: str) -> None:
    output = CliRunner().invoke(list_theorems, ["--lean", state, "--json"]).output
    listed = {entry["theorem"] for entry in json.loads(output)["theorems"]}
    assert listed == {slug for slug in theorems if _by_hand(slug) == state}


def test_an_unknown_state_is_refused_in_a_sentence() -> None:
    answered = CliRunner().invoke(list_theorems, ["--lean", "weakr"])
    assert answered.exit_code == 2 and "weaker" in facts(answered.output)
    assert CliRunner().invoke(list_theorems, ["--lean", "unsearched"]).exit_code == 1
