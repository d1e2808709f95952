"""Colours a traced view and sets it on the studio background."""
from functools import lru_cache

import numpy as np

from shoe.maths import ZONES

GREY = .5          # the shaders' own colour (studio/materials.py)

CENTRE, EDGE = np.array([209, 202, 193]) / 255, np.array([186, 178, 168]) / 255
SHADOW_TINT = np.array([.17, .14, .115])
EXPOSURE = .62
EVEN = .08            # how far shadows on the shoe are opened towards MIDDLE_LIGHT
MIDDLE_LIGHT = 1.4
BESIDE = .014         # half of the gap between two shoes, as a share of the picture


def linear(hex_colour):
    c = np.array([int(hex_colour[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def display(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= .0031308, 12.92 * c, 1.055 * c ** (1 / 2.4) - .055)


def shoulder(x, start=.62):
    """Leaves darks and mids alone and rolls highlights off below white."""
    over = np.maximum(x - start, 0)
    room = 1 - start
    return np.where(x > start, start + room * (1 - np.exp(-over / room)), x)


def background(width, height):
    y, x = (np.mgrid[0:height, 0:width] + .5) / [[[height]], [[width]]]
    r = np.clip(np.hypot(x - .5, (y - .5) * 1.1) / .80, 0, 1)[..., None] ** 1.8
    return CENTRE * (1 - r) + EDGE * r


def zone_colours(palette):
    return np.stack([linear(palette[z]) for z in ZONES])


def shoe_albedo(view, palette):
    """What colour each pixel of the shoe is, before any light."""
    weights = view['zones'] / np.maximum(view['zones'].sum(-1, keepdims=True), 1e-3)
    return weights @ zone_colours(palette) * view['shade'][..., None]


def shoe_light(view, palette):
    """Linear light of the shoe's pixels for a palette {zone: '#rrggbb'}."""
    used = (view['zones'] * (view['alpha'][..., None] > .5)).sum((0, 1))
    around = (used / used.sum()) @ zone_colours(palette)
    bounce = .55 + .45 * around / GREY          # light from one part of the shoe onto another takes on its colour
    light = view['direct'] + view['bounced'] * bounce
    level = np.maximum(light.mean(-1, keepdims=True), 1e-3)
    light = (light * .6 + level * .4) * (level / MIDDLE_LIGHT) ** -EVEN
    return shoe_albedo(view, palette) * light + view['gloss']


def darkness(shadow):
    return np.clip((shadow - .04) / .96, 0, 1) ** 1.05 * .82


def ground(view):
    """The empty studio with the shoe's shadow."""
    height, width = view['shadow'].shape
    k = darkness(view['shadow'])[..., None]
    return background(width, height) * (1 - k) + SHADOW_TINT * k


def over(image, view, light):
    """The shoe's light, toned, over a studio picture; 8-bit RGB."""
    lit = display(shoulder(light * EXPOSURE))
    x0, y0 = view['origin']
    h, w = lit.shape[:2]
    a = view['alpha'][..., None]
    image = image.copy()
    image[y0:y0 + h, x0:x0 + w] = image[y0:y0 + h, x0:x0 + w] * (1 - a) + lit * a
    return dithered(image)


@lru_cache
def grain(height, width):
    return (np.random.default_rng(1).random((height, width, 1)) - .5) * 1.2


def dithered(image):
    """8-bit RGB, with so little grain that even greys show no steps."""
    return (np.clip(image * 255 + grain(*image.shape[:2]).astype(image.dtype), 0, 255) + .5).astype(np.uint8)


def paired(picture, view):
    """A pair of what stands alone in a picture from above, the toe to the right: the shoe and its mirror image, which is the
    left one. The toes are up, and the floor's last row goes on where floor is missing at the heel."""
    (x0, y0), solid, size = view['origin'], view['alpha'] > .5, len(picture)
    across, down = np.flatnonzero(solid.any(0)) + x0, np.flatnonzero(solid.any(1)) + y0
    place = np.arange(size)
    rows = down[0] - round(BESIDE * size) + np.abs(place + .5 - size / 2).astype(int)
    columns = np.clip(place - (size - across[0] - across[-1]) // 2, 0, size - 1)
    return np.rot90(picture[rows][:, columns])


def compose(view, palette):
    """The finished picture of a loaded view, 8-bit RGB."""
    return over(ground(view), view, shoe_light(view, palette))
