"""From the generator's soft zone weights to parts with crisp edges: triangles are cut where two zones weigh the same, so
that each triangle, and each vertex, belongs to one zone and one kind of surface."""
from types import SimpleNamespace

import numpy as np

from shoe.maths import KINDS, ZONES, unit

from .darkness import openness


def triangles(quads):
    """Two triangles a quad, without those that have no area."""
    t = np.concatenate([quads[:, [0, 1, 2]], quads[:, [0, 2, 3]]])
    return t[(t[:, 0] != t[:, 1]) & (t[:, 1] != t[:, 2]) & (t[:, 2] != t[:, 0])]


def normals(v, t):
    """Vertex normals, each triangle counting with its area."""
    face = np.cross(v[t[:, 1]] - v[t[:, 0]], v[t[:, 2]] - v[t[:, 0]])
    return unit(np.stack([sum(np.bincount(t[:, i], face[:, k], len(v)) for i in range(3)) for k in range(3)], 1))


def outward(v, t, piece):
    """Triangles all seen from outside: a piece is turned over if its back sees more of the sky than its front."""
    n = normals(v, t)
    all_of = [np.flatnonzero(piece == p) for p in range(piece.max() + 1)]
    some = np.concatenate([at[::max(1, len(at) // 400)] for at in all_of])
    front, back = (openness(v[::6], v[some], n[some] * side, 14) for side in (1, -1))
    over = np.bincount(piece[some], back - front) > 0
    return np.where(over[piece[t[:, :1]]], t[:, ::-1], t)


def skin_of(arrays):
    """The arrays as one record of rows per vertex, and its triangles."""
    v, e = arrays['v'], arrays['e']
    t = outward(v, triangles(arrays['f']), arrays['p'])
    skin = SimpleNamespace(v=v, n=normals(v, t), w=arrays['z'].astype(np.float64), kind=arrays['k'], rough=e[:, 0],
                           shade=e[:, 1].astype(np.float64), uv=e[:, 2:].astype(np.float64))
    return skin, t


def rows(skin, at):
    return SimpleNamespace(**{k: a[at] for k, a in vars(skin).items()})


def joined(*skins):
    return SimpleNamespace(**{k: np.concatenate([getattr(s, k) for s in skins]) for k in vars(skins[0])})


def unwrap(skin, t):
    """Opens the ring of the upper at the heel: where u jumps back to zero, vertices are doubled with u carried on."""
    u = skin.uv[:, 0][t]
    jumps = np.ptp(u, axis=1) > 300
    low = jumps[:, None] & (u < 150)
    if not low.any():
        return skin, t
    old, place = np.unique(t[low], return_inverse=True)
    twins = rows(skin, old)
    twins.uv = twins.uv + [u.max() + np.diff(np.unique(np.round(u[jumps].ravel(), 3)))[0], 0]
    t = t.copy()
    t[low] = len(skin.v) + place
    return joined(skin, twins), t


def crossings(skin, label, edges):
    """Where along each edge (i, j) the zones of its two ends weigh the same."""
    i, j = edges.T
    a, b = label[i], label[j]
    at_i, at_j = skin.w[i, a] - skin.w[i, b], skin.w[j, b] - skin.w[j, a]
    return np.clip(at_i / np.maximum(at_i + at_j, 1e-9), .03, .97)


class Cut:
    """The triangles that more than one zone shares, cut. Every edge between two zones gets two vertices on one place,
    one for each side; a triangle of three zones also gets three in its middle."""

    def __init__(self, skin, mixed, label):
        self.skin, self.mixed, self.label = skin, mixed, label
        pairs = np.sort(np.concatenate([mixed[:, [0, 1]], mixed[:, [1, 2]], mixed[:, [2, 0]]]), 1)
        self.edges, place = np.unique(pairs, axis=0, return_inverse=True)
        self.where = place.reshape(3, -1).T                                   # the edge after each corner
        zones = label[mixed]
        self.odd = [(zones[:, (k + 1) % 3] == zones[:, k - 1]) & (zones[:, k] != zones[:, k - 1]) for k in range(3)]
        self.three = (zones[:, 0] != zones[:, 1]) & (zones[:, 1] != zones[:, 2]) & (zones[:, 2] != zones[:, 0])

    def side(self, corner, edge):
        """The edge's new vertex on the corner's side."""
        count = len(self.skin.v)
        return np.where(self.edges[edge, 0] == corner, count + edge, count + len(self.edges) + edge)

    def vertices(self):
        """The new vertices: both sides of every edge, then the middles; and their zones."""
        s = crossings(self.skin, self.label, self.edges)[:, None]
        first, second = rows(self.skin, self.edges[:, 0]), rows(self.skin, self.edges[:, 1])
        corners = self.mixed[self.three]
        middles = [rows(self.skin, corners[:, k]) for k in range(3)]
        for name in ('v', 'n', 'uv'):
            between = getattr(first, name) * (1 - s) + getattr(second, name) * s
            for new in (first, second):
                setattr(new, name, between)
            for middle in middles:
                setattr(middle, name, getattr(self.skin, name)[corners].mean(1))
        return [first, second, *middles], [self.label[at] for at in (*self.edges.T, *corners.T)]

    def of_two(self, k):
        """The three triangles where corner k lies in another zone than the other two."""
        pick = self.odd[k]
        o, p, q = self.mixed[pick][:, [k, (k + 1) % 3, k - 1]].T
        after, before = self.where[pick, k], self.where[pick, k - 1]
        return [np.stack([o, self.side(o, after), self.side(o, before)], 1), np.stack([self.side(p, after), p, q], 1),
                np.stack([self.side(p, after), q, self.side(q, before)], 1)]

    def of_three(self, k):
        """The two triangles of corner k where every corner has a zone of its own."""
        o, at = self.mixed[self.three][:, k], self.where[self.three]
        middle = len(self.skin.v) + 2 * len(self.edges) + k * len(o) + np.arange(len(o))
        return [np.stack([o, self.side(o, at[:, k]), middle], 1), np.stack([o, middle, self.side(o, at[:, k - 1])], 1)]


def cut(skin, t):
    """Cuts triangles at zone edges. Returns the skin with the new vertices, the triangles, and a zone per vertex."""
    label = skin.w.argmax(1)
    same = (label[t] == label[t[:, :1]]).all(1)
    made = Cut(skin, t[~same], label)
    new = [t[same]] + [part for k in range(3) for part in made.of_two(k)] + [part for k in range(3) for part in made.of_three(k)]
    more, zones = made.vertices()
    grown = joined(skin, *more)
    grown.n = unit(grown.n)
    return grown, np.concatenate(new), np.concatenate([label, *zones])


def parts_of(skin, label):
    """Part number of every vertex, and the parts as (zone, kind, mean roughness) in a fixed order."""
    key = label * len(KINDS) + skin.kind
    keys, part = np.unique(key, return_inverse=True)
    rough = np.bincount(part, skin.rough) / np.bincount(part)
    return part, [(ZONES[k // len(KINDS)], KINDS[k % len(KINDS)], round(float(r) * 20) / 20) for k, r in zip(keys, rough)]
