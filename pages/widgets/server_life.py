"""What lives with the server: its worker processes, which get ready while the first page opens, and end with it."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import streamlit as st

from laboratory.serving.workers import workers
from laboratory.topics.learning_curves.warming import warm_up


@asynccontextmanager
async def workers_live_with_the_server(_: st.App) -> AsyncGenerator[None]:
    """A span of life for `st.App`."""
    warm_up()
    yield
    workers().close()
