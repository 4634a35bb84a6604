"""Where the app is: beside the packages in a checkout, inside `laboratory` where it is installed."""

from pathlib import Path

HERE = Path(__file__).parents[1]


def app_folder() -> Path:
    """The folder of `app.py`, `pages`, `static` and `.streamlit`."""
    installed = HERE / "app"
    return installed if (installed / "app.py").exists() else HERE.parent
