"""The site's looks: the colours of the app's own configuration, and the script that draws figures."""

import tomllib
from importlib.util import find_spec
from pathlib import Path

from docs_builder.sources import Sources
from laboratory.serving.paths import app_folder

ASSETS = Path(__file__).parent / "assets"
SCHEMES = {"light": "default", "dark": "slate"}
FONTS = {
    "SourceSansVF-Upright.ttf": ("Source Sans", "normal"),
    "SourceSansVF-Italic.ttf": ("Source Sans", "italic"),
    "SourceCodeVF-Upright.ttf": ("Source Code", "normal"),
}
FONT = """@font-face {{
  font-family: "{family}";
  font-style: {style};
  font-weight: 200 900;
  font-display: swap;
  src: url("{name}.woff2") format("woff2");
}}
"""
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
    sources.keep("assets/site.css", (_fonts(sources) + colours).encode() + (ASSETS / "site.css").read_bytes())
    sources.keep("assets/figures.js", (ASSETS / "figures.js").read_bytes())
    sources.keep("assets/favicon.svg", (app_folder() / "static" / "favicon.svg").read_bytes())
    sources.keep("assets/plotly.min.js", (_package("plotly") / "package_data" / "plotly.min.js").read_bytes())


def _fonts(sources: Sources) -> str:
    """The app's own fonts, which Streamlit's package holds; without them a page uses those of the machine."""
    rules = []
    for name, (family, style) in FONTS.items():
        for path in sorted((_package("streamlit") / "static").rglob(f"{name}.*.woff2"))[:1]:
            sources.keep(f"assets/{name}.woff2", path.read_bytes())
            rules.append(FONT.format(name=name, family=family, style=style))
    return "".join(rules)


def _package(name: str) -> Path:
    result = find_spec(name)
    assert result is not None and result.origin is not None
    return Path(result.origin).parent
