"""The peers in a browser: the rows in plain JavaScript and in React, and a counter, in headless Chromium.

How an operation is measured: a task of the page calls `click()` on the element, and the browser's own trace tells when
things happened. The time runs from the start of the click's dispatch, over style, layout, paint, commit, the rastering
of the tiles and their activation, to the end of `Display::DrawAndSwap` of the frame that carries the change: pixels in
memory, drawn in software. Frames are not held back for a display's rate. Before a click the page lay still for a while.

Two more ways were tried, and are no kinder to the browser: `Input.dispatchMouseEvent`, which hovers and focuses as
well, and `HeadlessExperimental.beginFrame`, which adds the messages of the protocol and lets no stage overlap another.
"""
import contextlib
import pathlib
import tempfile
import time

import footprint
from common import PEERS, Peer, PeerError, attempt, output
from devtools import Browser, Page

WEB = PEERS / "web"
REACT = [pathlib.Path(f"/usr/share/nodejs/{name}/umd/{name}.production.min.js") for name in ("react", "react-dom")]
BROWSERS = (pathlib.Path("/usr/lib/chromium/chromium-headless-shell"), pathlib.Path("/usr/lib/chromium/chromium"))
SHIPPED = {
    "chromium-headless-shell": ("chromium-headless-shell", "headless_*.pak", "icudtl.dat", "*snapshot*.bin"),
    "chromium": ("chromium", "chrome_*.pak", "resources.pak", "locales/en-US.pak", "icudtl.dat", "*snapshot*.bin")}
FLAGS = (
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-frame-rate-limit", "--disable-gpu-vsync",
    "--disable-background-networking", "--no-first-run", "--hide-scrollbars")

FRAME_END = "the end of Display::DrawAndSwap of the frame with the change, in the browser's trace"

CATEGORIES = ("devtools.timeline", "disabled-by-default-devtools.timeline.frame", "viz")
# The way of a change to the screen, in the order of its steps: (event, phase or None, whether the page's process).
PIPELINE = (
    ("Commit", "b", True), ("ActivateLayerTree", None, True), ("Surface::CommitFrame", None, False),
    ("Display::DrawAndSwap", "X", False))

# When the page was painted first, in milliseconds of the wall clock.
FIRST_PAINT = """new Promise(done => new PerformanceObserver(list => {
  const paint = list.getEntriesByName("first-contentful-paint")[0];
  if (paint) done(performance.timeOrigin + paint.startTime);
}).observe({ type: "paint", buffered: true }))"""

# Milliseconds in which the page lies still: for the frame's way to the pixels, and then before the next click.
AFTER, BEFORE = 80, 50
ROW = "document.getElementById('rows').rows"


def target(operation, count):
    """The element that performs an operation when it is clicked: JavaScript."""
    if operation == "select":
        return f"{ROW}[{5 + count % 2}].querySelector('.label a')"
    if operation == "remove":
        return f"{ROW}[4].querySelector('.remove a')"
    return f"document.getElementById('{operation.replace('append10k', 'append')}')"


def frame_times(events):
    """For each click in a trace the milliseconds to the end of its frame: (to the commit, to the pixels)."""
    events = sorted((event for event in events if "ts" in event), key=lambda event: event["ts"])
    return [frame_time(events, index) for index, event in enumerate(events) if is_click(event)]


def is_click(event):
    return event["name"] == "EventDispatch" and event["args"]["data"]["type"] == "click"


def frame_time(events, index):
    click = events[index]
    steps = iter(PIPELINE)
    name, phase, in_page = next(steps)
    committed = None
    for event in events[index + 1:]:
        if event["name"] != name or phase not in (None, event["ph"]) or (in_page and event["pid"] != click["pid"]):
            continue
        taken = (event["ts"] + event.get("dur", 0) - click["ts"]) / 1000
        committed = committed or taken
        name, phase, in_page = next(steps, (None, None, None))
        if name is None:
            return committed, taken
    raise PeerError("the trace of the browser lacks the frame of a click")


class WebSession:
    """A browser with one page, until it is closed."""

    def __init__(self, browser, *arguments):
        self.count = 0
        # Of the last operations, the milliseconds to the end of the main thread's work.
        self.committed = []
        self.profile = tempfile.TemporaryDirectory()
        self.started = time.time()
        self.browser = Browser([browser, *FLAGS, f"--user-data-dir={self.profile.name}", *arguments])
        self.page = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.browser.__exit__()
        self.profile.cleanup()

    def perform(self, operations):
        """Does operations one after another; the milliseconds that each took to pixels."""
        self.browser.call(
            "Tracing.start", transferMode="ReportEvents", traceConfig={"includedCategories": list(CATEGORIES)})
        for operation in operations:
            self.click(operation)
        times = frame_times(self.trace())
        if len(times) != len(operations):
            raise PeerError("the trace of the browser lacks clicks")
        self.committed = [committed for committed, _ in times]
        return [pixels for _, pixels in times]

    def click(self, operation):
        self.count += 1
        element = target(operation, self.count)
        self.page.evaluate(
            f"new Promise(done => setTimeout(() => {{ {element}.click();"
            f" requestAnimationFrame(() => setTimeout(done, {AFTER})) }}, {BEFORE}))")

    def trace(self):
        # The last frame too must have reached its pixels, also on a busy machine.
        time.sleep(0.4)
        self.browser.call("Tracing.end")
        events = []
        while True:
            event = self.browser.next_event()
            if event["method"] == "Tracing.dataCollected":
                events += event["params"]["value"]
            elif event["method"] == "Tracing.tracingComplete":
                return events

    def state(self):
        """What the page shows."""
        return self.page.evaluate(
            f"(rows => ({{ count: rows.length, ids: rows.slice(0, 3).map(row => +row.cells[0].textContent),"
            f" labels: rows.slice(0, 3).map(row => row.cells[1].textContent) }}))([...{ROW}])")

    def memory(self):
        """The memory after its garbage was collected, which is the least that can be said of it."""
        self.page.call("HeapProfiler.collectGarbage")
        time.sleep(0.5)
        return footprint.memory(self.browser.process.pid)

    def screenshot(self):
        return self.page.screenshot()


class WebProgram:
    """A page and the browser that shows it, as a program that can be opened."""

    def __init__(self, browser, page):
        self.browser = browser
        self.url = (WEB / page).as_uri()
        self.counted = "the browser's program, data and resources, which an application would have to ship"

    def size(self):
        """Bytes on disk of the browser, without the pages, which are nothing beside it."""
        return sum(file.stat().st_size for pattern in SHIPPED[self.browser.name]
                   for file in self.browser.parent.glob(pattern))

    def open(self, _display):
        """The page, loaded and ready for operations."""
        session = WebSession(self.browser, "--window-size=1000,700", "about:blank")
        with closing_on_error(session):
            session.page = Page(session.browser)
            session.page.open(self.url, 1000, 700)
            session.page.evaluate("new Promise(done => requestIdleCallback(done, { timeout: 2000 }))")
        return session

    def start(self, _display):
        """The browser started with the page; nobody asks it anything until it is long quiet."""
        session = WebSession(self.browser, "--window-size=320,240", self.url)
        with closing_on_error(session):
            time.sleep(1)
            session.page = Page(session.browser)
            session.first_frame = session.page.evaluate(FIRST_PAINT) - session.started * 1000
        return session


@contextlib.contextmanager
def closing_on_error(session):
    try:
        yield
    except BaseException:
        session.__exit__()
        raise


def check_react():
    """The version of React, if its production build is installed."""
    if not all(file.exists() for file in REACT):
        raise PeerError("the packages node-react and node-react-dom are not installed")
    texts = [file.read_text(encoding="utf-8") for file in REACT]
    if "Minified React error" not in texts[1] or any("Warning: " in text for text in texts):
        raise PeerError("the installed React is not a production build")
    return output("dpkg-query", "-W", "-f", "${Version}", "node-react").partition("+")[0]


def find_browser():
    found = next((path for path in BROWSERS if path.exists()), None)
    if not found:
        raise PeerError("neither chromium-headless-shell nor chromium is installed")
    return found


def version_of(path):
    """What comes first in what a browser says of its version and begins with a digit."""
    return next((word for word in output(path, "--version").split() if word[:1].isdigit()), "of unknown version")


def plain():
    browser = find_browser()
    return Peer(
        "Chromium, plain JavaScript", f"{browser.name} {version_of(browser)}, drawing in software", FRAME_END,
        rows=WebProgram(browser, "plain.html"), counter=WebProgram(browser, "counter.html"))


def react():
    browser = find_browser()
    return Peer(
        "Chromium, React", f"React {check_react()} (Debian's production build), {browser.name} {version_of(browser)}",
        FRAME_END, rows=WebProgram(browser, "react.html"))


def peers():
    return [attempt("Chromium, plain JavaScript", plain), attempt("Chromium, React", react)]
