"""Small tiles of grain and weave, shared by all models: a normal picture and, where the weave darkens the colour, a grey
one. The same patterns as studio/materials.py, drawn in numpy."""
import io

import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
from scipy.spatial import cKDTree

TURN = 2 * np.pi


def axes(size, pixels):
    """Coordinates in mm over a tile of size (u, v)."""
    u, v = ((np.arange(p) + .5) / p * s for p, s in zip(pixels, size))
    return np.meshgrid(u, v)


def noise(shape, sigma, seed):
    """Soft tileable noise, mean 0, deviation 1."""
    a = gaussian_filter(np.random.default_rng(seed).standard_normal(shape), sigma, mode='wrap')
    return (a - a.mean()) / a.std()


def leather():
    size, pixels = (16.0, 16.0), (192, 192)
    u, v = axes(size, pixels)
    cells = np.random.default_rng(3).random((230, 2)) * size[0]
    near = cKDTree(cells, boxsize=size[0]).query(np.c_[u.ravel(), v.ravel()], 2)[0]
    height = np.minimum((near[:, 1] - near[:, 0]).reshape(u.shape) * 1.6, .55)
    return size, .13 * gaussian_filter(height, 1.0, mode='wrap') + .012 * noise(u.shape, 9, 4), None


def suede():
    size, shape = (12.0, 12.0), (128, 128)
    nap = noise(shape, 2.2, 7)
    return size, .035 * nap + .03 * noise(shape, 9, 8), 1 + .06 * nap


def knit():
    size, pixels = (5.4, 4.6), (96, 96)
    u, v = axes(size, pixels)
    across = np.sin(u * TURN / 1.35 + np.pi * np.floor(v / 1.15))
    height = (across + 1) * (np.abs(np.sin(v * TURN / 1.15)) + .1) * .55
    return size, .20 * gaussian_filter(height, 1.0, mode='wrap'), .66 + .42 * np.minimum(height, 1)


def mesh():
    size, pixels = (6.9, 4.0), (120, 72)
    u, v = axes(size, pixels)
    du = ((u / 2.3 + .5 * np.floor(v)) % 1 - .5) * 2.3
    far = np.hypot(du, 1.48 * (v % 1 - .5))
    cloth = np.clip((far - .30) / .28, 0, 1)
    return size, .16 * gaussian_filter(cloth, .8, mode='wrap'), .45 + .58 * cloth


def canvas():
    size, pixels = (4.0, 4.0), (96, 96)
    u, v = axes(size, pixels)
    weave = np.sin(u * TURN) * np.sin(v * TURN)
    return size, .07 * weave + .015 * noise(u.shape, 3, 9), .95 + .09 * weave


def braid():
    size, pixels = (4.6, 8.0), (64, 96)
    u, v = axes(size, pixels)
    v = np.where(v > 4, v - 8, v)
    a = np.sin(u * TURN / 1.15 + np.abs(v) * 2.9)
    return size, .10 * a + .05 * np.sin(v * TURN), .95 + .06 * a


def cloth():
    size, pixels = (6.4, 5.6), (96, 96)
    u, v = axes(size, pixels)
    weave = np.sin(u * TURN / 1.6) * np.sin(v * TURN / 1.4)
    return size, .05 * weave, None


RECIPES = {'leather': leather, 'suede': suede, 'mesh': mesh, 'knit': knit, 'canvas': canvas, 'lace': braid, 'lining': cloth}


def normal_picture(height, size):
    """Slopes of a height in mm as a glTF normal picture (green points up, against v)."""
    step = [s / p for s, p in zip(size, height.shape[::-1])]
    du = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / (2 * step[0])
    dv = (np.roll(height, -1, 0) - np.roll(height, 1, 0)) / (2 * step[1])
    n = np.stack([-du, dv, np.ones_like(du)], -1)
    return n / np.linalg.norm(n, axis=-1, keepdims=True) * .5 + .5


def webp(picture, quality):
    data = io.BytesIO()
    Image.fromarray((np.clip(picture, 0, 1) * 255 + .5).astype(np.uint8)).convert('RGB').save(data, 'WEBP', quality=quality, method=6)
    return data.getvalue()


def ramp(levels):
    """A strip whose pixel i is the grey of darkness level i of `levels`, white beyond."""
    grey = np.clip((np.arange(256) + .5) / levels, 0, 1)
    data = io.BytesIO()
    Image.fromarray((grey * 255 + .5).astype(np.uint8)[None].repeat(2, 0)).convert('RGB').save(data, 'WEBP', lossless=True)
    return data.getvalue()


def display(grey):
    return np.where(grey <= .0031308, 12.92 * grey, 1.055 * np.maximum(grey, 1e-6) ** (1 / 2.4) - .055)


def tile(kind):
    """A kind's tile: its size in mm, the normal picture and the grey picture (or None), both as WebP; None without grain.
    A grey above 1 cannot be stored: the picture's brightest is 1, and `gain` is what the colour is multiplied by."""
    if kind not in RECIPES:
        return None
    size, height, grey = RECIPES[kind]()
    gain = 1.0 if grey is None else float(grey.max())
    return {'size': size, 'gain': gain, 'normal': webp(normal_picture(height, size), 82),
            'grey': None if grey is None else webp(display(grey / gain), 80)}
