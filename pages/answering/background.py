"""The background of an answer: steps, proof, assumptions, the notes' misprints, other forms, copies to export."""

import streamlit as st

from bounds.display.background import conditions, other_forms, printed_forms, proof
from bounds.display.names import names_read
from bounds.display.rates import in_markdown
from bounds.formalization import words
from bounds.theorem import Theorem
from bounds.vocabulary.prose import capitalized
from pages.answering._steps import step_by_step
from pages.answering.answer import Answer
from pages.answering.comparison_words import in_plain_words
from pages.answering.copying import command, latex, markdown, python_snippet, report
from pages.answering.hanging_together import hangs_together
from pages.looking_up.in_your_notes import in_your_notes
from pages.widgets.documentation import documentation_link
from pages.widgets.say import verbatim
from pages.widgets.when_open import tabs


def background(answer: Answer | None, theorem: Theorem) -> None:
    """Seven tabs, none of which is needed to read the answer."""
    parts = {
        "Step by step": lambda: step_by_step(answer),
        "Why it holds": lambda: _proof(theorem),
        "When it holds": lambda: _assumptions(theorem),
        words.HEADING: lambda: _machine_checked(answer, theorem),
        "In your notes": lambda: in_your_notes(theorem),
        "Other forms": lambda: _forms(theorem),
        "Copy as": lambda: _copies(answer, theorem),
    }
    tabs("_background", parts)


def _proof(theorem: Theorem) -> None:
    st.markdown(proof(theorem) or "The proof is in the source below.")
    st.markdown(f"Source: {theorem.source.in_full}.")
    hangs_together(theorem)
    documentation_link(f"theorems/{theorem.slug}", "This theorem in the documentation")


def _assumptions(theorem: Theorem) -> None:
    for heading, sentences in conditions(theorem).items():
        st.markdown(f"**{heading}**\n\n" + "\n".join(f"- {says}" for says in sentences))


def _machine_checked(answer: Answer | None, theorem: Theorem) -> None:
    st.markdown(words.in_markdown(theorem, answer.inputs if answer else None))


def _forms(theorem: Theorem) -> None:
    if theorem.see_also:
        st.markdown(in_plain_words(theorem.see_also))
    if rates := in_markdown(theorem):
        st.markdown("Rates, all else being fixed:\n\n" + "\n".join(f"- {rate}" for rate in rates))
    for name, formula in other_forms(theorem).items():
        st.markdown(f"{name}:")
        st.latex(formula, width="content")
    for form in printed_forms(theorem):
        st.markdown(f"{capitalized(form.title)} (`{form.name}`):")
        st.latex(form.latex, width="content")
        st.markdown(f"{form.description} Source: {form.source}.")
    if not (theorem.see_also or theorem.equivalent_forms or theorem.forms or rates):
        st.write("No other form of this theorem is recorded.")


def _copies(answer: Answer | None, theorem: Theorem) -> None:
    if answer is None:
        st.write("Correct the input first.")
        return
    st.markdown("Python")
    st.code(python_snippet(answer.question), language="python", wrap_lines=True)
    st.markdown("Command line")
    st.code(command(answer.question), language="bash", wrap_lines=True)
    for name, others in names_read(theorem).items():
        st.caption(verbatim(f"{name} is also read as {others}."))
    if answer.inputs is not None:
        st.markdown("LaTeX")
        st.code(latex(answer.question, answer.inputs), language="latex", wrap_lines=True)
        st.markdown("Markdown")
        st.code(markdown(answer), language="markdown", wrap_lines=True)
        st.markdown("A paragraph to cite")
        st.code(report(answer), language=None, wrap_lines=True)
