"""Back and Forward: pages, parts, theorems, Start's questions, views and scenes are entries, fields are none.

An entry comes back with its fields.
"""

from typing import TYPE_CHECKING

from laboratory.tour import discover as scenes
from pages.widgets.page import discover
from tests.browser.server import Server, open_page, wait_until_still

if TYPE_CHECKING:
    from playwright.sync_api import Page

HERE = "history.length"
DIMENSION, SIZE, FAILURE = "VC dimension d", "sample size m", "failure probability δ"


def typed(page: "Page", label: str, text: str) -> None:
    """Change a field, and wait for the address to follow."""
    entries = page.evaluate(HERE)
    field = page.get_by_label(label, exact=True)
    field.fill(text)
    field.press("Enter")
    page.wait_for_url(f"**={text}**")
    wait_until_still(page)
    assert page.evaluate(HERE) == entries, "a field is no entry"


def held(page: "Page", *labels: str) -> list[str]:
    return [page.get_by_label(label, exact=True).input_value() for label in labels]


def turned(page: "Page", name: str) -> None:
    """To another page by the menu."""
    section = next(place.page.section for place in discover() if place.page.title == name)
    page.get_by_text(section, exact=True).first.click()
    page.get_by_role("menuitem", name=name).click()
    stands_on(page, name)


def stands_on(page: "Page", name: str) -> None:
    page.get_by_role("heading", name=name, exact=True, level=1).wait_for()
    wait_until_still(page)


def back(page: "Page", address: str) -> None:
    page.go_back()
    page.wait_for_url(address)
    wait_until_still(page)


def forward(page: "Page", address: str) -> None:
    page.go_forward()
    page.wait_for_url(address)
    wait_until_still(page)


def test_the_calculator_comes_back_with_its_fields(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator?theorem=vc_rademacher&m=300&for=value")
    typed(page, DIMENSION, "7")
    typed(page, FAILURE, "0.013")
    first = page.url
    turned(page, "Exercises")
    back(page, first)
    stands_on(page, "Calculator")
    assert held(page, SIZE, DIMENSION, FAILURE) == ["300", "7", "0.013"]
    forward(page, "**/exercises")
    back(page, first)
    typed(page, SIZE, "451")
    page.reload()
    wait_until_still(page)
    assert held(page, SIZE, DIMENSION, FAILURE) == ["451", "7", "0.013"]


def test_an_entry_that_leaves_a_field_out_has_its_usual_value(server: Server, page: "Page") -> None:
    """The same page twice in the history: what was typed in the second is not left in the first."""
    open_page(page, f"{server.url}/calculator?theorem=vc_rademacher&m=300&for=value")
    usual = held(page, DIMENSION)
    turned(page, "Exercises")
    turned(page, "Calculator")
    typed(page, DIMENSION, "7")
    second = page.url
    back(page, "**/exercises")
    back(page, "**/calculator?theorem=vc_rademacher&m=300&for=value")
    assert held(page, SIZE, DIMENSION) == ["300", *usual]
    forward(page, "**/exercises")
    forward(page, second)
    assert held(page, DIMENSION) == ["7"]


def test_views_of_a_laboratory_are_entries(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/svm_and_kernels")
    entries = page.evaluate(HERE)
    typed(page, "Sample size m", "33")
    first = page.url
    page.get_by_role("radio", name="Soft margin").click()
    page.wait_for_url("**show=slack**")
    wait_until_still(page)
    typed(page, "Sample size m", "44")
    second = page.url
    page.get_by_role("radio", name="The dual").click()
    page.wait_for_url("**show=dual**")
    wait_until_still(page)
    assert page.evaluate(HERE) == entries + 2
    back(page, second)
    assert held(page, "Sample size m") == ["44"]
    back(page, first)
    assert held(page, "Sample size m") == ["33"]
    forward(page, second)
    assert held(page, "Sample size m") == ["44"]


def test_scenes_of_the_tour_are_entries(server: Server, page: "Page") -> None:
    first, second = scenes()[:2]
    open_page(page, f"{server.url}/tour")
    entries = page.evaluate(HERE)
    guess = page.get_by_label("Your guess").get_attribute("aria-label") or ""
    typed(page, guess, "10")
    page.wait_for_url(f"**{first.name}.shown=1**")
    wait_until_still(page)
    address = page.url
    page.get_by_role("button", name="Next").click()
    page.wait_for_url("**scene=2**")
    page.get_by_role("heading", level=2, name=f"2. {second.title}").wait_for()
    wait_until_still(page)
    assert page.evaluate(HERE) == entries + 1
    back(page, address)
    page.get_by_role("heading", level=2, name=f"1. {first.title}").wait_for()
    page.get_by_role("button", name="Hide").wait_for()
    assert held(page, guess) == ["10"]
    forward(page, "**scene=2**")
    page.get_by_role("heading", level=2, name=f"2. {second.title}").wait_for()


def test_a_search_comes_back_with_its_words(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/theorems")
    entries = page.evaluate(HERE)
    page.get_by_label("Search").press_sequentially("Novikoff", delay=150)
    page.wait_for_url("**q=Novikoff**")
    wait_until_still(page)
    assert page.evaluate(HERE) == entries, "no letter is an entry"
    page.get_by_role("link", name="Perceptron convergence (Novikoff)").click()
    page.wait_for_url("**/calculator**")
    stands_on(page, "Calculator")
    back(page, "**/theorems?q=Novikoff")
    assert page.get_by_label("Search").input_value() == "Novikoff"
    forward(page, "**/calculator?**theorem=perceptron_mistakes**")
    stands_on(page, "Calculator")


def test_exercises_come_back_with_what_was_answered(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/exercises?seed=3&family=finite&difficulty=easy&count=1")
    typed(page, "Set number", "17")
    answer = page.get_by_label("Your answer to exercise 1", exact=True)
    answer.fill("12")
    answer.press("Enter")
    wait_until_still(page)
    address = page.url
    turned(page, "Glossary")
    back(page, address)
    assert held(page, "Set number", "Your answer to exercise 1") == ["17", "12"]


def test_theorems_chosen_after_one_another_are_entries(server: Server, page: "Page") -> None:
    open_page(page, f"{server.url}/calculator?theorem=hoeffding_two_sided")
    entries = page.evaluate(HERE)
    typed(page, FAILURE, "0.013")
    first = page.url
    theorem = page.get_by_test_id("stSelectbox").get_by_role("combobox", name="Theorem", exact=True)
    title = theorem.input_value()
    theorem.fill("Perceptron convergence (Novikoff)")
    theorem.press("Enter")
    page.wait_for_url("**theorem=perceptron_mistakes**")
    wait_until_still(page)
    second = page.url
    assert page.evaluate(HERE) == entries + 1
    back(page, first)
    assert theorem.input_value() == title and held(page, FAILURE) == ["0.013"]
    forward(page, second)
    assert "Novikoff" in theorem.input_value()


def test_questions_asked_after_one_another_are_entries(server: Server, page: "Page") -> None:
    field = page.get_by_label("Ask in your own words")
    open_page(page, server.url)
    for question in ("Hoeffding, m = 100, delta = 0.05", "How many conjunctions over 10 variables?"):
        field.fill(question)
        field.press("Enter")
        page.get_by_text("Understood", exact=True).wait_for()
        page.wait_for_url(f"**q=*{question.split()[-1].rstrip('?')}*")
        wait_until_still(page)
    page.go_back()
    page.wait_for_url("**q=Hoeffding*")
    wait_until_still(page)
    assert field.input_value().startswith("Hoeffding")
    back(page, f"{server.url}/")
    assert field.input_value() == ""
