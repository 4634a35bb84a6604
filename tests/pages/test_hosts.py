"""Whether others may be in front of the app, as pages ask before they read files of this machine."""

import pytest
from streamlit import config

from laboratory.serving.allowed_hosts import THIS_MACHINE, allowed_hosts, is_among
from pages.widgets.hosts import is_served_to_others
from tests.sentences import pattern


@pytest.mark.parametrize(
    ("address", "hosts", "others"),
    [
        ("localhost", "", False),
        ("127.0.0.1", "localhost", False),
        ("::1", "", False),
        ("localhost", "lab.example.edu", True),
        ("0.0.0.0", "", True),
        (None, "", True),
    ],
)
def test_others_are_there_where_they_are_named_or_may_connect(
    monkeypatch: pytest.MonkeyPatch, address: str | None, hosts: str, others: bool
) -> None:
    set_to = {"server.address": address, "server.allowedHosts": allowed_hosts(hosts)}
    monkeypatch.setattr("streamlit.get_option", set_to.__getitem__)
    assert is_served_to_others() is others


def test_where_every_host_is_allowed_others_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("streamlit.get_option", {"server.address": "localhost", "server.allowedHosts": []}.__getitem__)
    assert is_served_to_others()


def test_the_settings_file_and_the_program_agree_on_this_machine() -> None:
    assert config.get_option("server.allowedHosts") == list(THIS_MACHINE) == allowed_hosts("")
    assert config.get_option("server.address") in THIS_MACHINE


def test_a_star_stands_for_names_below_and_for_no_other_that_ends_alike() -> None:
    allowed = allowed_hosts("*.example.edu, lab.example")
    for host in ("a.example.edu", "B.a.Example.edu.", "lab.example", "localhost"):
        assert is_among(host, allowed), host
    for host in ("badexample.edu", "example.edu", "a.example.edu.evil.example", "a.lab.example", "mylab.example"):
        assert not is_among(host, allowed), host


@pytest.mark.parametrize(
    "text", ["lab.example.edu,", " A.example ,b.example", "::1", "2001:db8::1", "xn--bcher-kva.example"]
)
def test_names_and_addresses_are_hosts(text: str) -> None:
    assert allowed_hosts(text)[2:] == [each.strip().lower() for each in text.split(",") if each.strip()]


@pytest.mark.parametrize(
    "text", ["https://lab.example.edu", "lab.example.edu:8501", "*", "*.", "*.*.example", "a b", "a_b", "-a.example",
             "a-.example", "a..b", "300.1.1.1", "10.0.0", "a/b", "[::1]", "a" * 64,
             ".".join(["abcdefgh"] * 30), "bücher.example", "\x00"]
)  # fmt: skip
def test_whatever_else_is_none(text: str) -> None:
    with pytest.raises(ValueError, match=pattern("commas without scheme")):
        allowed_hosts(text)
