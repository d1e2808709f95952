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
    some = np.concatenate([np.flatnonzero(piece == p)[::max(1, np.count_nonzero(piece == p) // 400)] for p in range(piece.max() + 1)])
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


def cut(skin, t):
    """Cuts triangles at zone edges. Returns the skin with the new vertices, the triangles, and a zone per vertex."""
    label = skin.w.argmax(1)
    kinds = label[t]
    same = (kinds == kinds[:, :1]).all(1)
    whole, mixed = t[same], t[~same]
    pairs = np.sort(np.concatenate([mixed[:, [0, 1]], mixed[:, [1, 2]], mixed[:, [2, 0]]]), 1)
    edges, place = np.unique(pairs, axis=0, return_inverse=True)
    where = place.reshape(3, -1).T                                   # the edge after each corner
    s = crossings(skin, label, edges)[:, None]
    first, second = rows(skin, edges[:, 0]), rows(skin, edges[:, 1])
    for name in ('v', 'n', 'uv'):
        between = getattr(first, name) * (1 - s) + getattr(second, name) * s
        setattr(first, name, between)
        setattr(second, name, between)
    n, m = len(skin.v), len(edges)
    new = [whole]
    centres = []

    def side(corner, edge):
        """The edge's new vertex on the corner's side."""
        return np.where(edges[edge, 0] == corner, n + edge, n + m + edge)
    lab = label[mixed]
    for k in range(3):
        a, b, c = (k, (k + 1) % 3, (k + 2) % 3)
        pick = (lab[:, b] == lab[:, c]) & (lab[:, a] != lab[:, b])
        o, p, q = mixed[pick][:, [a, b, c]].T
        ab, ca = where[pick, a], where[pick, c]
        new += [np.stack([o, side(o, ab), side(o, ca)], 1), np.stack([side(p, ab), p, q], 1),
                np.stack([side(p, ab), q, side(q, ca)], 1)]
    three = (lab[:, 0] != lab[:, 1]) & (lab[:, 1] != lab[:, 2]) & (lab[:, 2] != lab[:, 0])
    corner, at = mixed[three], where[three]
    for k in range(3):
        o, middle = corner[:, k], rows(skin, corner[:, k])
        for name in ('v', 'n', 'uv'):
            setattr(middle, name, getattr(skin, name)[corner].mean(1))
        c = n + 2 * m + k * len(corner) + np.arange(len(corner))
        centres.append(middle)
        new += [np.stack([o, side(o, at[:, k]), c], 1), np.stack([o, c, side(o, at[:, k - 1])], 1)]
    grown = joined(skin, first, second, *centres)
    grown.n = unit(grown.n)
    label = np.concatenate([label, label[edges[:, 0]], label[edges[:, 1]], *(label[corner[:, k]] for k in range(3))])
    return grown, np.concatenate(new), label


def parts_of(skin, label):
    """Part number of every vertex, and the parts as (zone, kind, mean roughness) in a fixed order."""
    key = label * len(KINDS) + skin.kind
    keys, part = np.unique(key, return_inverse=True)
    rough = np.bincount(part, skin.rough) / np.bincount(part)
    return part, [(ZONES[k // len(KINDS)], KINDS[k % len(KINDS)], round(float(r) * 20) / 20) for k, r in zip(keys, rough)]
