"""What fills the throat: tongue with its label, laces, eyelets; and the pull loop at the heel."""
import numpy as np
from scipy.interpolate import CubicSpline

from .maths import ZONES, curve, grid_faces, smoothstep, squircle, unit, zone

SIDEWAYS = np.array([0, 1.0, 0])


def frame(spline, t):
    """Point, length and upward normal along the tongue's centre line."""
    tangent = spline(t, 1)
    along = unit(tangent)
    normal = unit(np.cross(np.broadcast_to(SIDEWAYS, along.shape), along))
    if normal[len(t) // 3, 2] < 0:
        normal = -normal
    return spline(t), np.linalg.norm(tangent, axis=1).mean(), normal


def build_tongue(shape, mesh, long=200, around=110):
    tongue = shape['tongue']
    centre = np.array(tongue['line'], float)
    stations, t = np.linspace(0, 1, len(centre)), np.linspace(0, 1, long)
    spline = CubicSpline(stations, centre)
    c, length, normal = frame(spline, t)
    tip = np.clip((1 - t) * length / tongue.get('tip', 12), 0, 1)
    w = curve(t, (stations, tongue['width'])) * (1 - (1 - tip) ** 2.6) ** (1 / 2.6) + .01
    end = np.clip((1 - t) * length / 4.5, 0, 1)
    th = curve(t, (stations, tongue['thick'])) * np.sqrt(np.clip(1 - (1 - end) ** 2, 0, 1)) + .01
    bend = curve(t, (stations, tongue['bend']))
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    y = w[:, None] * squircle(np.cos(a), .75)[None]
    h = th[:, None] * squircle(np.sin(a), .8)[None] - (bend * w)[:, None] * (y / w.max()) ** 2
    inset = np.minimum(w[:, None] - np.abs(y), (1 - t)[:, None] * length)
    bind = tongue.get('bind', 4.2)
    h = h - .9 * np.exp(-((inset - bind) / .7) ** 2) * (np.sin(a) > 0)[None]
    p = c[:, None] + SIDEWAYS * y[..., None] + normal[:, None] * h[..., None]
    k = (inset < bind)[..., None] * 1.0
    weights = zone('tongue') * (1 - k) + zone(tongue.get('bind_zone', 'eyestay')) * k
    uv = np.stack([np.broadcast_to(t[:, None] * length, y.shape), y], -1)
    swap = lambda q: np.swapaxes(q, 0, 1)
    mesh.add(swap(p), grid_faces(around, long), swap(weights), tongue.get('kind', 'mesh'), .85, 1, swap(uv))
    if 'label' in tongue:
        build_label(tongue, spline, stations, w, mesh)


def build_label(tongue, spline, stations, w, mesh, n=36):
    t0, t1, half = tongue['label']
    t, y = np.linspace(t0, t1, n), np.linspace(-half, half, n)
    c, length, normal = frame(spline, t)
    thick = curve(t, (stations, tongue['thick']))
    bend = curve(t, (stations, tongue['bend'])) * curve(t, (stations, tongue['width']))
    e = np.minimum(np.minimum((half - np.abs(y))[None] + 0 * t[:, None], ((t - t0) * length)[:, None]),
                   ((t1 - t) * length)[:, None])
    off = (thick[:, None] * (1 - (y / w.max()) ** 4)[None] * .96 + .9 * np.sqrt(np.clip(e / .8, 0, 1)) - .3
           - bend[:, None] * (y / w.max())[None] ** 2)
    p = c[:, None] + SIDEWAYS * y[None, :, None] + normal[:, None] * off[..., None]
    mesh.add(p, grid_faces(n, n, False), 'trim', 'thread', .7)


class Eyelets:
    """Where the laces pass: pairs of (point, normal, throat edge, edge normal), from ankle to toe."""

    def __init__(self, shape, skin):
        lace, outer, line = shape['lace'], skin.points(), skin.line
        self.sides = []
        for sign in (1, -1):
            row = []
            for i in range(lace['count']):
                k = lace['first'] + (lace['last'] - lace['first']) * i / (lace['count'] - 1)
                at = np.argmin(np.abs(line.s - (k if sign > 0 else line.n - k)))
                j = np.argmin(np.abs(skin.c.DT[at] - lace.get('inset', 8.5)))
                row.append((outer[at, j], skin.n[at, j], skin.p[at, -1], skin.n[at, -1]))
            self.sides.append(row)


def ribbon(mesh, points, normals, w, h, long=90, around=28):
    k, t = np.linspace(0, 1, len(points)), np.linspace(0, 1, long)
    c, n = CubicSpline(k, points)(t), unit(CubicSpline(k, normals)(t))
    along = unit(np.gradient(c, axis=0))
    b = unit(np.cross(n, along))
    n = np.cross(along, b)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))]
    end = np.minimum(run, run[-1] - run)
    half = w * (1 + .02 * np.sin(run * 2.2)) * (.5 + .5 * smoothstep(1.5, 8.0, end))
    p = (c[:, None] + b[:, None] * (half[:, None] * squircle(np.cos(a), .8)[None])[..., None]
         + n[:, None] * (h * squircle(np.sin(a), .85))[None, :, None])
    uv = np.stack([np.broadcast_to(run[:, None], p.shape[:2]), np.broadcast_to((w * np.cos(a))[None], p.shape[:2])], -1)
    mesh.add(np.swapaxes(p, 0, 1), grid_faces(around, long), 'lace', 'lace', .9, 1, np.swapaxes(uv, 0, 1))


def crossing(a, b, raised, lace):
    """From eyelet a over the edge, over the middle, and under the opposite edge below eyelet b."""
    (pa, na, ea, ma), (pb, nb, eb, mb) = a, b
    h = lace['height']
    n = unit(ma + mb)
    mid = (ea + eb) / 2 + n * (lace['arch'] + raised)
    points = [pa - na * 3.2 + (pa - ea) * .12, pa + na * .2 + (pa - ea) * .03, pa * .62 + ea * .38 + na * (h + .9),
              ea + ma * (h + .4 + raised * .5) + (mid - ea) * .05, (ea + mid) / 2 + n * .6, mid,
              (eb + mid) / 2 - n * .6, eb - mb * (h + 2.4), pb - nb * (h + 4.2)]
    return np.array(points), np.array([na, na, na, unit(na + ma), n, n, n, mb, nb])


def bar(a, b, lace):
    """Straight across, both ends into their eyelets."""
    (pa, na, ea, ma), (pb, nb, eb, mb) = a, b
    h = lace['height']
    n = unit(ma + mb)
    mid = (ea + eb) / 2 + n * (lace['arch'] + .5)
    points = [pa - na * 3.2 + (pa - ea) * .12, pa + na * .2 + (pa - ea) * .03, pa * .62 + ea * .38 + na * (h + .9),
              ea + ma * (h + .4), mid, eb + mb * (h + .4), pb * .62 + eb * .38 + nb * (h + .9),
              pb + nb * .2 + (pb - eb) * .03, pb - nb * 3.2 + (pb - eb) * .12]
    return np.array(points), np.array([na, na, na, ma, n, mb, nb, nb, nb])


def build_laces(shape, skin, mesh):
    lace = {'height': .8, 'arch': 1.6, 'width': 3.4, **shape['lace']}
    left, right = Eyelets(shape, skin).sides
    w, h = lace['width'], lace['height']
    if lace.get('style') == 'straight':
        for a, b in zip(left, right):
            ribbon(mesh, *bar(a, b, lace), w, h)
    else:
        ribbon(mesh, *bar(left[-1], right[-1], lace), w, h)
        for i in range(lace['count'] - 1, 0, -1):
            ribbon(mesh, *crossing(right[i], left[i - 1], .2, lace), w, h)
            ribbon(mesh, *crossing(left[i], right[i - 1], 2.0, lace), w, h)
        ribbon(mesh, *bar(left[0], right[0], lace), w, h)
    for side in (left, right):
        for point, normal, _, _ in side:
            eyelet(mesh, point, normal, lace.get('eyelet', (2.3, .6)))


def eyelet(mesh, point, normal, size):
    radius, thick = size
    t = unit(np.cross(normal, [0, 0, 1.0]))
    b = np.cross(normal, t)
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    c = np.linspace(0, 2 * np.pi, 8, endpoint=False)
    around = t[None, None] * np.cos(a)[:, None, None] + b * np.sin(a)[:, None, None]
    v = point + normal * .15 + around * (radius + thick * np.cos(c))[None, :, None] + normal * (thick * .7 * np.sin(c))[None, :, None]
    i, j = np.arange(24)[:, None], np.arange(8)[None]
    k, m = (i + 1) % 24, (j + 1) % 8
    faces = np.stack([i * 8 + j, k * 8 + j, k * 8 + m, i * 8 + m], -1).reshape(-1, 4)
    mesh.add(v, faces, 'trim', 'smooth', .35)
    v = point + normal * .2 + around * (np.array([0, .5, 1]) * radius)[None, :, None]
    mesh.add(v, grid_faces(24, 3), 'trim', 'smooth', .8, .04)


def build_loop(shape, skin, mesh):
    """A webbing loop standing up at the heel, where the silhouette has one."""
    loop = shape.get('loop')
    if not loop:
        return
    top = skin.p[0, -1]
    width, rise, back = loop
    t = np.linspace(0, np.pi, 60)
    path = np.stack([top[0] + .5 + 5.0 * np.cos(t) - back * np.sin(t), 0 * t, top[2] - 16 + (rise + 16) * np.sin(t) ** .6], 1)
    along = unit(np.gradient(path, axis=0))
    normal = unit(np.cross(along, SIDEWAYS))
    a = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    v = (path[:, None] + SIDEWAYS * (width * squircle(np.cos(a), .7))[None, :, None]
         + normal[:, None] * (1.0 * squircle(np.sin(a), .8))[None, :, None])
    uv = np.stack([np.broadcast_to(np.linspace(0, 60, 60)[:, None], v.shape[:2]), np.broadcast_to((width * np.cos(a))[None], v.shape[:2])], -1)
    mesh.add(np.swapaxes(v, 0, 1), grid_faces(24, 60), 'tab', 'lace', .85, 1, np.swapaxes(uv, 0, 1))
