"""Treads: (x, y, inset) -> 1 on the lug, 0 in the groove; and what is set under a plate: studs."""
import numpy as np

from .maths import ZONES, grid_faces, smoothstep, zone
from .sidewall import mix


def herringbone(pitch=9.0, pivot=True, waist=(108, 158)):
    def tread(x, y, inset):
        zig = (np.abs(((y / 14.0) % 2) - 1) * 11.2 + x) % pitch
        lug = smoothstep(1.0, 1.6, zig) * (1 - smoothstep(pitch - 1.6, pitch - 1.0, zig))
        lug = np.where(inset > 6, lug, 1)
        if pivot:
            r = np.hypot(x - 212, y + 4)
            rings = smoothstep(.25, .45, .5 + .5 * np.cos(r * 2 * np.pi / 6.5))
            lug = np.where(r < 26, rings, np.where(r < 27.3, 0, lug))
        flat = (x > waist[0]) & (x < waist[1]) | (x > 284) | (x < 14)
        return np.where(flat, np.where(inset < 6, 1, .35), lug)
    return tread


def wide_herringbone(pitch=11.5, reach=30.0):
    """Indoor courts: broad zigzags that run from edge to edge, closer under heel and ball, with two pivot circles."""
    def tread(x, y, inset):
        zig = (np.abs(((y / reach) % 2) - 1) * reach * .9 + x) % pitch
        lug = smoothstep(1.4, 2.0, zig) * (1 - smoothstep(pitch - 2.0, pitch - 1.4, zig))
        for cx, cy, size in ((214, 6, 25), (52, 0, 16)):
            r = np.hypot(x - cx, y - cy)
            lug = np.where(r < size, smoothstep(.25, .45, .5 + .5 * np.cos(r * 2 * np.pi / 7.5)), np.where(r < size + 1.6, 0, lug))
        shank = (x > 112) & (x < 152)
        return np.where(inset < 4, 1, np.where(shank, .45 + .4 * smoothstep(.1, .2, np.abs((y / 9) % 1 - .5)), lug))
    return tread


def waffle(pitch=11.0, edge=3.0):
    def tread(x, y, inset):
        row = np.floor(y / pitch)
        a = np.abs(((x + .5 * pitch * (row % 2)) / pitch) % 1 - .5)
        b = np.abs((y / pitch) % 1 - .5)
        lug = (1 - smoothstep(.32, .37, a)) * (1 - smoothstep(.32, .37, b))
        return np.where(inset < edge, 1, lug)
    return tread


def diamonds(pitch=7.5, edge=5.0):
    def tread(x, y, inset):
        a, b = (x + y) / pitch, (x - y) / pitch
        lug = smoothstep(.10, .17, np.abs(a % 1 - .5)) * smoothstep(.10, .17, np.abs(b % 1 - .5))
        bars = smoothstep(.12, .2, np.abs((x / 6.0) % 1 - .5))
        lug = np.where((x > 120) & (x < 175), bars, lug)
        return np.where(inset < edge, 1, lug)
    return tread


def pods(edge=0.0):
    """Road-running rubber: broad islands parted by flex grooves and one long channel."""
    def tread(x, y, inset):
        across = smoothstep(.9, 1.7, np.abs((x + .12 * np.abs(y) * 3) % 24 - 12) - 0)
        across = np.where((x > 105) & (x < 160), 1, across)
        along = smoothstep(3.0, 4.2, np.abs(y - .02 * (x - 150)))
        small = smoothstep(.16, .24, np.abs((x / 6.0) % 1 - .5)) * .25 + .75
        return across * along * np.where(inset < 5, 1, small)
    return tread


def lug_tread(pitch=19.0):
    """Deep blocks along both edges, crosses between them, and the heel's own block."""
    def tread(x, y, inset):
        wave = ((x + 3 + .25 * np.abs(y)) / pitch) % 1 - .5
        edge_lug = smoothstep(.15, .19, np.abs(wave))
        a, b = np.abs(((x + 3) / pitch + .5) % 1 - .5), np.abs(y)
        cross = np.maximum((a < .14) * (b < 13), (a < .34) * (b < 4.5)) * 1.0
        lug = np.where(inset < 15, edge_lug, np.where(inset < 18.5, 0, cross))
        return np.where((x > 84) & (x < 150), .55, lug)
    return tread


def plate():
    def tread(x, y, inset):
        spine = np.exp(-((np.abs(y - .02 * (x - 150)) - 9) / 2.0) ** 2) * smoothstep(60, 90, x) * (1 - smoothstep(195, 215, x))
        return 1 + .5 * spine
    return tread


# A stud's cross-section as a superellipse: length along the shoe, breadth, power (2 is round, more is squarer).
STUDS = {'cone': (1.1, .92, 2.0), 'blade': (1.75, .62, 2.4), 'block': (1.05, 1.0, 6.0), 'wedge': (1.25, .95, 1.35)}


def studs(places, height=13.0, form='cone', size=1.0):
    """Studs with coloured tips; `places` are (x, y, radius). Blades turn with the shoe's edge."""
    long, broad, power = STUDS[form]

    def extra(shape, mesh):
        a = np.linspace(0, 2 * np.pi, 36, endpoint=False)
        r0 = (np.abs(np.cos(a)) ** power + np.abs(np.sin(a)) ** power) ** (-1 / power)
        t = np.linspace(0, 1, 22)
        cap = np.linspace(0, np.pi / 2, 8)[1:]
        for x, y, r in places:
            radius = size * r * (1 - .36 * t) + r * .6 * np.exp(-t * 9)
            radius = np.r_[radius, radius[-1] * np.cos(cap)]
            z = np.r_[3.5 - (height + 3.5) * t, -height - 1.3 * np.sin(cap)]
            turn = np.sign(y) * (.35 if x > 150 else -.2) * (form == 'blade')
            u, w = long * r0 * np.cos(a), broad * r0 * np.sin(a)
            u, w = u * np.cos(turn) + w * np.sin(turn), w * np.cos(turn) - u * np.sin(turn)
            v = np.stack([x + radius[None] * u[:, None], y + radius[None] * w[:, None],
                          np.broadcast_to(z, (36, len(z)))], -1)
            tip = np.broadcast_to(smoothstep(.55, .6, np.r_[t, np.ones(7)])[None], v.shape[:2])
            mesh.add(v, grid_faces(36, len(z)), mix(np.broadcast_to(zone('outsole'), v.shape[:2] + (len(ZONES),)), 'insert', tip),
                     'smooth', .32)
    return extra
