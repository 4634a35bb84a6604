"""A plugin of pytest that runs chosen tests only and writes down which failed, as they fail."""

import json
from dataclasses import asdict
from pathlib import Path

import pytest

from tests.faults.running import Failure


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--only", metavar="FILE", help="run the tests whose names the file lists, of those collected")
    parser.addoption("--failures", metavar="FILE", help="write down every failure: its test, and what pytest says")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--only"):
        chosen = set(json.loads(Path(config.getoption("--only")).read_text(encoding="utf-8")))
        items[:] = [item for item in items if item.nodeid in chosen]


def pytest_configure(config: pytest.Config) -> None:
    if (path := config.getoption("--failures")) and not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Hearing(Path(path)))


class _Hearing:
    """Keeps the failures, those of collecting among them."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._keep(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self._keep(report)

    def _keep(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed:
            line = json.dumps(asdict(Failure(report.nodeid, report.longreprtext)))
            with self._path.open("a", encoding="utf-8") as kept:
                kept.write(line + "\n")
