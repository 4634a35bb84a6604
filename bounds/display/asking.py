"""What a theorem says of itself where Python asks, and what to write instead of a verb of the command line."""

from typing import TYPE_CHECKING, Any

from bounds.vocabulary.near import near
from bounds.vocabulary.statement import Statement

VERBS = {
    "value": "{this} is called to evaluate it: {this}({arguments})",
    "show": "{this} is shown by help({this})",
    "check": "an answer to {this} is checked by bounds.diagnose: diagnose(answer, {slug}, {arguments})",
    "graph": "what {this} rests on is told by bounds.graph.edges: stated_by({slug})",
    "compare": "{this} is compared with others by bounds.compare: compare({arguments})",
}


class Docstring:
    """The class's own words, and of each theorem what it states and takes."""

    def __get__(self, theorem: Any, owner: type) -> str:
        if theorem is None:
            return "One theorem. Call it with its variables by name to evaluate it; arrays broadcast."
        from bounds.display.theorems import docstring

        return docstring(theorem)


class ToldByVerb:
    """A statement whose error for a verb of the command line, or a misspelt name, says what to write in Python."""

    if not TYPE_CHECKING:  # which finds a misspelt attribute by itself

        def __getattr__(self, name: str) -> Any:
            raise AttributeError(no_attribute(self, name), name=name, obj=self)


def no_attribute(theorem: Statement, name: str) -> str:
    """Why a theorem has no such attribute, and what to write instead."""
    slug = vars(theorem).get("slug")
    if name.startswith("_") or slug is None:  # asked for by Python itself, or while it is being made
        return f"a theorem has no attribute {name}"
    quoted = f'"{slug}"'
    this, arguments = f"theorems[{quoted}]", ", ".join(f"{variable.name}=..." for variable in theorem.variables)
    if name in VERBS:
        return VERBS[name].format(this=this, slug=quoted, arguments=arguments)
    meant = near(name, (attribute for attribute in dir(theorem) if not attribute.startswith("_")), least=0.6)
    return f"{this} has no attribute {name}" + (f"; did you mean {', '.join(meant)}?" if meant else "")
