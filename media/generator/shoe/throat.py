"""The tongue with its label, and the pull loop at the heel."""
import numpy as np
from scipy.interpolate import CubicSpline

from .maths import curve, grid_faces, squircle, unit, zone

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
    tip = np.clip((1 - t) * length / tongue.get('tip', 17), 0, 1)
    w = curve(t, (stations, tongue['width'])) * (1 - (1 - tip) ** 2.2) ** (1 / 2.2) + .01
    end = np.clip((1 - t) * length / 6.5, 0, 1)
    th = curve(t, (stations, tongue['thick'])) * np.sqrt(np.clip(1 - (1 - end) ** 2, 0, 1)) + .01
    bend = curve(t, (stations, tongue['bend']))
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    y = w[:, None] * squircle(np.cos(a), .75)[None]
    pad = 1 - .45 * np.clip(np.abs(y) / w.max(), 0, 1) ** 2                                 # thick in the middle, thin at its sides
    h = th[:, None] * pad * squircle(np.sin(a), .8)[None] - (bend * w)[:, None] * (y / w.max()) ** 2
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
    return p[::3, np.sin(a) > .3].reshape(-1, 3), np.repeat(normal[::3], (np.sin(a) > .3).sum(), 0)


def build_label(tongue, spline, stations, w, mesh, n=36):
    t0, t1, half = tongue['label']
    t, y = np.linspace(t0, t1, n), np.linspace(-half, half, n)
    c, length, normal = frame(spline, t)
    thick = curve(t, (stations, tongue['thick']))
    bend = curve(t, (stations, tongue['bend'])) * curve(t, (stations, tongue['width']))
    e = np.minimum(np.minimum((half - np.abs(y))[None] + 0 * t[:, None], ((t - t0) * length)[:, None]),
                   ((t1 - t) * length)[:, None])
    off = (thick[:, None] * (1 - .45 * (y / w.max()) ** 2)[None] * .97 + .9 * np.sqrt(np.clip(e / .8, 0, 1)) - .3
           - bend[:, None] * (y / w.max())[None] ** 2)
    p = c[:, None] + SIDEWAYS * y[None, :, None] + normal[:, None] * off[..., None]
    mesh.add(p, grid_faces(n, n, False), 'trim', 'thread', .7)


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
