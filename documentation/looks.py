"""The site's looks: the colours of the app's own configuration, and the script that draws figures."""

from __future__ import annotations

import tomllib
from importlib.util import find_spec
from pathlib import Path

from documentation.sources import Sources
from laboratory.whereabouts import app_folder

ASSETS = Path(__file__).parent / "assets"
SCHEMES = {"light": "default", "dark": "slate"}
COLOURS = """[data-md-color-scheme="{scheme}"] {{
  --md-default-bg-color: {theme[backgroundColor]};
  --md-default-fg-color: {theme[textColor]};
  --md-typeset-color: {theme[textColor]};
  --md-typeset-a-color: {theme[linkColor]};
  --md-primary-fg-color: {theme[backgroundColor]};
  --md-primary-bg-color: {theme[textColor]};
  --md-primary-bg-color--light: {theme[textColor]};
  --md-accent-fg-color: {theme[primaryColor]};
  --md-code-bg-color: {theme[codeBackgroundColor]};
  --md-code-fg-color: {theme[codeTextColor]};
  --border: {theme[borderColor]};
}}
"""


def write(sources: Sources) -> None:
    """Style sheet, script, and Plotly's browser part from the installed package."""
    config = tomllib.loads((app_folder() / ".streamlit" / "config.toml").read_text("utf-8"))["theme"]
    colours = "".join(COLOURS.format(scheme=scheme, theme=config[theme]) for theme, scheme in SCHEMES.items())
    sources.keep("assets/site.css", colours.encode() + (ASSETS / "site.css").read_bytes())
    sources.keep("assets/figures.js", (ASSETS / "figures.js").read_bytes())
    sources.keep("assets/favicon.svg", (app_folder() / "static" / "favicon.svg").read_bytes())
    plotly = find_spec("plotly")
    assert plotly is not None and plotly.origin is not None
    sources.keep("assets/plotly.min.js", (Path(plotly.origin).parent / "package_data" / "plotly.min.js").read_bytes())
