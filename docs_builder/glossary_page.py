"""The terms of the field in alphabetical order: symbol, meaning, and the words by which search finds them too."""

from bounds.display.markdown import markdown_table
from bounds.vocabulary.glossary import Term, glossary
from docs_builder.sources import Menu, Sources

PAGE = "glossary.md"
ABOUT = """# Glossary

One term for one thing: on every page, in the code and in this documentation."""


def write(sources: Sources) -> Menu:
    """The page with all terms."""
    terms = sorted(glossary(), key=lambda term: term.name.casefold())
    sources.write(PAGE, ABOUT, markdown_table(("Term", "Symbol", "Meaning", "Also found by"), map(_row, terms)))
    return [PAGE]


def _row(term: Term) -> tuple[str, str, str, str]:
    return f"**{term.name}**", term.symbol, term.meaning, ", ".join(term.synonyms)
