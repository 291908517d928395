"""Writes ../Image/ImageFixtures.swift: picture files made byte by byte after their specifications, and the pixels they hold.

Nothing of the framework is used: frames of GIF files are put together as GIF89a says (section 23), profiles are turned
into sRGB as ICC.1:2010 (annex F) and IEC 61966-2-1 say, in double precision.
Run: python3 image_reference.py
"""

import base64
import os
import random
import struct
import zlib


# GIF

def lzw(indices, size=3):
    """Codes that never grow: the table is cleared before it would."""
    bits, codes = [], []
    clear, end, width = 1 << size, (1 << size) + 1, size + 1
    room = (1 << width) - end - 2
    for start in range(0, len(indices), room):
        codes.append(clear)
        codes += indices[start:start + room]
    codes.append(end)
    for code in codes:
        bits += [code >> bit & 1 for bit in range(width)]
    data = bytearray()
    for start in range(0, len(bits), 8):
        data.append(sum(bit << place for place, bit in enumerate(bits[start:start + 8])))
    blocks = b"".join(bytes([len(data[i:i + 255])]) + bytes(data[i:i + 255]) for i in range(0, len(data), 255))
    return bytes([size]) + blocks + b"\0"


def gif(seed):
    """A random animation: the file, the whole frames as words 0xAARRGGBB, the delays, the number of plays."""
    rng = random.Random(seed)
    width, height = rng.randint(3, 7), rng.randint(3, 6)
    table = [(rng.randrange(256), rng.randrange(256), rng.randrange(256)) for _ in range(8)]
    data = b"GIF89a" + struct.pack("<HHBBB", width, height, 0x80 | 2, 0, 0) + b"".join(bytes(c) for c in table)
    repeats = rng.choice([None, 0, 1, 4])
    if repeats is not None:
        data += b"\x21\xff\x0bNETSCAPE2.0\x03\x01" + struct.pack("<H", repeats) + b"\0"
    canvas, frames, delays = [0] * (width * height), [], []
    for index in range(rng.randint(2, 6)):
        left, top = (0, 0) if index == 0 else (rng.randrange(width), rng.randrange(height))
        w, h = (width, height) if index == 0 else (rng.randint(1, width - left), rng.randint(1, height - top))
        disposal, transparent = rng.choice([0, 1, 2, 3]), rng.choice([None, rng.randrange(8)])
        if index == 0 and disposal == 3:
            disposal = 1
        delay = rng.choice([0, 1, 2, 5, 10, 33])
        indices = [rng.randrange(8) for _ in range(w * h)]
        flags = disposal << 2 | (transparent is not None)
        data += b"\x21\xf9\x04" + struct.pack("<BHB", flags, delay, transparent or 0) + b"\0"
        data += b"\x2c" + struct.pack("<HHHHB", left, top, w, h, 0) + lzw(indices)
        before = list(canvas)
        for place, color in enumerate(indices):
            if color != transparent:
                r, g, b = table[color]
                canvas[(top + place // w) * width + left + place % w] = 0xFF000000 | r << 16 | g << 8 | b
        frames.append(list(canvas))
        delays.append(0.1 if delay < 2 else delay / 100)
        if disposal == 2:
            for y in range(top, top + h):
                for x in range(left, left + w):
                    canvas[y * width + x] = 0
        if disposal == 3:
            canvas = before
    plays = 1 if repeats is None else 0 if repeats == 0 else repeats + 1
    return data + b"\x3b", frames, delays, plays, width, height


# Profiles

def inverse(m):
    (a, b, c), (d, e, f), (g, h, i) = m
    det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
    return [[(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
            [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
            [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det]]


def times(m, v):
    return [sum(m[row][k] * v[k] for k in range(3)) for row in range(3)]


def product(m, n):
    return [[sum(m[r][k] * n[k][c] for k in range(3)) for c in range(3)] for r in range(3)]


def primaries(points, white):
    """RGB to XYZ from chromaticities, adapted to D50 by Bradford's method."""
    columns = [[x / y, 1, (1 - x - y) / y] for x, y in points]
    matrix = [[columns[c][r] for c in range(3)] for r in range(3)]
    xyz = [white[0] / white[1], 1, (1 - white[0] - white[1]) / white[1]]
    scale = times(inverse(matrix), xyz)
    matrix = [[matrix[r][c] * scale[c] for c in range(3)] for r in range(3)]
    cone = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
    source, target = times(cone, xyz), times(cone, [0.9642, 1.0, 0.8249])
    gain = [[target[r] / source[r] if r == c else 0 for c in range(3)] for r in range(3)]
    return product(product(inverse(cone), product(gain, cone)), matrix)


D65 = (0.3127, 0.3290)
SRGB = primaries([(0.64, 0.33), (0.30, 0.60), (0.15, 0.06)], D65)
P3 = primaries([(0.680, 0.320), (0.265, 0.690), (0.150, 0.060)], D65)
ADOBE = primaries([(0.64, 0.33), (0.21, 0.71), (0.15, 0.06)], D65)


def decode_srgb(x):
    return x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4


def encode_srgb(x):
    x = min(max(x, 0), 1)
    return x * 12.92 if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055


def fixed(x):
    return struct.pack(">i", round(x * 65536))


def profile(matrix, curve):
    tags = {b"rTRC": curve, b"gTRC": curve, b"bTRC": curve}
    for column, name in enumerate([b"rXYZ", b"gXYZ", b"bXYZ"]):
        tags[name] = b"XYZ \0\0\0\0" + b"".join(fixed(matrix[r][column]) for r in range(3))
    body, directory, offset = b"", struct.pack(">I", len(tags)), 132 + 12 * len(tags)
    for name, content in tags.items():
        directory += name + struct.pack(">II", offset + len(body), len(content))
        body += content + b"\0" * (-len(content) % 4)
    header = struct.pack(">I4sI4s4s4s", offset + len(body), b"none", 0x04000000, b"mntr", b"RGB ", b"XYZ ")
    header += b"\0" * 12 + b"acsp" + b"\0" * 28 + fixed(0.9642) + fixed(1) + fixed(0.8249)
    return (header + b"\0" * (128 - len(header))) + directory + body


PARAMETRIC = b"para\0\0\0\0" + struct.pack(">HH", 3, 0) + b"".join(
    fixed(x) for x in [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
POWER = b"curv\0\0\0\0" + struct.pack(">IH", 1, round(563 / 256 * 256))
TABLE = b"curv\0\0\0\0" + struct.pack(">I", 1024) + b"".join(
    struct.pack(">H", round((i / 1023) ** 1.8 * 65535)) for i in range(1024))


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(pixels, extra):
    rows = b"\0" + b"".join(bytes(p) for p in pixels)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", len(pixels), 1, 8, 2, 0, 0, 0)) + extra
            + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def profiled(matrix, curve, light, seed):
    rng = random.Random(seed)
    pixels = [tuple(rng.randrange(256) for _ in range(3)) for _ in range(40)] + [(0, 0, 0), (255, 255, 255)]
    extra = chunk(b"iCCP", b"test\0\0" + zlib.compress(profile(matrix, curve)))
    to_srgb = product(inverse(SRGB), matrix)
    expected = [[round(encode_srgb(x) * 255) for x in times(to_srgb, [light(c / 255) for c in p])] for p in pixels]
    return png(pixels, extra), expected


def gamma(value, seed):
    rng = random.Random(seed)
    pixels = [tuple(rng.randrange(256) for _ in range(3)) for _ in range(20)]
    expected = [[round(encode_srgb((c / 255) ** (1 / value)) * 255) for c in p] for p in pixels]
    return png(pixels, chunk(b"gAMA", struct.pack(">I", round(value * 100000)))), expected


def text(data):
    encoded = base64.b64encode(data).decode()
    lines = [encoded[i:i + 96] for i in range(0, len(encoded), 96)]
    return "\n            + ".join(f'"{line}"' for line in lines)


def numbers(values, indent="            "):
    lines, line = [], indent
    for value in values:
        if len(line) + len(str(value)) > 116:
            lines.append(line.rstrip())
            line = indent
        line += f"{value}, "
    return "\n".join(lines + [line.rstrip()])


def main():
    out = ["// Written by Reference/image_reference.py.", "", "enum ImageFixtures {",
           "    struct Animation {", "        var file: String", "        var width: Int", "        var height: Int",
           "        var plays: Int", "        var delays: [Double]",
           "        /// Words 0xAARRGGBB, frame by frame.", "        var pixels: [UInt32]", "    }", "",
           "    struct Profiled {", "        var name: String", "        var file: String",
           "        /// Red, green and blue in sRGB, pixel by pixel.", "        var pixels: [UInt8]", "    }", "",
           "    static let animations: [Animation] = ["]
    for seed in range(12):
        data, frames, delays, plays, width, height = gif(seed)
        flat = [word for frame in frames for word in frame]
        out += ["        Animation(", f"            file: {text(data)},",
                f"            width: {width}, height: {height}, plays: {plays}, delays: {delays},", "            pixels: [",
                numbers(flat, "                "), "            ]),"]
    out += ["    ]", "", "    static let profiled: [Profiled] = ["]
    cases = [("Display P3", profiled(P3, PARAMETRIC, decode_srgb, 1)),
             ("Adobe RGB", profiled(ADOBE, POWER, lambda x: x ** (563 / 256), 2)),
             ("a table of gamma 1.8", profiled(P3, TABLE, lambda x: x ** 1.8, 3)),
             ("sRGB itself", profiled(SRGB, PARAMETRIC, decode_srgb, 4)),
             ("PNG's gamma of 1", gamma(1.0, 5)), ("PNG's gamma of 1 / 1.8", gamma(1 / 1.8, 6))]
    for name, (data, expected) in cases:
        flat = [byte for pixel in expected for byte in pixel]
        out += ["        Profiled(", f'            name: "{name}",', f"            file: {text(data)},", "            pixels: [",
                numbers(flat, "                "), "            ]),"]
    out += ["    ]", "}", ""]
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "Image", "ImageFixtures.swift")
    with open(path, "w") as file:
        file.write("\n".join(out))


main()
