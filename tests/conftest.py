"""What every test shares: no randomness of its own, one thread a worker, full error texts from the app."""

import os
import sys
from functools import cache
from typing import Any

import pytest
from hypothesis import settings

# Read by the numerical libraries when they load, later than this; several pytest workers share the cores.
for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(variable, "1")

settings.register_profile("lab", derandomize=True, deadline=None, max_examples=50, database=None)
settings.register_profile("fuzz", deadline=None, max_examples=5_000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "lab"))


@pytest.fixture(autouse=True)
def full_error_details() -> None:
    """The app shows an error's type only, and so would AppTest; a test wants to read all of it.

    Tests of pages import streamlit at their top; the others need not pay for it.
    """
    if "streamlit" in sys.modules:
        from streamlit import config

        config.set_option("client.showErrorDetails", "full")
        _look_for_components_once()


def _look_for_components_once() -> None:
    """AppTest asks every installed package for components of its own at every run, which is most of its time."""
    from streamlit.components.v2 import manifest_scanner

    if not hasattr(manifest_scanner.scan_component_manifests, "cache_info"):
        manifest_scanner.scan_component_manifests = cache(manifest_scanner.scan_component_manifests)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """One worker runs all tests in the browser, so that one server and one browser do; the others go anywhere."""
    from xdist.scheduler import LoadScopeScheduling

    class BrowserTogether(LoadScopeScheduling):  # (pytest 9 no longer heeds the group marks of xdist)
        def _split_scope(self, nodeid: str) -> str:
            return "browser" if nodeid.startswith("tests/browser/") else nodeid

    return BrowserTogether(config, log)
