"""What the trace of a browser says about clicks."""
import unittest

import context  # noqa: F401
import web
from common import PeerError

PAGE, GPU = 1, 2


def event(name, milliseconds, process=PAGE, phase="X", duration=0, **arguments):
    return {"name": name, "ts": milliseconds * 1000, "dur": duration * 1000, "pid": process, "ph": phase, "args": arguments}


def click(milliseconds):
    return event("EventDispatch", milliseconds, duration=2, data={"type": "click"})


def frame(milliseconds):
    """The steps of a frame that begins to be committed then, and is drawn from 5 ms later on for 3 ms."""
    return [
        event("Commit", milliseconds, phase="b"), event("ActivateLayerTree", milliseconds + 2, phase="I"),
        event("Surface::CommitFrame", milliseconds + 4, GPU),
        event("Display::DrawAndSwap", milliseconds + 5, GPU, duration=3)]


class Traces(unittest.TestCase):
    def test_time_runs_to_the_end_of_the_drawing(self):
        self.assertEqual(web.frame_times([click(100), *frame(110)]), [(10, 18)])

    def test_events_may_come_in_any_order(self):
        self.assertEqual(web.frame_times([*reversed(frame(110)), click(100)]), [(10, 18)])

    def test_a_drawing_that_was_on_its_way_does_not_count(self):
        early = event("Display::DrawAndSwap", 101, GPU, duration=1)
        self.assertEqual(web.frame_times([click(100), early, *frame(110)]), [(10, 18)])

    def test_commits_of_other_processes_do_not_count(self):
        self.assertEqual(web.frame_times([click(100), event("Commit", 101, GPU, "b"), *frame(110)]), [(10, 18)])

    def test_each_click_has_its_frame(self):
        self.assertEqual(web.frame_times([click(100), *frame(110), click(200), *frame(201)]), [(10, 18), (1, 9)])

    def test_a_click_without_a_frame_is_an_error(self):
        with self.assertRaises(PeerError):
            web.frame_times([click(100), *frame(110)[:2]])

    def test_other_events_are_no_clicks(self):
        self.assertEqual(web.frame_times([event("EventDispatch", 1, data={"type": "mousedown"})]), [])


class Targets(unittest.TestCase):
    def test_another_row_is_selected_each_time(self):
        self.assertNotEqual(web.target("select", 1), web.target("select", 2))

    def test_both_ways_to_append_are_one_button(self):
        self.assertEqual(web.target("append10k", 1), web.target("append", 1))


if __name__ == "__main__":
    unittest.main()
