"""Where an answer to a question in words is worked out: a page with the same inputs in its address."""

import re

import streamlit as st

from bounds import theorems
from bounds.asking.answers import RankedAnswer, Reply
from bounds.asking.by_hand import WorkedByHand
from bounds.asking.running import subject
from bounds.asking.tools import title_of, tools
from bounds.asking.wording import plain_question
from bounds.comparison.questions import QUESTIONS
from bounds.display.calls import typed
from bounds.index.stems import stem, words_of
from bounds.solving.typed_inputs import TARGETS
from laboratory.experiments import auditable
from laboratory.topics import laboratories
from pages.answering.facts import LIST
from pages.answering.pieces_in_words import QUESTION
from pages.looking_up.companion_search import matching
from pages.solving.compared import compared
from pages.solving.parts import ANSWER, COMPARE, PART
from pages.widgets.calculator_link import PAGE, address_of
from pages.widgets.documentation import documentation_link, is_documented
from pages.widgets.laboratory_link import SHOW
from pages.widgets.page import entry_at
from pages.widgets.say import verbatim

ICONS = {
    "theorem": ":material/calculate:", "count": ":material/scatter_plot:", "vc": ":material/scatter_plot:",
    "view": ":material/play_arrow:", "page": ":material/arrow_forward:",
}  # fmt: skip
OPENS = {
    "theorem": "Open in the Calculator", "count": "Open in Count and shatter", "vc": "Open in Count and shatter",
    "view": "Play it", "page": "Open the page", "learner": "In Python",
}  # fmt: skip
COMPANION, LONGEST = "companion", 100  # a page, and the letters that its search takes
AUDIT = "audit"
_MISPRINTS = re.compile(r"\b(?:misprint|erratum|errata|typo)", re.IGNORECASE)
_WORDS = re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def link_to(answer: RankedAnswer, label: str = "", reply: Reply | None = None) -> None:
    """A link that opens the answer with all that the question says; a learner's leads to the documentation.

    The Calculator has the question of the `reply` itself as well, explains its class, and checks the number in it; the
    Companion is searched for what the question is about, and the Audit begins with its theorem.
    """
    label = verbatim(label or OPENS[answer.kind])
    if answer.kind == "learner":
        _learner(answer, label)
        return
    address, values = destination(answer)
    if reply and answer.kind == "theorem":
        values |= in_the_question(reply)
    if reply and answer.name == COMPANION:
        values |= in_the_companion(reply.question)
    if reply and answer.name == AUDIT and (slug := audited_in(reply)):
        values |= {"theorem": slug}
    st.page_link(entry_at(address), label=label, icon=ICONS[answer.kind], query_params=values)


def in_the_question(reply: Reply) -> dict[str, str]:
    """What the Calculator has in its address besides a theorem and its inputs: the question, and a number to check."""
    return {QUESTION: reply.question, **({ANSWER: reply.claimed} if reply.claimed else {})}


def in_the_companion(question: str) -> dict[str, str]:
    """What the Companion has in its address: what the question is about, and whether it wants misprints alone."""
    sought = sought_in_the_companion(question)
    return ({"find": sought} if sought else {}) | ({"only": "misprints"} if _MISPRINTS.search(question) else {})


def audited_in(reply: Reply) -> str:
    """The first theorem that answers and that can be audited, where the question names one; else empty."""
    named = any(piece.kind == "fact" for piece in reply.understood)
    slugs = [answer.name for answer in reply.answers if answer.kind == "theorem" and answer.name in auditable()]
    return slugs[0] if named and slugs else ""


def sought_in_the_companion(question: str) -> str:
    """The words of a question that the Companion has, its own names aside; empty where none is left."""
    own = next(title_of(tool) for tool in tools() if (tool.kind, tool.name) == ("page", COMPANION))
    known = {*map(stem, words_of(own))}
    words = " ".join(word for word in subject(plain_question(question)).split() if stem(word.casefold()) not in known)
    return words[:LONGEST] if words and matching(words[:LONGEST]) else ""


def destination(answer: RankedAnswer) -> tuple[str, dict[str, str]]:
    """The page's address, and the values there; of a learner there is none."""
    values = {name: typed(value) for name, value in answer.given.items()}
    match answer.kind:
        case "theorem":
            names = {*theorems[answer.name].names, *TARGETS}
            known = {name: value for name, value in answer.given.items() if name in names}
            return PAGE, address_of(answer.name, answer.unknown, known)
        case "count":
            fields = {f"count.{name}": value for name, value in values.items()}
            return "count_and_shatter", {"part": "count", "construction": answer.name, **fields}
        case "vc":
            fields = {f"vc.{name}": value for name, value in values.items()}
            return "count_and_shatter", {"part": "vc", "of": answer.name, **fields}
        case "view":
            address, _, question = answer.name.partition(".")
            return address, {SHOW: question} if len(laboratories[address].views) > 1 else {}
    address, _, part = answer.name.partition(".")
    return address, {PART: part} if part else {}


def by_hand_link(worked: WorkedByHand) -> None:
    """A link to *By hand* with the quantity, and with the rows and settings that the question has."""
    settings = dict(row.split("=", 1) for row in worked.rows if "=" in row)
    rows = [row for row in worked.rows if "=" not in row]
    values = {"of": worked.name, **{f"{worked.name}.{name}": value for name, value in settings.items()}}
    values |= {f"rows.{worked.name}": "; ".join(rows)} if rows else {}
    label = verbatim(f"{worked.title}{': ' if rows else ''}{'; '.join(rows)}")
    st.page_link(entry_at("work_by_hand"), label=label, icon=":material/edit_note:", query_params=values)


def comparison_link(answer: RankedAnswer) -> None:
    """A link that compares all bounds on what a theorem answers; nothing where that is no question of the page."""
    if facts := compared_from(answer):
        st.page_link(
            entry_at(PAGE), label="Compare all bounds with these facts", icon=":material/compare_arrows:",
            query_params={PART: COMPARE, **facts},
        )  # fmt: skip


def compared_from(answer: RankedAnswer) -> dict[str, str]:
    """The question and the facts as Compare bounds has them in its address; empty where it has no such question."""
    inputs = dict(answer.given)
    target = inputs.pop("at_most", None)
    asks, facts = compared(theorems[answer.name], answer.unknown, inputs, target)
    if not asks:
        return {}
    known = [name for name in facts if name != QUESTIONS[asks].first]
    return {"ask": asks, LIST: ",".join(known), **{name: typed(value) for name, value in facts.items()}}


def _learner(answer: RankedAnswer, label: str) -> None:
    """Without documentation its name in Python remains."""
    own = f"learners/{_WORDS.sub('_', answer.name.rpartition('.')[2]).lower()}"
    page = own if is_documented(own) else "api/learners"
    if is_documented(page):
        documentation_link(page, label)
    else:
        st.markdown(f"{label}: `{answer.name}`")
