"""The ground shadow without noise: points spread over each area light project the shoe onto the floor, and
the average is what each spot of the floor is missing. Same lights as the tracer's."""
from functools import lru_cache

import numpy as np
from scipy.ndimage import gaussian_filter, map_coordinates, maximum_filter

from .lights import LIGHTS, ROOM, axes
from .poses import floor_points

STEP, HALF = .025, 5.0                    # floor grid in decimetres
CELLS = int(2 * HALF / STEP)


def mask(points):
    """Which floor cells the projected points cover, small gaps closed."""
    ij = np.floor((points + HALF) / STEP).astype(int)
    ij = ij[((ij >= 0) & (ij < CELLS)).all(1)]
    grid = np.zeros((CELLS, CELLS), np.float32)
    grid[ij[:, 1], ij[:, 0]] = 1
    return maximum_filter(grid, 3)


def floor_grid():
    g = (np.arange(CELLS) + .5) * STEP - HALF
    return np.stack(np.meshgrid(g, g), -1)


def light_share(spots, place, forward, power):
    """Irradiance of a small lamp on the floor (cosine at both ends, inverse square)."""
    d = np.concatenate([spots - place[:2], np.full(spots.shape[:2] + (1,), -place[2])], -1)
    r2 = (d ** 2).sum(-1)
    r = np.sqrt(r2)
    return power * np.clip((d @ forward) / r, 0, None) * (place[2] / r) / r2


@lru_cache(None)
def lamps(samples):
    """Every light as a grid of small lamps: place and share of the floor's light."""
    spots, out = floor_grid(), []
    for place, aim, w, h, power, _ in LIGHTS.values():
        forward, right, up = axes(place, aim)
        for i in range(samples):
            for j in range(samples):
                at = np.array(place) + right * w * ((i + .5) / samples - .5) + up * h * ((j + .5) / samples - .5)
                out.append((at, light_share(spots, at, forward, power / samples ** 2).astype(np.float32)))
    return out, sum(share for _, share in out)


def floor_shadow(vertices, samples=6):
    """0..1 darkness of the floor grid under a placed shoe (world units)."""
    points = vertices[::11]
    each, full = lamps(samples)
    lit = np.zeros_like(full)
    for at, share in each:
        k = at[2] / np.maximum(at[2] - points[:, 2], .05)
        lit += share * (1 - mask(at[:2] + (points[:, :2] - at[:2]) * k[:, None]))
    near = mask(points[points[:, 2] < .28][:, :2])
    contact = np.clip(gaussian_filter(near, 3) * .75 + gaussian_filter(near, 10) * .45, 0, 1)
    room = ROOM[1] * 9.0
    dark = 1 - (lit + room * (1 - .8 * contact)) / (full + room)
    return gaussian_filter(np.clip(dark, 0, 1), 1.6)


def floor_seen(dark, cam):
    """The floor's darkness as the camera sees it, fading out before the grid ends."""
    xy, hit = floor_points(cam)
    ij = (xy + HALF) / STEP - .5
    seen = map_coordinates(dark, [ij[..., 1], ij[..., 0]], order=1, mode='constant')
    fade = np.clip((HALF - np.abs(xy).max(-1)) / 1.5, 0, 1)
    return np.where(hit, seen * fade, 0).astype(np.float32)


def shadow_picture(vertices, cam):
    return floor_seen(floor_shadow(vertices), cam)
