"""What is read by elimination is shown as a guess; printed formulas and shorthand name their theorem."""

import json

import pytest
from click.testing import CliRunner

from bounds import ask
from bounds.asking.situations import facts_of
from bounds.asking.wording import plain_question
from laboratory.command_line import main
from tests.opening import opened, page_text

UCB = "UCB1, 5 arms, every suboptimal arm 0.2 worse, horizon one hundred thousand: regret bound"


def test_a_guess_is_told_beside_its_number_and_as_a_doubt() -> None:
    reply = ask(UCB)
    guesses = {piece.name: piece.is_guess for piece in reply.understood if piece.kind == "number"}

    assert guesses == {"arms": False, "rounds": False, "gap": True}
    assert not reply.unused and not reply.missing and len(reply.doubts) == 1 and "0.2" in reply.doubts[0]
    assert [line for line in reply.lines() if line.endswith("(a guess)")]


def test_a_correction_is_no_guess() -> None:
    assert ask(UCB, gap=0.25).doubts == ()
    assert ask("VC bound m=1000 d=10 delta=.1").doubts == ()


def test_numbers_told_by_words_that_make_a_bound_vacuous_are_doubted() -> None:
    reply = ask("A class of VC dimension 50, 100 examples, 95 % confidence: how far apart are training and true error?")

    assert reply.answers[0].value > 1 and reply.doubts
    assert ask("VC bound m=10 d=10 delta=.1").doubts == ()  # each by its letter: so it is meant


def test_the_command_line_and_the_first_page_tell_it() -> None:
    record = json.loads(CliRunner().invoke(main, ["ask", UCB, "--json"]).output)

    assert record["doubts"] == list(ask(UCB).doubts)
    assert [piece["name"] for piece in record["understood"] if piece["is_guess"]] == ["gap"]
    app = opened("start", q=UCB)
    captions = " ".join(caption.value for caption in app.caption)
    assert not app.exception and "(a guess)" in captions and "“0.2”" in captions
    assert page_text(app)


@pytest.mark.parametrize(
    ("formula", "fact"),
    [
        (r"$\sqrt{\frac{h(\log(2l/h)+1)-\log(\eta/4)}{l}}$", "form vapnik"),
        (r"$\sqrt{\frac{8}{N}\ln\frac{4(2N)^{d_{VC}}}{\delta}}$", "form 4 growth"),
        (r"$\sqrt{\frac{2d\log\frac{em}{d}}{m}}+\sqrt{\frac{\log\frac1\delta}{2m}}$", "form 2 d ln"),
        (r"$\frac{8}{\varepsilon}\left(2d\ln\frac{16e}{\varepsilon}+\ln\frac2\delta\right)$", "form 16e/eps"),
        (r"$\hat R(h)+2\hat{\mathfrak R}_S+3\sqrt{\frac{\log\frac2\delta}{2m}}$", "form 2R 3 sqrt"),
        ("2M e^{-2 eps^2 N}", "form 2H exp"),
        ("|H| exp(-eps m)", "form ln H/eps"),
        (r"$\prod_t 2\sqrt{\varepsilon_t(1-\varepsilon_t)}$", "form products"),
    ],
)
def test_a_printed_formula_is_recognized(formula: str, fact: str) -> None:
    assert fact in {clue.name for clue in facts_of(plain_question(formula))}


@pytest.mark.parametrize(
    ("question", "inputs"),
    [
        ("Hoeffding: find N such that P[|nu - mu| > 0.03] <= 0.1", {"at_most": 0.03, "delta": 0.1}),
        ("consistent, |H| = 100, 0.1/0.05: sample size?", {"at_most": 0.1, "delta": 0.05}),
        ("Chebyshev, variance 1/4: number of samples for 0.05 w.p. 0.95", {"delta": 0.05, "variance": 0.25}),
        ("Test error on a test set with n = 400 samples is 12 %. Wald interval, 95 %", {"test_error": 0.12, "m": 400}),
        ("Bayes error is 8 %. Cover and Hart, two classes: nearest neighbour?", {"bayes_risk": 0.08, "classes": 2}),
        ("margin bound r=1, Lambda=2, rho=0.2, margin loss 6%, m=400, delta 5%", {"gamma": 0.2, "norm": 2}),
        ("multiplicative Chernoff: risk 0.1, m=1000, chance of more than 1.5 times its mean", {"gamma": 0.5}),
        ("Hedge, 20 experts, losses in [0,1], 1000 rounds", {"experts": 20, "rounds": 1000}),
    ],
)  # fmt: skip
def test_numbers_are_what_their_surroundings_say(question: str, inputs: dict[str, float]) -> None:
    first = ask(question).answers[0]

    assert {name: first.given.get(name) for name in inputs} == pytest.approx(inputs)
