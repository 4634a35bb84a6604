"""The same class elsewhere: as Python, as a command."""

import shlex


def own_snippet(text: str, points: str, is_table: bool) -> str:
    """Python that prints what the page shows."""
    begin = f"from bounds import own_class\n\ncls = own_class({text!r})\n"
    listed = points.replace(",", " ").split() if is_table else points.split()
    chosen = repr(listed if is_table else _as_points(listed)) if listed else ""
    return (
        f"{begin}dichotomies = cls.dichotomies({chosen})\nprint(dichotomies, dichotomies.largest_shattered)\n"
        "for value in dichotomies.growth_function:\n    print(value.m, value.at_least, value.is_exact)\n"
    )


def explored_snippet(text: str) -> str:
    """Python that tries sets of points."""
    return (
        "from bounds import own_class\nfrom bounds.vc.own.exploring import explored\n\n"
        f"print(explored(own_class({text!r})).dimension)\n"
    )


def own_command(verb: str, text: str, points: str) -> str:
    """The same on the command line."""
    source = "; ".join(line for line in text.splitlines() if line.strip())
    return shlex.join(["ltlab", verb, source, *filter(None, [points.strip()])])


def _as_points(words: list[str]) -> list[str | list[str]]:
    return [word.split(",") if "," in word else word for word in words]
