"""Laces through the eyelets, and what they pass through: rings, punched holes, hooks."""
import numpy as np

from .bow import build_bow
from .maths import grid_faces, unit
from .ribbon import ribbon


class Eyelets:
    """Where the laces pass: pairs of (point, normal, throat edge, edge normal), from ankle to toe."""

    def __init__(self, shape, skin, outer):
        lace, line = shape['lace'], skin.line
        self.sides = []
        for sign in (1, -1):
            row = []
            for i in range(lace['count']):
                k = lace['first'] + (lace['last'] - lace['first']) * i / (lace['count'] - 1)
                at = np.argmin(np.abs(line.s - (k if sign > 0 else line.n - k)))
                j = np.argmin(np.abs(skin.c.DT[at] - lace.get('inset', 8.5)))
                row.append((outer[at, j], skin.n[at, j], skin.p[at, -1], skin.n[at, -1]))
            self.sides.append(row)


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


def build_laces(shape, skin, tongue, mesh):
    lace = {'height': .8, 'arch': 1.6, 'width': 3.4, 'eyelet': 'metal', **shape['lace']}
    outer = skin.points()
    left, right = Eyelets(shape, skin, outer).sides
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
        for i, (point, normal, edge, _) in enumerate(side):
            EYELETS[lace['eyelet']](mesh, point, normal, unit(edge - point), i)
    ground = [np.concatenate(both) for both in zip((outer[::3, ::3].reshape(-1, 3), skin.n[::3, ::3].reshape(-1, 3)), tongue)]
    build_bow(mesh, left[0], right[0], ground, lace)


# ---- eyelets: (mesh, point, normal, direction to the throat's edge, number from the ankle)

def ring(mesh, point, normal, radius, thick, zone_name='trim', kind='smooth', rough=.35, rise=.15):
    t = unit(np.cross(normal, [0, 0, 1.0]))
    b = np.cross(normal, t)
    a, c = np.linspace(0, 2 * np.pi, 24, endpoint=False), np.linspace(0, 2 * np.pi, 8, endpoint=False)
    around = t[None, None] * np.cos(a)[:, None, None] + b * np.sin(a)[:, None, None]
    v = point + normal * rise + around * (radius + thick * np.cos(c))[None, :, None] + normal * (thick * .7 * np.sin(c))[None, :, None]
    i, j = np.arange(24)[:, None], np.arange(8)[None]
    k, m = (i + 1) % 24, (j + 1) % 8
    faces = np.stack([i * 8 + j, k * 8 + j, k * 8 + m, i * 8 + m], -1).reshape(-1, 4)
    mesh.add(v, faces, zone_name, kind, rough)
    v = point + normal * (rise + .05) + around * (np.array([0, .5, 1]) * radius)[None, :, None]
    mesh.add(v, grid_faces(24, 3), zone_name, kind, .8, .04)


def metal(mesh, point, normal, to_edge, i):
    ring(mesh, point, normal, 2.4, .7)


def punched(mesh, point, normal, to_edge, i):
    ring(mesh, point, normal, 2.0, .32, 'eyestay', 'leather', .6, .1)


def hooks(mesh, point, normal, to_edge, i):
    """Rings below, open metal hooks at the ankle."""
    if i > 2:
        return ring(mesh, point, normal, 2.6, .8)
    steps = ((3.4, .5), (0, .7), (-3, 1.2), (-4.4, 3.0), (-3, 4.9), (.5, 5.2))
    path = np.array([point + to_edge * a + normal * b for a, b in steps])
    normals = np.array([normal, normal, normal - to_edge * .5, -to_edge, -normal - to_edge * .5, -normal])
    ribbon(mesh, path, normals, 1.7, .55, long=36, zone_name='trim', kind='smooth', rough=.3, taper=False)


EYELETS = {'metal': metal, 'punched': punched, 'hooks': hooks}
