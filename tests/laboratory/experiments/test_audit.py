"""The audit's verdicts and its command line."""

import dataclasses
import io
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
import pytest
from click.testing import CliRunner

from bounds import theorems
from laboratory.command_line import main
from laboratory.experiments import REASONS, audit, auditable, audited, simulations, unaudited
from laboratory.experiments.verdict import of_a_mean, of_failures
from tests.sentences import facts, pattern


def test_a_sure_bound_fails_once_and_is_refuted() -> None:
    assert of_failures(0, 100, 0.0).holds
    assert not of_failures(1, 100, 0.0).holds


def test_a_confident_bound_may_fail_as_often_as_it_says() -> None:
    """P[Bin(200, 0.05) >= 29] is the first tail below 10⁻⁶ (by summing the binomial)."""
    from math import comb

    tail = lambda k: sum(comb(200, i) * 0.05**i * 0.95 ** (200 - i) for i in range(k, 201))  # noqa: E731
    first = next(k for k in range(201) if tail(k) <= 1e-6)
    assert of_failures(first - 1, 200, 0.05).holds
    assert not of_failures(first, 200, 0.05).holds


def test_the_interval_is_clopper_and_pearsons() -> None:
    """No failure in 100 runs: the upper end solves (1-p)^100 = 0.025."""
    verdict = of_failures(0, 100, 0.05)
    assert verdict.low == 0
    assert verdict.high == pytest.approx(1 - 0.025**0.01)


def test_a_mean_is_judged_on_the_side_of_the_relation() -> None:
    values = np.random.default_rng(0).normal(1.0, 0.1, 400)
    assert of_a_mean(values, 1.0, "=").holds
    assert of_a_mean(values, 1.5, "<=").holds and not of_a_mean(values, 0.9, "<=").holds
    assert of_a_mean(values, 0.9, ">=").holds and not of_a_mean(values, 1.5, ">=").holds
    assert not of_a_mean(values, 1.5, "=").holds


def test_one_theorem_in_a_table() -> None:
    table = audit("finite_realizable", runs=50)
    assert set(table["theorem"]) == {"finite_realizable"}
    assert (table["rate_low"] <= table["rate"]).all() and (table["rate"] <= table["rate_high"]).all()


def test_what_nothing_audits_is_a_sentence() -> None:
    with pytest.raises(KeyError, match=pattern("nothing no_such")):
        audit("no_such")
    result = CliRunner().invoke(main, ["audit", "novikof"])
    assert result.exit_code == 2 and "mean novikoff" in facts(result.output)


def test_every_theorem_is_audited_or_says_why_not() -> None:
    """`not yet` is an honest word; more of it than this, and somebody forgot a simulation."""
    others = unaudited()
    assert not set(others) & set(auditable())
    assert set(others) | set(auditable()) == set(theorems)
    assert set(others.values()) <= set(REASONS)
    assert [slug for slug, why in others.items() if why == "not yet"] == ["spectral_margin"]


def test_why_not() -> None:
    others = unaudited()
    assert others["ehkv_lower"] == "lower bound"
    assert others["sauer"] == others["vc_dimension_boxes"] == "count"
    assert others["hebb_limit"] == "limit"
    assert others["vc_uniform_constant"] == "open constant"
    assert others["golowich_rows"] == "supremum"
    listed = CliRunner().invoke(main, ["audit", "--not"])
    assert listed.exit_code == 0 and "sauer " in listed.output and "counts labellings" in listed.output


def test_command_line() -> None:
    result = CliRunner().invoke(main, ["audit", "conformal_coverage", "--runs", "200", "--csv"])
    assert result.exit_code == 0, result.output
    assert result.stdout.startswith("theorem,experiment,kind")
    listed = CliRunner().invoke(main, ["audit", "--list"]).output.split()
    assert listed == list(auditable())


def test_an_experiment_is_found_by_its_own_name() -> None:
    assert set(audit("novikoff", runs=2)["theorem"]) == {"perceptron_mistakes"}


def test_what_is_finished_is_kept_and_not_done_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["audit", "conformal_coverage", "--runs", "20", "--csv", "--store", str(tmp_path / "kept")]
    first = CliRunner().invoke(main, command)
    monkeypatch.setattr("laboratory.command_line.auditing.audited", lambda *record, **more: pytest.fail("done again"))
    again = CliRunner().invoke(main, command)
    assert first.exit_code == again.exit_code == 0
    assert again.stdout == first.stdout and first.stdout.startswith("theorem,")
    other = CliRunner().invoke(main, [*command, "--seed", "1"])
    assert other.exit_code == 2 and "other work" in facts(other.output)


def _breaks(monkeypatch: pytest.MonkeyPatch, slug: str) -> None:
    """That simulation raises, as code of one's own may."""

    def raises(*command: Any) -> Any:
        raise RuntimeError("no such luck")

    broken = {**simulations(), slug: dataclasses.replace(simulations()[slug], one_run=raises)}
    monkeypatch.setattr("laboratory.experiments._audit.simulations", lambda: broken)


def test_a_simulation_that_raises_is_a_row_and_the_others_are_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = {slug: simulations()[slug] for slug in ("conformal_coverage", "finite_realizable", "hoeffding_two_sided")}
    monkeypatch.setattr("laboratory.experiments._audit.experiments", dict)
    monkeypatch.setattr(sys.modules[__name__], "simulations", lambda: few)
    _breaks(monkeypatch, "finite_realizable")
    with pytest.raises(RuntimeError, match=pattern("no luck")):
        audit("all", runs=5)
    command = ["audit", "all", "--runs", "5", "--store", str(tmp_path)]
    for csv in (["--csv"], ["--csv"], []):  # done, read from the store, and as people read it
        outcome = CliRunner().invoke(main, [*command, *csv])
        assert outcome.exit_code == 1, outcome.output
        assert outcome.stdout.count("RuntimeError") == 1
        if csv:
            table = pd.read_csv(io.StringIO(outcome.stdout))
            assert set(table["theorem"]) == set(few)
            failed = table["theorem"] == "finite_realizable"
            assert failed.sum() == 1 and not table[failed]["holds"].any() and table[~failed]["holds"].all()
            assert table[~failed]["why"].isna().all() and table[failed]["rate"].isna().all()
    assert "1 of 3 failed" in facts(outcome.stderr)


def test_what_is_kept_is_what_sweeps_keep(tmp_path: Path) -> None:
    """Parquet, to the last bit; a store of other versions is refused, and so is what is no audit's store."""
    command = ["audit", "conformal_coverage", "--runs", "20", "--store", str(tmp_path / "kept")]
    assert CliRunner().invoke(main, command).exit_code == 0
    there = pd.read_parquet(tmp_path / "kept" / "parts" / "conformal_coverage.parquet")
    pd.testing.assert_frame_equal(there, audit("conformal_coverage", runs=20), check_exact=True, check_dtype=False)
    manifest = tmp_path / "kept" / "manifest.json"
    manifest.write_text(manifest.read_text("utf-8").replace('"numpy": "', '"numpy": "0.'), "utf-8")
    other = CliRunner().invoke(main, command)
    assert other.exit_code == 2 and "begun numpy" in facts(other.output)
    manifest.write_text("[", "utf-8")
    none = CliRunner().invoke(main, command)
    assert none.exit_code == 2 and "no audit" in facts(none.output)


def test_stopping_keeps_what_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C in the second of two parts: the first is told and kept, and the code is that of an interrupted program."""
    from laboratory.command_line import auditing

    done: list[str] = []

    def stops(slug: str, record: Any, **more: Any) -> Any:
        if done:
            raise KeyboardInterrupt
        done.append(slug)
        return list(real(slug, record, **more))

    real = audited
    monkeypatch.setattr(auditing, "audited", stops)
    command = ["audit", "all", "--runs", "2", "--csv", "--store", str(tmp_path)]
    stopped = CliRunner().invoke(main, command)
    assert stopped.exit_code == 130 and "same command" in facts(stopped.stderr)
    assert [path.stem for path in (tmp_path / "parts").iterdir()] == done
