"""How each view stands before the camera. One camera distance and floor line for all shoes, so that a grid
of them is calm. World units are decimetres (1 unit = 100 mm); the shoe's middle is the origin."""
import math
from types import SimpleNamespace

import numpy as np

VIEWS = ('three-quarter', 'side', 'other-side', 'top', 'sole', 'detail')
FULL = 1600                          # pixels of the wide views as they are sold
WIDE = ('three-quarter', 'side')   # the views that show all of a shoe's face; the others are traced and kept smaller
SMALLER = .6
MIDDLE = 148.5   # mm
AIM = .60        # height looked at, the same for every silhouette


def size_of(view, full):
    """A view's width and height in pixels, where the wide ones have `full`."""
    return round(full if view in WIDE else full * SMALLER)


def turn(axis, degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array({'x': [[1, 0, 0], [0, c, -s], [0, s, c]], 'y': [[c, 0, s], [0, 1, 0], [-s, 0, c]],
                     'z': [[c, -s, 0], [s, c, 0], [0, 0, 1]]}[axis])


CAMERAS = {
    'three-quarter': ((0, -11.0, 3.7), (0, 0, AIM * .92), 122),
    'side': ((0, -11.5, 1.35), (0, 0, AIM), 117),
    'other-side': ((0, -11.5, 1.35), (0, 0, AIM), 117),
    'top': ((0, -.02, 12), (0, 0, .3), 117),
    'sole': ((0, -11.5, 1.35), (0, 0, AIM), 117),
    'detail': ((0, -9.0, 4.6), (.02, 0, .80), 185),
}
TURNS = {'three-quarter': -38, 'side': 0, 'other-side': 180, 'top': 0, 'sole': 0, 'detail': -34}


def pose(view, shape, vertices):
    """Rotation and shift (world = R @ (v / 100) + t) that stands a shoe on the floor as the view wants it."""
    middle = np.array([MIDDLE / 100, 0, 0])
    if view == 'sole':
        rotation = turn('z', 4) @ turn('x', -83)
        v = (vertices / 100 - middle) @ rotation.T
        return rotation, -rotation @ middle - [0, v[:, 1].mean(), v[:, 2].min()]
    rotation = turn('z', TURNS[view])
    return rotation, -rotation @ middle + [0, 0, shape.get('ground', 0) / 100]


def camera(view, shape, size=(960, 960)):
    """Place, target, lens (sensor 36) and picture size; tall shoes are looked at a little higher, from the same distance."""
    place, target, lens = CAMERAS[view]
    place, target = np.array(place, float), np.array(target, float)
    rise = max(0, shape['look'] - .66) if view in ('three-quarter', 'side', 'other-side', 'detail') else 0
    return SimpleNamespace(place=place, target=target + [0, 0, rise * (.8 if view == 'detail' else .35)], lens=lens,
                           shape=tuple(size), centre=(.5, .5))


def axes(cam):
    forward = (cam.target - cam.place) / np.linalg.norm(cam.target - cam.place)
    right = np.cross(forward, [0, 0, 1.0])
    right /= np.linalg.norm(right)
    return forward, right, np.cross(right, forward)


def project(cam, points):
    """World points to picture coordinates (share of the width from the left, of the height from the top) and depth."""
    forward, right, up = axes(cam)
    d = points - cam.place
    depth = d @ forward
    k = cam.lens / 36 / depth
    aspect = cam.shape[0] / cam.shape[1]
    return np.stack([cam.centre[0] + (d @ right) * k, cam.centre[1] - (d @ up) * k * aspect], -1), depth


def floor_points(cam):
    """Where every pixel's ray meets the floor (x, y), and whether it does."""
    forward, right, up = axes(cam)
    width, height = cam.shape
    across = (np.arange(width) + .5) / width - cam.centre[0]
    down = ((np.arange(height) + .5) / height - cam.centre[1]) * height / width
    ray = forward * cam.lens / 36 + across[None, :, None] * right - down[:, None, None] * up
    t = -cam.place[2] / np.minimum(ray[..., 2], -1e-6)
    return cam.place[:2] + ray[..., :2] * t[..., None], (ray[..., 2] < -1e-4) & (t < 60)
