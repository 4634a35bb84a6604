"""What is typed on the command line and could be read otherwise is told or asked about beside the answer, always."""

import pytest
from click.testing import CliRunner

from bounds.command_line import main
from tests.all_told import over

FINITE = ("finite_realizable", "m", "delta=5%", "H=1000")
HOEFFDING = ("hoeffding_two_sided", "delta=0.05")
CHECKED = ("finite_realizable", "unknown=ln_size", "at_most=.1", "delta=.05", "m=140")

# The words of a command; what stands beside its answer, and on its first line.
TOLD: list[tuple[tuple[str, ...], str, str]] = [
    (("solve", *FINITE, "at_most=95%"), "at_most = 0.05?", "m = 11"),
    (("solve", *FINITE, "at_most=10"), "at_most = 0.1?", "m = 1"),
    (("solve", "conformal_beyond_exchangeability", "alpha", "drift=0.01", "at_least=5%"), "at_least = 0.95?", ""),
    (("value", *HOEFFDING, "m=1.000"), "m = 1,000?", ""), (("value", *HOEFFDING, "m=1.000 examples"), "m = 1,000?", ""),
    (("value", *HOEFFDING, "m=2×103"), "m = 2,000?", ""), (("value", *HOEFFDING, "m=1,000 examples"), "1000, its", ""),
    (("value", *HOEFFDING, "m=10k"), "10000", ""), (("value", *HOEFFDING, "m=a million samples"), "1000000", ""),
    (("compare", "n=2·104", "d=10", "delta=5%"), "m = 20,000?", "true risk"),
    (("count", "conjunctions", "n=1.000"), "n = 1,000?", "|H| = 4"), (("count", "2×103"), "2,000", "|H| = 206"),
    (("count", "conjunctions", "n=ten hundred"), "1000", ""),
    (("vc", "halfspaces", "n=1.000"), "n = 1,000?", "Halfspaces"), (("vc", "halfspaces", "n=1,000"), "1000, its", ""),
    (("shatters", "interval_unions", "k=1.000", "0 1 2"), "k = 1,000?", ""),
    (("check", "59.050", "count", "conjunctions", "n=10"), "59050", "right"),
    (("check", "4×100", "vc", "halfspaces", "n=3.000"), "n = 3,000?", "not quite"),
    (("check", "5×10−2", *HOEFFDING, "m=738"), "5*10^-2", "too few"),
    (("check", "11,004", *CHECKED), "11.004", "right"),
]  # fmt: skip
REFUSED: list[tuple[tuple[str, ...], str]] = [
    (("value", *HOEFFDING, "m=10-20"), "interval"), (("value", "hoeffding_two_sided", "m=99", "delta=5×10−2"), "0.05?"),
    (("value", *HOEFFDING, "m=1.500"), "1,500?"), (("value", *HOEFFDING, "m=99 bits"), "examples"),
    (("check", "15.87 bits", *CHECKED), "11.0002 nats?"), (("check", "11 examples", *CHECKED), "nats"),
    (("check", "10.99 bits", "count", "conjunctions", "n=10"), "nats?"),
    (("check", "140 nats", "size=59049", "epsilon=.1", "delta=.05"), "examples"),
    (("check", "4 bits", "vc", "halfspaces", "n=3"), "points"),
]  # fmt: skip


@over(TOLD)
def test_what_could_be_read_otherwise_is_told_beside_the_answer(words: tuple[str, ...], aside: str, first: str) -> None:
    done = CliRunner().invoke(main, list(words))
    assert done.exit_code in (0, 1) and aside in done.stderr
    assert done.stdout.startswith(first) and aside not in done.stdout


@over(REFUSED)
def test_what_cannot_be_meant_is_refused_with_what_may_be(words: tuple[str, ...], complaint: str) -> None:
    done = CliRunner().invoke(main, list(words))
    assert done.exit_code == 2 and complaint in done.stderr and not done.stdout


@pytest.mark.parametrize("text", ["1000", "0.05", "1e3", "10^3", "ln(59049)", "1000 examples", "2·10^3", "1/20"])
def test_nothing_is_told_of_what_everybody_reads_alike(text: str) -> None:
    name = "delta" if text in ("0.05", "1/20") else "m"
    if text == "ln(59049)":
        name = "ln_size"
    others = {"delta": "delta=0.05", "m": "m=1000", "ln_size": "ln_size=10.5"}
    arguments = [*(argument for other, argument in others.items() if other != name), f"{name}={text}"]
    assert not CliRunner().invoke(main, ["value", "finite_agnostic", *arguments]).stderr
