"""Pictures between traced ones: every traced pixel knows its place on the shoe, so it can be put where that place is
seen from another side."""
import numpy as np
from scipy.ndimage import map_coordinates

from .poses import project

NEAR = .1      # decimetres in depth that still count as the same surface


def filled(index, times=4):
    """Closes small holes with a neighbour's entry."""
    for _ in range(times):
        for axis in (0, 1):
            for step in (1, -1):
                index = np.where(index < 0, np.roll(index, step, axis), index)
    return index


def surface(key, cam):
    """Adds to a key its surface points, where its own camera saw them (x, y), their depth for every pixel, and a
    place for pixels whose first ray, which tells the place, went past the shoe."""
    hit = key['place'].any(-1)
    where = key['place'][hit]
    at, depth = project(cam, where)
    index = np.full(hit.shape, -1, np.int32)
    index[hit] = np.arange(len(where))
    index = filled(index, 2)
    key.update(points=(at * cam.shape - key['origin'] - .5, where), place=where[index], depth=np.where(hit, depth[index], np.inf))


def seen_from(key, cam, window):
    """What a key shows of a camera's window (left, top, width, height): rows and columns of the window's pixels, where in
    the key each is found, and its depth."""
    x0, y0, width, height = window
    at, where = key['points']
    seen, depth = project(cam, where)
    seen = seen * cam.shape - (x0 + .5, y0 + .5)
    cell = np.round(seen).astype(np.int32)
    inside = ((cell >= 0) & (cell < (width, height))).all(-1)
    order = np.argsort(-depth)
    order = order[inside[order]]               # from far to near, so that near points stay
    coarse = np.full((height // 2 + 1, width // 2 + 1), np.inf)
    coarse[cell[order, 1] // 2, cell[order, 0] // 2] = depth[order]
    order = order[depth[order] < coarse[cell[order, 1] // 2, cell[order, 0] // 2] + NEAR]
    index = np.full((height, width), -1, np.int32)
    index[cell[order, 1], cell[order, 0]] = order
    index = filled(index)
    y, x = np.nonzero(index >= 0)
    hit = index[y, x]
    source = at[hit] + (np.stack([x, y], -1) - seen[hit]) * (key['width'] / cam.shape[0])
    return y, x, source[:, ::-1].T, depth[hit]


def sampled(channels, source, order=3):
    """Values of `channels` (n, h, w) at the places that `seen_from` found."""
    return np.stack([map_coordinates(c, source, order=order, mode='nearest', output=np.float32) for c in channels])


def combined(parts, window):
    """The average of what keys show (weight, rows, columns, depth, values); only what lies in front counts, and what
    covers a pixel counts more than what ends there."""
    _, _, width, height = window
    nearest = np.full((height, width), np.inf, np.float32)
    for _, y, x, far, _ in parts:
        nearest[y, x] = np.minimum(nearest[y, x], far)
    total, count = np.zeros((4, height, width), np.float32), np.zeros((height, width), np.float32)
    for weight, y, x, far, values in parts:
        w = weight * (far < nearest[y, x] + NEAR) * np.clip(values[3], 0, 1)
        total[:, y, x] += values * w
        count[y, x] += w
    return total / np.maximum(count, 1e-6)
