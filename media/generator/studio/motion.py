"""How a film moves. The shoe turns one way and back while a strip of light passes over it and back: the second half is
the first one backwards, so a film needs the pictures of one way only, and of that only a few `KEYS` are traced."""
import math
from types import SimpleNamespace

import numpy as np

from .poses import CAMERAS, project, turn

KEYS = 21
FROM, TURN = -24, -30     # degrees
FULL, TALL, TRACED = (1920, 960), (1080, 1440), (1600, 800)
TALL_SCALE = .78          # of the wide picture's shoe
WIDE_CENTRE, TALL_CENTRE = (.715, .54), (.5, .44)
STRIP_WAY = 2.6           # decimetres to both sides of the shoe's middle


def turned(t):
    """How much of the turn is done at the share `t` of one way: slow at both ends."""
    return (1 - math.cos(math.pi * t)) / 2


def moment(key):
    """When the shoe stands as a key has it: keys are evenly spread over the turn."""
    return math.acos(1 - 2 * key / (KEYS - 1)) / math.pi


def strip_at(t):
    return STRIP_WAY * (2 * t - 1)


def strip_power(t):
    return math.sin(math.pi * t) ** 1.5


def standing(t):
    """The shoe's rotation; it stands with its middle over the origin."""
    return turn('z', FROM + TURN * turned(t))


def camera(look, size=FULL, larger=1, centre=WIDE_CENTRE):
    """The wide picture's camera, the shoe right of the title; `look` is the height of the shoe's middle."""
    place, target, _ = CAMERAS['three-quarter']
    high = max(0, look - .66)
    return SimpleNamespace(place=np.array(place, float), target=np.array(target, float) + [0, 0, high * .5],
                           lens=(78 - 56 * high) * larger, shape=size, centre=centre)


def tall_camera(look):
    """The same picture with the shoe in the middle, for phones."""
    return camera(look, TALL, TALL_SCALE * FULL[0] / TALL[0], TALL_CENTRE)


def around(cam, rotation):
    """The camera as seen from the shoe: instead of turning the shoe, everything else is turned the other way."""
    return SimpleNamespace(**{**vars(cam), 'place': cam.place @ rotation, 'target': cam.target @ rotation})


def window(cam, points):
    """The part of the picture the shoe is in: left, top, width and height in pixels."""
    at = project(cam, points[::7])[0] * cam.shape
    low = np.maximum(np.floor(at.min(0)) - 6, 0).astype(int)
    high = np.minimum(np.ceil(at.max(0)) + 6, cam.shape).astype(int)
    return (*low, *(high - low))
