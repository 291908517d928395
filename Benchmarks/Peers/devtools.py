"""Drives headless Chromium through the DevTools protocol over a pair of pipes, with nothing but Python."""
import base64
import contextlib
import json
import os
import select
import signal
import subprocess
import time


class DevToolsError(Exception):
    """The browser refused a command, did not answer in time, or is gone."""


class Browser:
    """A running browser. It is told one thing at a time; events that come meanwhile are kept until they are asked for."""

    def __init__(self, command, environment=None):
        their_input, our_output = os.pipe()
        our_input, their_output = os.pipe()
        self.started = time.monotonic()
        # The browser reads commands from file descriptor 3 and writes to 4.
        redirect = f'exec "$@" 3<&{their_input} 4>&{their_output}'
        self.process = subprocess.Popen(
            ["sh", "-c", redirect, "sh", *command, "--remote-debugging-pipe"], env=environment,
            pass_fds=(their_input, their_output), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, start_new_session=True)
        os.close(their_input)
        os.close(their_output)
        self.input, self.output = our_input, our_output
        self.identifier = 0
        self.events = []
        self.buffer = bytearray()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.input)
        os.close(self.output)

    def call(self, method, session=None, timeout=60, **parameters):
        """Sends a command and waits for its result."""
        self.identifier += 1
        message = {"id": self.identifier, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + timeout
        while True:
            answer = self.read(deadline)
            if answer.get("id") != self.identifier:
                self.events.append(answer)
            elif "error" in answer:
                raise DevToolsError(f"{method}: {answer['error'].get('message')}")
            else:
                return answer["result"]

    def next_event(self, timeout=60):
        """The next event, the oldest first."""
        return self.events.pop(0) if self.events else self.read(time.monotonic() + timeout)

    def wait_for(self, method):
        """Waits for an event; earlier ones of other names are dropped."""
        while self.next_event().get("method") != method:
            pass

    def read(self, deadline):
        while (end := self.buffer.find(b"\0")) < 0:
            if not select.select([self.input], [], [], max(0, deadline - time.monotonic()))[0]:
                raise DevToolsError("no answer in time")
            part = os.read(self.input, 1 << 20)
            if not part:
                raise DevToolsError("the browser is gone")
            self.buffer += part
        message = json.loads(self.buffer[:end])
        del self.buffer[:end + 1]
        return message


class Page:
    """The page that a browser shows."""

    def __init__(self, browser):
        self.browser = browser
        target = self.target(time.monotonic() + 20)
        self.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

    def target(self, deadline):
        """The name of the page: a browser answers before it has one."""
        while time.monotonic() < deadline:
            for target in self.browser.call("Target.getTargets")["targetInfos"]:
                if target["type"] == "page":
                    return target["targetId"]
            time.sleep(0.05)
        raise DevToolsError("the browser has no page")

    def open(self, url, width, height):
        """Loads a document into a viewport of a fixed size."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        self.call("Page.enable")
        self.call("Page.navigate", url=url)
        self.browser.wait_for("Page.loadEventFired")

    def call(self, method, **parameters):
        return self.browser.call(method, session=self.session, **parameters)

    def evaluate(self, expression):
        """The value of a JavaScript expression, after the promise if it is one."""
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise DevToolsError(f"{expression}: {answer['exceptionDetails'].get('text')}")
        return answer["result"].get("value")

    def screenshot(self):
        """What it shows, as the bytes of a PNG file."""
        return base64.b64decode(self.call("Page.captureScreenshot")["data"])
