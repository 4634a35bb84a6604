"""The style and the script of every page, as they stand in the head of the app's one HTML page."""

from functools import cache

from pages.browser import source


@cache
def global_style() -> bytes:
    """Both, in HTML."""
    style, script = (source(f"global.{kind}") for kind in ("css", "js"))
    return f"<style>{style}{source('phone.css')}</style><script>{script}</script>".encode()
