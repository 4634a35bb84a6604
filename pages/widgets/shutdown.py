"""What ends with the server: its worker processes, in the middle of their work too."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import streamlit as st

from laboratory.serving.workers import workers


@asynccontextmanager
async def workers_end_with_the_server(_: st.App) -> AsyncGenerator[None]:
    """A span of life for `st.App`."""
    yield
    workers().close()
