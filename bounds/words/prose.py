"""Letters of a sentence: its capital at the beginning, its end where it grows too long."""


def capitalised(words: str) -> str:
    """A sentence's beginning: `VC dimension` keeps its letters."""
    return words[:1].upper() + words[1:]


def shortened(text: str, longest: int = 40) -> str:
    """The beginning of a long text."""
    return text if len(text) <= longest else text[:longest] + "…"
