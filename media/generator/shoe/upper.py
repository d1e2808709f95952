"""The upper: a ring of ribs from the feather line (where it meets the sole) to the opening, with panels
raised on it, stitched, rolled over the rim and continued as the lining. See ../README.md, 'The shape'."""
from types import SimpleNamespace

import contourpy
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d, map_coordinates
from scipy.spatial import cKDTree

from .maths import (LENGTH, ZONES, capsules, curve, grid_faces, grid_normals, kind, periodic, smoothstep, unit,
                    zone)

KEYS = 14      # outer-side key rows, heel (0) to toe (13); the inner side mirrors them
INNER_COLLAR = 2.5     # mm by which the collar is higher on the inner side, as the ankle bone is
BAND = 10.0    # mm around a panel's edge within which true distances are needed


def ring(rows):
    """All key rows around the shoe: the outer side as given, the inner side narrower in the waist."""
    keys = [list(r) for r in rows]
    for row in reversed(rows[1:-1]):
        inner = list(row)
        x = inner[0]
        waist = np.interp(x, [0, 60, 120, 165, 215, 250, 281, 291], [.93, .92, .80, .84, .95, 1.0, 1.12, 1.1])
        inner[1] = -inner[1] * waist - 3 * smoothstep(240, 285, x)
        inner[4] += INNER_COLLAR * (row[2] < 130) * smoothstep(20, 70, row[2])
        inner[3], inner[6] = -inner[3], -inner[6]
        keys.append(inner)
    return np.array(keys, float)


def outline(shape, ribs):
    """Rib positions evenly along the shoe's edge: key parameter, feather line and outward direction."""
    keys = ring(shape['keys'])
    n = len(keys)
    fine = np.linspace(0, n, 6000, endpoint=False)
    base, top = periodic(keys[:, :2], fine), periodic(keys[:, 2:5], fine)
    mid = np.c_[.6 * base + .4 * top[:, :2], .4 * top[:, 2]]
    run = np.r_[0, np.cumsum(np.linalg.norm(np.roll(mid, -1, 0) - mid, axis=1))]
    s = np.interp(np.linspace(0, run[-1], ribs, endpoint=False), run, np.r_[fine, n])
    feather = periodic(keys[:, :2], s)
    step = (np.roll(feather, -1, 0) - np.roll(feather, 1, 0))
    tangent = unit(step)
    outward = np.c_[tangent[:, 1], -tangent[:, 0]]
    if np.mean(np.sum(outward * (feather - [150, 0]), 1)) < 0:
        outward = -outward
    return SimpleNamespace(keys=keys, n=n, s=s, feather=feather, outward=outward, length=run[-1],
                           top=curve(feather[:, 0], shape['midsole_top']) + arch(shape, feather))


def arch(shape, feather):
    """On the inner side the sole rises under the arch of the foot."""
    inside = smoothstep(-18, -30, feather[:, 1])
    return shape.get('arch', 4.0) * inside * np.exp(-((feather[:, 0] - 122) / 42) ** 2)


def surface(shape, line, levels):
    """The bare upper: Bezier ribs resampled to even steps. Returns points, distance from the feather line."""
    keys, s = line.keys, line.s
    start = np.c_[line.feather, line.top - 5]
    end = periodic(keys[:, 2:5], s)
    lean = unit(periodic(keys[:, 5:8], s))
    b, a, bulge = (periodic(keys[:, i:i + 1], s) for i in (8, 9, 10))
    reach = np.linalg.norm(end - start, axis=1, keepdims=True)
    p1 = start + unit(np.c_[line.outward * bulge, np.ones(len(s))]) * a * reach
    p2 = end + lean * b * reach
    v = np.linspace(0, 1, levels)[None, :, None]
    p = ((1 - v) ** 3 * start[:, None] + 3 * (1 - v) ** 2 * v * p1[:, None]
         + 3 * (1 - v) * v ** 2 * p2[:, None] + v ** 3 * end[:, None])
    step = np.linalg.norm(np.diff(p, axis=1), axis=2)
    run = np.concatenate([np.zeros((len(s), 1)), np.cumsum(step, 1)], 1)
    even, q = np.empty_like(p), np.empty(run.shape)
    for i in range(len(s)):
        q[i] = np.linspace(0, run[i, -1], levels)
        for k in range(3):
            even[i, :, k] = np.interp(q[i], run[i], p[i, :, k])
    return even, q


def context(shape, line, p, q):
    """What a panel's field may ask of every point: place, distances, and the symmetric key position."""
    key = np.repeat(line.s[:, None], p.shape[1], 1)
    corner = line.keys[6]
    tall = corner[4] - curve(corner[0], shape['midsole_top'])
    return SimpleNamespace(X=p[..., 0], Y=p[..., 1], Z=p[..., 2], Q=q, DT=q[:, -1:] - q,
                           K=np.minimum(key, line.n - key), H=line.top[:, None], U=100 * (p[..., 2] - line.top[:, None]) / tall,
                           R=line.length * np.arange(len(p))[:, None] / len(p))


class Skin:
    """The upper while panels are put on it."""

    def __init__(self, shape, line, levels):
        self.shape, self.line = shape, line
        self.p, self.q = surface(shape, line, levels)
        n = grid_normals(self.p)
        if np.mean(np.sum(n * (self.p - self.p.mean((0, 1))), -1)) < 0:
            n = -n
        self.n, self.c = n, context(shape, line, self.p, self.q)
        grid = self.q.shape
        base = shape['base']
        self.weights = np.broadcast_to(zone('base'), grid + (len(ZONES),)).copy()
        self.kinds = np.full(grid, kind(base['kind']))
        self.rough = np.full(grid, base.get('rough', .46))
        self.shade = np.ones(grid)
        self.stitches = []
        self.lift = self.padding() + self.wobble(grid)

    def padding(self):
        """The padded collar swells outward just below the opening."""
        height, centre, width = self.shape.get('puff', (3.2, 7, 8))
        fade = curve(self.c.K, ([0, 4.6, 5.6, 6.3, 13], [1, 1, .5, 0, 0]))
        return height * fade * np.exp(-((self.c.DT - centre) / width) ** 2)

    def wobble(self, grid):
        """A tenth of a millimetre of hand-made unevenness takes the plastic look away."""
        noise = gaussian_filter(np.random.default_rng(5).standard_normal(grid), (26, 22), mode='wrap')
        return .11 * noise / noise.std() * smoothstep(0, 12, self.q) * smoothstep(0, 10, self.c.DT)

    def contour(self, field, level):
        """Level lines of a field over the ring: index coordinates and points, both per line."""
        closed = np.concatenate([field, field[:1]])
        points = np.concatenate([self.p, self.p[:1]])
        found = []
        for line in contourpy.contour_generator(z=closed).lines(level):
            if len(line) >= 8:
                at = [line[:, 1], line[:, 0]]
                found.append((line, np.stack([map_coordinates(points[..., k], at, order=1) for k in range(3)], 1)))
        return found

    def distance(self, field):
        """Signed distance in mm to a panel's edge, positive inside, exact within BAND of it."""
        inside = field > 0
        lines = self.contour(field, 0.0)
        if not lines or not inside.any():
            return None
        edge = np.concatenate([pts for _, pts in lines])
        far = cKDTree(edge[::2]).query(self.p.reshape(-1, 3), distance_upper_bound=BAND)[0]
        far = np.minimum(far, BAND).reshape(field.shape)
        return np.where(inside, far, -far)

    def panel(self, panel):
        """Puts one panel on: a rounded step, its colour zone, its material, its stitches."""
        sd = self.distance(panel['field'](self.c))
        if sd is None:
            return
        edge = panel.get('edge', 1.0)
        h = np.clip(sd / edge, 0, 1)
        covered = smoothstep(-.4, .6, sd)
        # Nothing that lies under a panel may show on it: neither its relief nor its dark edges.
        flat = gaussian_filter(self.lift, (16, 16), mode=('wrap', 'nearest'))
        self.lift = self.lift * (1 - covered) + flat * covered
        self.shade = self.shade * (1 - covered) + covered
        self.lift += panel.get('thick', 1.2) * np.sqrt(1 - (1 - h) ** 2) + panel.get('pad', 0) * smoothstep(0, 9, sd)
        self.lift += self.relief(panel, sd)
        self.cut_stitches(sd > 0)
        m = smoothstep(-.4, .4, sd)
        self.weights = self.weights * (1 - m[..., None]) + zone(panel['zone']) * m[..., None]
        self.kinds = np.where(sd > 0, kind(panel.get('kind', 'leather')), self.kinds)
        self.rough = self.rough * (1 - m) + panel.get('rough', .45) * m
        self.shade *= np.where(sd > 0, 1, 1 - .38 * np.exp(-(sd / .8) ** 2))
        for off in panel.get('stitch', (1.9,)):
            self.stitch(sd, off, panel.get('pitch', 3.1))

    def relief(self, panel, sd):
        """Ribs moulded or knitted into a panel: 'along' the shoe's edge or 'down' from the opening."""
        way, pitch, depth = panel.get('ribs', ('along', 1, 0))
        if not depth:
            return 0
        at = {'along': self.c.R, 'down': self.c.DT}[way]
        wave = np.sin(2 * np.pi * at / pitch)
        return depth * np.sign(wave) * np.abs(wave) ** .6 * smoothstep(1.2, 3.2, sd) * smoothstep(1.5, 6, self.c.DT)

    def cut_stitches(self, covered):
        self.stitches = [tuple(a[~covered[ij[:, 0], ij[:, 1]]] for a in (ij, *rest)) for ij, *rest in self.stitches]

    def stitch(self, sd, off, pitch):
        """A seam `off` mm inside the edge: a pulled-in valley and evenly spaced stitches."""
        self.lift -= .30 * np.exp(-((sd - off) / .55) ** 2) + .18 * np.exp(-((sd - off) / 1.8) ** 2)
        closed = [np.concatenate([a, a[:1]]) for a in (self.p, self.n, self.lift, sd)]
        rows, cols = sd.shape
        for line, pts in self.contour(sd, off):
            run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]
            count = int(run[-1] / pitch)
            if run[-1] < 12 or count < 3:
                continue
            at = (np.arange(count) + .5) * run[-1] / count
            half = .40 * pitch

            def sample(a, where):
                ij = [np.interp(where, run, line[:, 1]), np.interp(where, run, line[:, 0])]
                if a.ndim == 2:
                    return map_coordinates(a, ij, order=1)
                return np.stack([map_coordinates(a[..., k], ij, order=1) for k in range(3)], 1)
            normal = unit(sample(closed[1], at))
            centre = sample(closed[0], at) + normal * (sample(closed[2], at)[:, None] + .12)
            along = unit(sample(closed[0], np.clip(at + half, 0, run[-1]))
                         - sample(closed[0], np.clip(at - half, 0, run[-1])))
            ij = np.c_[np.interp(at, run, line[:, 1]).astype(int) % rows,
                       np.clip(np.interp(at, run, line[:, 0]), 0, cols - 1).astype(int)]
            keep = (sample(closed[3], at) > off - .8) & (ij[:, 1] < cols - 3)
            self.stitches.append((ij[keep], centre[keep], along[keep], normal[keep]))

    def holes(self, above=(), inner=()):
        """Round perforations pressed in and darkened: (x, y, radius) seen from above; (x, mm above the sole) on the inner side."""
        p, c = self.p.reshape(-1, 3), self.c
        tree = cKDTree(p)
        spots = [((c.X - x) ** 2 + (c.Y - y) ** 2 + np.where(c.Z < 40, 1e4, 0), r) for x, y, r in above]
        spots += [((c.X - x) ** 2 + (c.Q - q) ** 2 + np.where(c.Y > 0, 1e4, 0), 2.2) for x, q in inner]
        for d, radius in spots:
            centre = p[np.argmin(d)]
            near = tree.query_ball_point(centre, radius * 2)
            spot = np.zeros(d.size)
            spot[near] = 1 - smoothstep(radius * .75, radius * 1.15, np.linalg.norm(p[near] - centre, axis=1))
            spot = spot.reshape(d.shape)
            self.lift -= 1.5 * spot
            self.shade *= 1 - .85 * spot

    def points(self):
        """Every point lifted; panels are drawn flat where they go down behind the sole's edge."""
        sunk = 1 - .5 * smoothstep(10, 4.5, self.q)
        return self.p + self.n * (self.lift * sunk)[..., None]


def rim_and_lining(skin, outer, deep=.82):
    """Rolls the edge inward and carries on down inside the shoe, `deep` of the way. Returns points of both."""
    shape, line = skin.shape, skin.line
    radius = periodic(rim_row(shape)[:, None], line.s)
    normal, down = skin.n[:, -1], outer[:, -1] - outer[:, -4]
    down = unit(gaussian_filter1d(down, 9 * len(outer) / 1500, axis=0, mode='wrap'))     # a panel's end must not fold the rim
    roll = np.stack([outer[:, -1] + down * np.sin(t) * radius - normal * radius * (1 - np.cos(t))
                     for t in np.linspace(0, np.pi, 16)[1:]], 1)
    levels = outer.shape[1]
    inside = []
    for fraction in np.linspace(0, 1, 46)[1:]:
        j = (levels - 1) * (1 - fraction * deep)
        low = int(np.floor(j))
        w = j - low
        base = skin.p[:, low] * (1 - w) + skin.p[:, min(low + 1, levels - 1)] * w
        inside.append(base - skin.n[:, low] * (2 * radius + 3 * smoothstep(0, .5, fraction)))
    inside = np.stack(inside, 1)
    inside += (roll[:, -1] - inside[:, 0])[:, None] * np.exp(-np.arange(inside.shape[1]) / 9)[None, :, None]
    return roll, inside


def rim_row(shape):
    """Rim radius per key: thick at the collar, thin at the throat; mirrored like the keys."""
    collar, throat = shape.get('rim', (5.0, 1.3))
    side = np.r_[np.full(5, collar), collar * .68, throat + .4, np.full(7, throat)]
    return np.r_[side, side[1:-1][::-1]]


def tucked(outer, line):
    """The upper drawn inward below the sole's top edge, so that thinning cannot push it out through the side wall."""
    inward = 2.0 * smoothstep(.4, 2.4, line.top[:, None] - outer[..., 2])
    return outer - np.append(line.outward, np.zeros((len(line.outward), 1)), 1)[:, None] * inward[..., None]


def build_upper(shape, mesh, ribs=1500, levels=230):
    line = outline(shape, ribs)
    skin = Skin(shape, line, levels)
    for panel in shape['panels']:
        skin.panel(panel)
    skin.holes(shape.get('holes', ()), shape.get('vents', ()))
    outer = skin.points()
    if mesh.coarse:
        outer = tucked(outer, line)
    roll, inside = rim_and_lining(skin, outer, 1.0 if mesh.coarse else .82)
    full = np.concatenate([outer, roll, inside], 1)
    turned, deep = roll.shape[1], inside.shape[1]
    blend = smoothstep(.45, .58, np.linspace(0, 1, turned))[None, :, None]
    lining = zone('lining')
    grow = lambda a, n: np.repeat(a[:, -1:], n, 1)
    weights = np.concatenate([skin.weights, grow(skin.weights, turned) * (1 - blend) + lining * blend,
                              np.broadcast_to(lining, (ribs, deep, len(ZONES)))], 1)
    cloth = np.full((ribs, deep), kind('lining'))
    kinds = np.concatenate([skin.kinds, np.where(blend[..., 0] > .5, kind('lining'), grow(skin.kinds, turned)), cloth], 1)
    rough = np.concatenate([skin.rough, grow(skin.rough, turned), np.full((ribs, deep), .9)], 1)
    shade = np.concatenate([skin.shade, grow(skin.shade, turned), np.ones((ribs, deep))], 1)
    u = np.broadcast_to((line.length * np.arange(ribs) / ribs)[:, None], full.shape[:2])
    v = np.concatenate([skin.q, skin.q[:, -1:] + np.arange(1, turned + deep + 1)[None]], 1)
    mesh.add(full, grid_faces(ribs, full.shape[1]), weights, kinds, rough, shade, np.stack([u, v], -1))
    for ij, *stitches in skin.stitches:
        above = stitches[0][:, 2] > line.top[ij[:, 0]] + 1      # none may show through the sole's edge
        capsules(mesh, *(a[above] for a in stitches), 1.24, .36)
    insole(shape, line, mesh)
    return skin


def insole(shape, line, mesh):
    x = line.feather[:, 0]
    k = np.linspace(0, 1.06 if mesh.coarse else 1, 16)[None, :, None]      # coarse halves overlap: thinning moves borders
    axis = np.c_[np.clip(x, 35, 265), np.interp(x, [0, 150, 300], [0, 0, -5])]
    flat = (line.feather - line.outward * 3)[:, None] * (1 - k) + axis[:, None] * k
    p = np.concatenate([flat, line.top[:, None, None] + 3 - 2 * k], 2)[::4]
    mesh.add(p, grid_faces(len(p), 16), 'lining', 'lining', .9)
