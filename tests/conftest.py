"""What every test shares: no randomness of its own, one thread a worker, full error texts from the app."""

import os
import sys

import pytest
from hypothesis import settings

# Read by the numerical libraries when they load, later than this; several pytest workers share the cores.
for variable in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ.setdefault(variable, "1")

settings.register_profile("lab", derandomize=True, deadline=None, max_examples=50, database=None)
settings.register_profile("fuzz", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "lab"))


@pytest.fixture(autouse=True)
def full_error_details() -> None:
    """The app shows an error's type only, and so would AppTest; a test wants to read all of it.

    Tests of pages import streamlit at their top; the others need not pay for it.
    """
    if "streamlit" in sys.modules:
        from streamlit import config

        config.set_option("client.showErrorDetails", "full")
