"""What is installed from the wheel, in the folder of somebody who has `pages` and `figures.py` of his own."""

import json
import shlex
import socket
import subprocess
import time
import zipfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email.parser import Parser
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

import bounds.command_line
from laboratory.command_line import COMMANDS, main
from pages import discover
from tests.browser.server import open_page
from tests.browser.turning import turned_to
from tests.installation import ROOT, Installation, installed, wheel
from tests.sentences import facts

if TYPE_CHECKING:
    from playwright.sync_api import Page

OURS = {"bounds", "learners", "laboratory"}
# Where the wheel keeps what the checkout has.
SHIPPED = {**{name: name for name in OURS}, "pages": "laboratory/app/pages", "static": "laboratory/app/static"}
START_SECONDS = 300
# Opens every page as the app's own script does, and prints what is shown in place of one.
OPENS = """
import sys
from laboratory.serving.paths import app_folder
sys.path.insert(0, str(app_folder()))
from functools import cache
from streamlit.components.v2 import manifest_scanner
from streamlit.testing.v1 import AppTest
# Else it asks every installed package for components at every run, which is most of its time.
manifest_scanner.scan_component_manifests = cache(manifest_scanner.scan_component_manifests)
from pages import discover
SCRIPT = '''
import streamlit as st
from pages import discover, menu_entry
from pages.widgets.link import remember_link
remember_link("{slug}")
found = discover()
st.navigation([menu_entry(page) for page in found], position="hidden")
next(page for page in found if page.slug == "{slug}").render()
'''
for found in discover():
    app = AppTest.from_string(SCRIPT.format(slug=found.slug), default_timeout=120).run()
    told = [one.value for one in (*app.exception, *app.error)]
    print(found.slug, app.title[0].value if app.title else "no title", *told, sep=" | ")
"""

# Calls the program as it is told to, line by line, and prints what each call ended with and failed by.
CALLS = """
import json, shlex, sys
from click.testing import CliRunner
from laboratory.command_line import main
for line in sys.argv[1:]:
    said = CliRunner().invoke(main, shlex.split(line))
    failed = None if isinstance(said.exception, SystemExit) else said.exception
    told = {"line": line, "code": said.exit_code, "says": said.stdout, "stderr": said.stderr, "failed": failed}
    print(json.dumps(told, default=repr))
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return wheel(tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def core(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """Nothing but the theorems."""
    return installed(built, "", tmp_path_factory.mktemp("core"))


@pytest.fixture(scope="module")
def whole(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Installation:
    """With the app."""
    return installed(built, "[app]", tmp_path_factory.mktemp("app"))


def test_the_wheel_takes_three_names_and_holds_the_app(built: Path) -> None:
    with zipfile.ZipFile(built) as files:
        names = files.namelist()
        (text,) = [name for name in names if name.endswith(".dist-info/METADATA")]
        metadata = Parser().parsestr(files.read(text).decode("utf-8"))
    tops = {name.partition("/")[0] for name in names}
    assert {top for top in tops if not top.endswith(".dist-info")} == OURS
    assert {f"{package}/py.typed" for package in OURS} <= set(names)
    by_hand = {f"pages/{path.name}" for path in (ROOT / "pages").glob("*.py")}
    app = {"app.py", "static/favicon.svg", ".streamlit/config.toml", *by_hand}
    assert {f"laboratory/app/{name}" for name in app} <= set(names)
    assert not [name for name in names if "__pycache__" in name or name.startswith("tests/")]
    assert {"lab", "app", "cluster"} <= set(metadata.get_all("Provides-Extra") or [])
    assert metadata["Version"] and metadata.get_all("Project-URL")


def test_the_wheel_holds_every_file_of_the_product_as_it_is(built: Path) -> None:
    with zipfile.ZipFile(built) as files:
        kept = {name: files.read(name) for name in files.namelist()}
    for folder, inside in SHIPPED.items():
        there = (path for path in (ROOT / folder).rglob("[!.]*") if path.is_file())
        ours = [path for path in there if "__pycache__" not in path.parts]
        assert ours
        for path in ours:
            assert kept.get(f"{inside}/{path.relative_to(ROOT / folder).as_posix()}") == path.read_bytes(), path


def test_the_theorems_need_no_more_than_themselves(core: Installation) -> None:
    said = core.run("ltlab", "value", "finite_agnostic", "m=1000", "delta=0.05", "ln_size=ln(1000)")
    assert said.stdout.startswith("gap <= 0.0727895416014\n"), said.stderr  # sqrt(ln(40000)/2000), by hand
    listed = core.run("ltlab", "--help").stdout
    assert all(f"  {name} " in listed for name in COMMANDS)


@pytest.mark.parametrize("command", ["", *sorted(set(COMMANDS) - set(bounds.command_line.COMMANDS))])
def test_what_is_missing_is_named_in_a_sentence(core: Installation, command: str) -> None:
    """But for commands that answer with the theorems alone."""
    said = core.run("ltlab", *filter(None, [command]))
    if said.returncode == 0 or "Missing argument" in said.stderr or command == "completion":
        assert "Traceback" not in said.stderr
        return
    assert said.returncode == 2
    extra = "lab" if command else "app"
    assert f"not extra {extra}" in facts(said.stderr)
    assert len(said.stderr.strip().splitlines()) == 1


def test_a_library_that_is_missing_is_named_in_python_too(core: Installation) -> None:
    for line in ("from learners import Perceptron", "import laboratory.worlds", "from laboratory.topics import views"):
        said = core.run("python", "-c", line)
        assert "scikit-learn" in said.stderr.splitlines()[-1] and "extra lab" in facts(said.stderr), line


@pytest.mark.exhaustive("examples of every command in one process; every day each help text's examples run")
def test_every_example_of_every_command_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for example in _examples():
        said = CliRunner().invoke(main, shlex.split(example))
        assert said.exit_code in (0, 1) and isinstance(said.exception, SystemExit | None) and said.stdout, example
        assert "Traceback" not in said.stderr


@pytest.mark.exhaustive("every example of every command, of an installation")
def test_every_example_runs_where_it_is_installed(whole: Installation) -> None:
    examples = _examples()
    said = whole.run("python", "-c", CALLS, *examples)
    calls = [json.loads(line) for line in said.stdout.splitlines()]
    assert len(calls) == len(examples), said.stderr
    for call in calls:
        assert call["code"] in (0, 1) and not call["failed"] and call["says"], call
        assert "Traceback" not in call["stderr"]


def _examples() -> list[str]:
    """What is typed after the name of the program."""
    examples = [example for name in COMMANDS if (example := _example(name))]
    assert len(examples) >= 8 and all(example.startswith("ltlab ") for example in examples)
    return [example.removeprefix("ltlab ") for example in examples]


def _example(command: str) -> str:
    """As its help gives it; nothing where it gives none."""
    text = CliRunner().invoke(main, [command, "--help"]).stdout
    return " ".join(text.split("Example:", 1)[1].split("\n\n")[0].split()) if "Example:" in text else ""


@pytest.mark.exhaustive("every page of an installation; that all are the checkout's own, file by file, is tested daily")
def test_every_page_opens(whole: Installation) -> None:
    said = whole.run("python", "-c", OPENS)
    lines = dict(line.split(" | ", 1) for line in said.stdout.splitlines() if " | " in line)
    titles = {place.slug: place.page.title for place in discover()}
    assert lines == {slug: "Learning Theory Lab" if slug == "start" else titles[slug] for slug in titles}, said.stderr


@pytest.mark.exhaustive("the app of an installation, whose every file is every day held to the checkout's")
def test_ltlab_alone_opens_the_app(whole: Installation, new_page: "Callable[..., Page]") -> None:
    with _serving(whole, "--theme", "dark") as url:
        page = open_page(new_page(), f"{url}/perceptron_lab")
        page.get_by_role("heading", name="Perceptron", level=1).wait_for()
        assert page.locator('[data-testid="figure"] .main-svg').count() >= 1
        dark = page.evaluate("getComputedStyle(document.querySelector('[data-testid=stApp]')).backgroundColor")
        assert sum(map(int, dark.removeprefix("rgb(").removesuffix(")").split(","))) < 150
        for slug in ("start", "companion", "calculator"):  # that look up what is shipped
            turned_to(page, slug, "")
        icon = page.locator("link[rel~='icon']").first.get_attribute("href") or ""
        assert icon


@contextmanager
def _serving(whole: Installation, *words: str) -> Iterator[str]:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command: list[str | Path] = [whole.scripts / "ltlab", "--no-browser", "--port", str(port), *words]
    process = subprocess.Popen(
        command, cwd=whole.folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    try:
        _wait(process, f"http://localhost:{port}")
        yield f"http://localhost:{port}"
    finally:
        process.terminate()
        said, _ = process.communicate(timeout=START_SECONDS)
        assert f"http://localhost:{port}" in said and "Traceback" not in said


def _wait(process: "subprocess.Popen[str]", url: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline:
        assert process.poll() is None, "ltlab ended by itself"
        try:
            with urlopen(f"{url}/_stcore/health", timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            time.sleep(0.1)
    raise TimeoutError(f"ltlab did not answer at {url}")
