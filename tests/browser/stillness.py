"""When an app stands still: nothing is asked of the server or on its way to the screen; no clock decides it."""

import json

from streamlit.proto.BackMsg_pb2 import BackMsg
from streamlit.proto.ForwardMsg_pb2 import ForwardMsg

_TAGS = {
    "asks": BackMsg.DESCRIPTOR.fields_by_name["rerun_script"].number,
    "begins": ForwardMsg.DESCRIPTOR.fields_by_name["new_session"].number,
    "ends": ForwardMsg.DESCRIPTOR.fields_by_name["script_finished"].number,
    "early": ForwardMsg.ScriptFinishedStatus.FINISHED_EARLY_FOR_RERUN,
}

# Runs before the page's own scripts, and counts what they have begun: runs of the server's script (each is asked for,
# begins and ends by a message), timers and animation frames.
_COUNTS = """tags => {
    const begun = window.begun = { asked: true, running: false, timers: new Map(), frames: new Set(), idle: 0 };

    // The fields of a message in Google's wire format: numbers as they are, of all else only that it is there.
    const fields = bytes => {
        const found = new Map();
        let at = 0;
        const number = () => {
            let value = 0, unit = 1, byte;
            do { byte = bytes[at++]; value += (byte & 127) * unit; unit *= 128; } while (byte > 127);
            return value;
        };
        while (at < bytes.length) {
            const tag = number(), kind = tag % 8;
            if (kind === 0) { found.set((tag - kind) / 8, number()); continue; }
            found.set((tag - kind) / 8, true);
            const length = kind === 2 ? number() : kind === 1 ? 8 : 4;
            at += length;
        }
        return found;
    };
    const hear = ({ data }) => {
        if (!(data instanceof ArrayBuffer)) return;
        const told = fields(new Uint8Array(data));
        if (told.has(tags.begins)) { begun.asked = false; begun.running = true; }
        if (told.has(tags.ends) && told.get(tags.ends) !== tags.early) begun.running = false;
    };
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (message) {
        if (!this.heard) this.addEventListener('message', hear);
        this.heard = true;
        if (message instanceof Uint8Array && fields(message).has(tags.asks)) begun.asked = true;
        return send.call(this, message);
    };

    const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame } = window;
    window.setTimeout = (act, wait = 0, ...rest) => {
        const timer = setTimeout((...told) => { begun.timers.delete(timer); act(...told); }, wait, ...rest);
        begun.timers.set(timer, wait);
        return timer;
    };
    window.clearTimeout = timer => { begun.timers.delete(timer); clearTimeout(timer); };
    window.requestAnimationFrame = act => {
        const frame = requestAnimationFrame(at => { begun.frames.delete(frame); act(at); });
        begun.frames.add(frame);
        return frame;
    };
    window.cancelAnimationFrame = frame => { begun.frames.delete(frame); cancelAnimationFrame(frame); };
}"""
COUNTS_WHAT_IS_BEGUN = f"({_COUNTS})({json.dumps(_TAGS)})"

# True once every run that was asked for has ended, nothing on the page is a placeholder or out of date, every chart is
# drawn, and no frame, animation or timer of at most so many milliseconds waits; and that still holds when the browser
# has twice had nothing else to do: React goes on in tasks that are counted nowhere else. (Idle callbacks would say the
# same, but Chromium may hold them back for half a minute where tabs share a process.)
STANDS_STILL = """(milliseconds = 350) => {
    const isBusy = () => {
        const app = document.querySelector('[data-testid="stApp"]');
        const charts = [...document.querySelectorAll(':is([data-testid="stPlotlyChart"], [data-testid="figure"])')];
        const { asked, running, timers, frames } = begun;
        return !app || asked || running || frames.size > 0
            || app.dataset.testConnectionState !== 'CONNECTED'
            || app.dataset.testScriptState !== 'notRunning'
            || document.querySelector('[data-testid="stSkeleton"], [data-testid="stAppSkeleton"]')
            || document.querySelector('[data-stale="true"]')
            || charts.some(chart => !chart.querySelector('.main-svg'))
            || document.fonts.status !== 'loaded'
            || [...timers.values()].some(wait => wait <= milliseconds)
            || document.getAnimations().some(each => each.playState === 'running'
                && each.effect.getComputedTiming().endTime !== Infinity);
    };
    const busy = isBusy();
    if (busy) begun.idle = 0;
    if (busy || begun.idle < 2) {
        begun.waits ??= scheduler.postTask(() => { begun.idle++; begun.waits = null; }, { priority: 'background' });
        return false;
    }
    begun.idle = 0;
    return true;
}"""
