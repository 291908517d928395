#!/usr/bin/env python3
"""Paints the twelve pictures that Photos shows: hills under skies of different hours, into Pictures/.

Usage: pip install pillow numpy; Examples/Sources/Photos/make_pictures.py
"""
import pathlib

import numpy as np
from PIL import Image, ImageFilter

WIDTH, HEIGHT = 960, 640
# Of each picture: the sky above and at the horizon, the sun, the hills in front; and where the sun stands.
HOURS = [
    ("dawn", "#29335c", "#f3a683", "#ffe6c7", "#1d1a31", 0.25, 0.60),
    ("sunrise", "#5b7db1", "#ffd3a5", "#fff4d6", "#2c3e50", 0.40, 0.52),
    ("morning", "#4a90d9", "#cfe9ff", "#fffbe8", "#1f6f54", 0.60, 0.30),
    ("noon", "#1e88e5", "#bbdefb", "#ffffff", "#2e7d32", 0.50, 0.15),
    ("haze", "#9fb4c7", "#e8e4da", "#fffaf0", "#6b705c", 0.70, 0.28),
    ("desert", "#e9a35b", "#fbe3b5", "#fffdf0", "#8d4925", 0.30, 0.35),
    ("storm", "#2f3e46", "#84a98c", "#cad2c5", "#1b2a2f", 0.80, 0.40),
    ("evening", "#6d597a", "#e88c7d", "#ffd9a0", "#355070", 0.65, 0.55),
    ("sunset", "#3d1e6d", "#ff6b3d", "#ffe29a", "#190b28", 0.50, 0.64),
    ("dusk", "#0d1b2a", "#7d5ba6", "#f7c4d4", "#0b0f1a", 0.35, 0.68),
    ("moon", "#050a1a", "#1c3f5f", "#f4f6f0", "#02060c", 0.72, 0.22),
    ("aurora", "#06111f", "#1f7a6c", "#b8ffdf", "#03080c", 0.20, 0.10),
]


def color(text):
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], dtype=float)


def paint(seed, above, below, sun, hill, sun_x, sun_y):
    random = np.random.default_rng(seed)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    part = np.clip(y / (HEIGHT * 0.75), 0, 1)[..., None]
    picture = color(above) * (1 - part) + color(below) * part
    distance = np.hypot(x - sun_x * WIDTH, y - sun_y * HEIGHT)
    glow = np.exp(-distance / 130)[..., None] * 0.8
    picture = picture * (1 - glow) + color(sun) * glow
    disc = np.clip((38 - distance) / 2, 0, 1)[..., None]
    picture = picture * (1 - disc) + color(sun) * disc
    for layer in range(5):
        nearness = (layer + 1) / 5
        line = HEIGHT * (0.55 + 0.09 * layer) + sum(
            random.uniform(8, 40) / (wave + 1) * np.sin(np.arange(WIDTH) / WIDTH * (wave + 1) * random.uniform(3, 7) + random.uniform(0, 6))
            for wave in range(4)
        )
        tone = color(below) * (1 - nearness) * 0.8 + color(hill) * (0.2 + 0.8 * nearness)
        inside = np.clip(y - line[None, :], 0, 1)[..., None]
        picture = picture * (1 - inside) + np.clip(tone, 0, 255) * inside
    picture += random.normal(0, 1.5, picture.shape[:2])[..., None]
    return Image.fromarray(np.clip(picture, 0, 255).astype(np.uint8)).filter(ImageFilter.GaussianBlur(0.6))


folder = pathlib.Path(__file__).parent / "Pictures"
folder.mkdir(exist_ok=True)
for number, (name, *rest) in enumerate(HOURS):
    paint(number, *rest).save(folder / f"{number + 1:02}-{name}.jpg", quality=82)
