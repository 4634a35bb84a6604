"""Ctrl-C for programs that tests start: where tests run in the background, a child would be born deaf to it."""

import sys

HEEDS = (
    "import runpy, signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler); "
    "sys.argv = sys.argv[1:]; runpy.run_module(sys.argv[0], run_name='__main__', alter_sys=True)"
)


def heeding(module: str, *words: str) -> list[str]:
    """The command that runs `python -m module ...` with ears for SIGINT."""
    return [sys.executable, "-c", HEEDS, module, *words]
