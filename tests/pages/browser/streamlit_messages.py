"""Messages of Streamlit's runs, as its server sends them."""

from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

from pages.browser.screen import Screen

FRAGMENT, BLOCK = "f", "block"
WHOLE: tuple[str, ...] = ()
EARLY = ForwardMsg.FINISHED_EARLY_FOR_RERUN
Tree = dict[tuple[int, ...], str]  # by place: BLOCK or the words of an element


def named(run: str, fragments: tuple[str, ...]) -> ForwardMsg:
    message = ForwardMsg()
    message.metadata.run.script_run_id = run
    message.metadata.run.fragment_ids.extend(fragments)
    return message


def element(place: tuple[int, ...], words: str, run: str, fragments: tuple[str, ...]) -> ForwardMsg:
    message = named(run, fragments)
    message.metadata.delta_path.extend(place)
    message.metadata.cacheable = True
    message.delta.fragment_id = FRAGMENT if place[:2] == (0, 0) else ""
    if words == BLOCK:
        message.delta.add_block.flex_container.SetInParent()
    elif words.startswith("field"):
        message.delta.new_element.text_input.id = words
    else:
        message.delta.new_element.markdown.body = words
    message.hash = words
    return message


def run_of(tree: Tree, run: str, fragments: tuple[str, ...], ended: int | None = None) -> list[bytes]:
    """The messages of one run, as Streamlit sends them; one that ends early has sent but half of its elements."""
    begins, ends = named(run, fragments), named(run, fragments)
    begins.new_session.name = "lab"
    usual = ForwardMsg.FINISHED_FRAGMENT_RUN_SUCCESSFULLY if fragments else ForwardMsg.FINISHED_SUCCESSFULLY
    ends.script_finished = usual if ended is None else ended  # type: ignore[assignment]
    places = sorted(tree)[: len(tree) // 2 if ended == EARLY else None]
    elements = [element(place, tree[place], run, fragments) for place in places if not fragments or place[:2] == (0, 0)]
    return [message.SerializeToString() for message in (begins, *elements, ends)]


USUAL: Tree = {
    (0,): BLOCK, (0, 0): BLOCK, (0, 0, 0): "w1", (0, 0, 1): BLOCK, (0, 0, 1, 0): "w2", (0, 0, 1, 1): "fixed",
    (0, 0, 2): BLOCK, (0, 0, 2, 0): "w3", (0, 0, 2, 1): "w4", (0, 0, 2, 2): "field c", (0, 1): "w5",
}  # fmt: skip


def heard_of(screen: Screen, messages: list[bytes]) -> list[ForwardMsg]:
    return [ForwardMsg.FromString(sent) for raw in messages for sent in screen.sent(raw)]
