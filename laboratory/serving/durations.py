"""How long something takes, in words."""


def format_duration(seconds: float) -> str:
    """The duration in its usual unit: `40 s`, `12 min`, `3.5 h`."""
    if seconds < 90:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 5400 else f"{seconds / 3600:.1f} h"
