"""The tied bow at the top of the throat: a knot, two loops, and two ends with aglets that lie on the shoe."""
import numpy as np
from scipy.spatial import cKDTree

from .maths import grid_faces, unit
from .ribbon import ribbon

# Steps (sideways as a share of the length, towards the toe in mm, height over the shoe in mm, turn of the band in degrees).
# A loop goes out above and comes back beneath itself; the second one lies a little differently.
LOOPS = (((.02, 0, 3.2, 0), (.24, 1.5, 7.5, 0), (.50, 5, 9.5, 8), (.76, 10, 8.5, 30), (.95, 14.5, 5.6, 75),
          (.99, 17, 3.2, 110), (.90, 17.5, 1.5, 150), (.66, 14.5, 1.1, 172), (.36, 9, 1.2, 180), (.06, 3, 1.6, 180)),
         ((.02, 1, 3.0, 0), (.22, 4, 6.5, 0), (.46, 9, 8.0, 8), (.70, 15, 7.2, 30), (.88, 20, 4.8, 75),
          (.92, 22.5, 2.8, 110), (.84, 22.5, 1.4, 150), (.62, 19, 1.1, 172), (.34, 12, 1.2, 180), (.06, 4, 1.6, 180)))
ENDS = (((.02, 2, 2.4), (.16, 7, 3.0), (.32, 15, 2.6), (.46, 26, 1.8), (.54, 37, 1.2), (.57, 47, 1.1)),
        ((.02, 3, 2.4), (.20, 8, 3.0), (.42, 14, 2.4), (.62, 23, 1.6), (.76, 34, 1.2), (.84, 44, 1.1)))


class Ground:
    """The shoe under the bow: puts points at a height over its nearest surface."""

    def __init__(self, points, normals):
        self.points, self.normals, self.tree = points, normals, cKDTree(points)

    def put(self, p, height):
        """Points moved to their heights, and the surface's direction there."""
        for _ in range(4):
            far, at = self.tree.query(p, k=6)
            share = (1 / (far + 1.0))[..., None]
            share = share / share.sum(1, keepdims=True)
            n = unit((self.normals[at] * share).sum(1))
            above = ((p - (self.points[at] * share).sum(1)) * n).sum(1)
            p = p + n * (np.asarray(height) - above)[:, None]
        return p, n


def knot(mesh, centre, side, down, up, w, h):
    """A bean of lace with one turn of lace around it."""
    a, b = np.linspace(0, 2 * np.pi, 24, endpoint=False), np.linspace(-np.pi / 2, np.pi / 2, 14)
    ball = np.stack([np.cos(b) * np.cos(a)[:, None], np.cos(b) * np.sin(a)[:, None], np.sin(b) + 0 * a[:, None]], -1)
    core = centre + (ball * [1.3 * w, 1.9 * w, 1.15 * w]) @ np.stack([down, side, up])
    mesh.add(core, grid_faces(24, 14), 'lace', 'lace', .9, .9)
    t = np.radians(np.linspace(-125, 125, 9))
    out = np.sin(t)[:, None] * side * 1.15 + np.cos(t)[:, None] * up
    path = centre + out * w * 1.38 + down * (t * .12 * w)[:, None]
    ribbon(mesh, path, out, w * 1.1, h, long=48, taper=False)


def aglet(mesh, tip, along, up, w):
    """The stiff end of a lace."""
    side = unit(np.cross(up, along))
    t = np.array([-1.0, 0, 1, 12, 13, 13.2])
    r = np.array([.9, 1.0, .92, .86, .6, .02]) * max(1.25, .46 * w)
    a = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    v = (tip + along * t[None, :, None] + (side * np.cos(a)[:, None, None] * 1.25 + up * np.sin(a)[:, None, None]) * r[None, :, None])
    mesh.add(v, grid_faces(16, len(t)), 'trim', 'smooth', .3)


def build_bow(mesh, left, right, surface, lace):
    """Ties the bow over the uppermost pair of eyelets."""
    ground = Ground(*surface)
    w, h = lace['width'], lace['height']
    size = lace.get('bow', 1.0) * (.72 + .28 * w / 3.4)
    (_, _, ea, ma), (_, _, eb, mb) = left, right
    up, side = unit(ma + mb), unit(ea - eb)
    down = np.cross(side, up)
    down = down if down[0] > 0 else -down
    middle = ground.put(((ea + eb) / 2 + up * 6)[None], [h * 2 + .9 * w])[0][0]
    length = 50 * size

    def laid(sign, steps):
        s, d, height = (np.array(steps)[:, i] for i in range(3))
        s = s * length
        flat = middle + side * (sign * s)[:, None] + down * (d * size)[:, None] - up * (s ** 2 / 110)[:, None]
        lift = np.maximum(height * size, h + .25) + (h * 2 + .6 * w) * np.exp(-s / 7)
        return ground.put(flat, lift)
    for sign, steps in zip((1, -1), LOOPS):
        path, n = laid(sign, steps)
        turn = np.radians(np.array(steps)[:, 3])[:, None]
        ribbon(mesh, path, n * np.cos(turn) + side * sign * np.sin(turn), w * .95, h * .8, long=110, taper=False)
    for sign, steps in zip((1, -1), ENDS):
        path, n = laid(sign, steps)
        ribbon(mesh, path, n, w * .95, h * .8, long=70, taper=False)
        aglet(mesh, path[-1], unit(path[-1] - path[-2]), n[-1], w)
    knot(mesh, middle, side, down, up, w, h)
