"""The sole: a ring of side ribs with a profile, closed below by a tread; studs for pitches."""
import numpy as np

from .maths import LENGTH, ZONES, capsules, curve, grid_faces, smoothstep, unit, zone


def side_profile(shape, z, top, x):
    """How far the side stands out at height z: flare below, belly between, rounded edges."""
    sole = shape['sole']
    q = z / top[:, None]
    flare = np.interp(x, [0, 60, 150, 230, LENGTH], sole['flare'])[:, None]
    out = flare * np.clip(1 - q, 0, 1) ** 1.4 + sole.get('belly', .8) * np.sin(np.pi * np.clip(q, 0, 1))
    low, high = sole.get('round', (2.4, 1.6))
    out -= low * (1 - np.sqrt(np.clip(1 - (1 - np.clip(z / low, 0, 1)) ** 2, 0, 1)))
    out -= high * (1 - np.sqrt(np.clip(1 - (1 - np.clip((top[:, None] - z) / high, 0, 1)) ** 2, 0, 1)))
    return out


def mix(weights, name, amount):
    return weights * (1 - amount[..., None]) + zone(name) * amount[..., None]


def groove(z, at, depth=.6, width=.6):
    return -depth * np.exp(-((z - at) / width) ** 2)


def build_side(shape, line, z, run):
    """Profile and colour zones of the side wall."""
    sole = shape['sole']
    x = line.feather[:, 0]
    top = line.top
    out = side_profile(shape, z, top, x)
    split = curve(x, sole['outsole'])[:, None]
    weights = np.broadcast_to(zone('midsole'), z.shape + (len(ZONES),)).copy()
    for part in sole.get('parts', ()):
        out, weights = part(out, weights, x[:, None] + 0 * z, z, top[:, None], run[:, None], line.feather[:, 1:2] + 0 * z)
    weights = mix(weights, 'outsole', 1 - smoothstep(-.12, .12, z - split))
    out = out + groove(z, split, .8, .5) + sole.get('outsole_step', 0) * (1 - smoothstep(-.2, .2, z - split))
    return out, weights


def build_sole(shape, line, mesh, rows=84):
    sole = shape['sole']
    x, ribs = line.feather[:, 0], len(line.feather)
    rim = line.feather + line.outward * np.interp(x, [0, 40, 150, LENGTH], sole['lip'])[:, None]
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))]
    floor = sole.get('underside', lambda x: 0 * x)(x)
    q = np.linspace(0, 1, rows)[None]
    z = floor[:, None] + q * (line.top - floor)[:, None]
    out, weights = build_side(shape, line, z, run)
    wall = np.concatenate([rim[:, None] + line.outward[:, None] * out[..., None], z[..., None]], 2)
    tuck = np.linspace(0, 1, 7)[1:]
    inward = np.concatenate([wall[:, -1:, :2] - line.outward[:, None] * (6 * tuck)[None, :, None],
                             (line.top[:, None] - .2 - 1.2 * tuck[None])[..., None]], 2)
    bottom, low = build_bottom(shape, wall[:, 0, :2], x, sole, overlap=.03 if mesh.coarse else 0)
    full = np.concatenate([bottom, wall, inward], 1)
    weights = np.concatenate([low[0], weights, np.repeat(weights[:, -1:], len(tuck), 1)], 1)
    shade = np.concatenate([low[1], np.ones((ribs, full.shape[1] - low[1].shape[1]))], 1)
    uv = np.stack([np.broadcast_to(run[:, None], full.shape[:2]), full[..., 2]], -1)
    mesh.add(full, grid_faces(ribs, full.shape[1]), weights, sole.get('kind', 'rubber'), sole.get('rough', .52), shade, uv)
    if 'seam' in sole:
        side_seam(line, rim, wall, z, sole['seam'], mesh)
    for extra in sole.get('extra', ()):
        extra(shape, mesh)


def build_bottom(shape, edge, x, sole, rings=130, overlap=0):
    """From the axis of the foot out to the wall's foot, with the tread pressed in; the halves may overlap a little."""
    k = np.linspace(1 + overlap, 0, rings)[:-1][None, :, None]
    axis = np.c_[np.clip(x, 38, 262), np.interp(x, [0, 150, 230, 300], [0, 3, 0, -5])]
    xy = axis[:, None] * k + edge[:, None] * (1 - k)
    inset = np.linalg.norm(xy - edge[:, None], axis=2)
    high = sole['tread'](xy[..., 0], xy[..., 1], inset)
    floor = sole.get('underside', lambda x: 0 * x)(xy[..., 0])
    z = floor + (1 - high) * sole.get('tread_depth', 2.4)
    weights = np.broadcast_to(zone('outsole'),
                              high.shape + (len(ZONES),)).copy()
    return np.concatenate([xy, z[..., None]], 2), (weights, .62 + .38 * high)


def side_seam(line, rim, wall, z, drop, mesh):
    """A stitched line `drop` mm under the sidewall's top."""
    target = line.top - drop
    j = np.argmin(np.abs(z - target[:, None]), 1)
    pts = wall[np.arange(len(wall)), j].copy()
    pts[:, 2] = target
    pts = np.vstack([pts, pts[:1]])
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]
    count = int(run[-1] / 4.2)
    at = (np.arange(count) + .5) * run[-1] / count
    place = lambda a: np.stack([np.interp(a % run[-1], run, pts[:, k]) for k in range(3)], 1)
    along = unit(place(at + 1) - place(at - 1))
    normal = unit(np.c_[along[:, 1], -along[:, 0], 0 * along[:, 0]])
    if np.mean(np.sum(normal[:, :2] * (place(at)[:, :2] - [150, 0]), 1)) < 0:
        normal = -normal
    capsules(mesh, place(at) + normal * .1, along, normal, 1.7, .5)


# ---- side wall parts: (out, weights, x, z, top, run, y) -> (out, weights)

def foxing(drop, zone_name=None, depth=.85):
    """A groove all around, `drop` mm under the top; the rand above it may have its own colour."""
    def part(out, weights, x, z, top, run, y):
        out = out + groove(z, top - drop, depth, .75)
        if zone_name:
            weights = mix(weights, zone_name, smoothstep(-.12, .12, z - (top - drop)))
        return out, weights
    return part


def line_at(low, high, zone_name='insert'):
    """A thin moulded line between two heights above the floor."""
    def part(out, weights, x, z, top, run, y):
        m = smoothstep(low - .15, low + .15, z) * (1 - smoothstep(high - .15, high + .15, z))
        return out + groove(z, low, .35, .4) + groove(z, high, .35, .4) + .25 * m, mix(weights, zone_name, m)
    return part


def ribs_at(start, low, high, pitch=3.4, depth=.75, heel=False):
    """Fine vertical ribs on the toe (or the heel) between two heights."""
    def part(out, weights, x, z, top, run, y):
        ends = smoothstep(start, start - 10, x) if heel else smoothstep(start, start + 10, x)
        m = ends * smoothstep(low - .5, low + .5, z) * (1 - smoothstep(high - .5, high + .5, z))
        return out + depth * m * np.clip(np.sin(run * 2 * np.pi / pitch) * 1.6, -1, 1), weights
    return part


def split_foam(heights, depth=1.4, width=1.6, lower='insert'):
    """Two layers of foam parted by a soft channel following a height table; the lower has its own colour."""
    def part(out, weights, x, z, top, run, y):
        at = curve(x, heights)
        if lower:
            weights = mix(weights, lower, 1 - smoothstep(-.15, .15, z - at))
        return out + groove(z, at, depth, width), weights
    return part


def facets(count_pitch=26.0, depth=1.0, low=6, high=24, end=180):
    """Broad, shallow scallops in the rear foam."""
    def part(out, weights, x, z, top, run, y):
        m = (1 - smoothstep(end - 40, end, x)) * smoothstep(low, low + 5, z) * (1 - smoothstep(high - 5, high, z))
        return out - depth * m * (.5 + .5 * np.cos(run * 2 * np.pi / count_pitch)), weights
    return part


def folds(count=3, spread=4.6, depth=.9, front=196):
    """Creases that lie close together under the arch and fan out towards the heel, over the foam's upper half."""
    def part(out, weights, x, z, top, run, y):
        fan = np.clip((front - x) / front, 0, 1)
        fades = smoothstep(front, front - 40, x) * smoothstep(4, 16, x)
        for i in range(count):
            at = top - 5.5 - (i + .35) * spread * (.35 + .65 * fan)
            out = out + groove(z, at, depth, .9) * fades
        return out, weights
    return part


def lugs(pitch, depth, height, gap=.34):
    """Notches in the outsole's edge where the lugs end."""
    def part(out, weights, x, z, top, run, y):
        gap_at = smoothstep(.5 - gap / 2, .5 - gap / 2 + .06, np.abs((run / pitch) % 1 - .5))
        return out - depth * gap_at * (1 - smoothstep(height - .8, height, z)), weights
    return part


# ---- treads: (x, y, inset) -> 1 on the lug, 0 in the groove

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
    def tread(x, y, inset):
        a = np.abs(((x + 3) / pitch) % 1 - .5)
        edge_lug = smoothstep(.16, .20, a)
        centre = 1 - smoothstep(.30, .36, np.abs(((x + 3) / pitch + .5) % 1 - .5) + np.abs(y) / 60)
        lug = np.where(inset < 17, edge_lug, np.where(inset < 20, 0, centre))
        return np.where((x > 84) & (x < 150), .55, lug)
    return tread


def plate():
    def tread(x, y, inset):
        spine = np.exp(-((np.abs(y - .02 * (x - 150)) - 9) / 2.0) ** 2) * smoothstep(60, 90, x) * (1 - smoothstep(195, 215, x))
        return 1 + .5 * spine
    return tread


def studs(places, height=13.0):
    """Conical studs with coloured tips; `places` are (x, y, radius)."""
    def extra(shape, mesh):
        a = np.linspace(0, 2 * np.pi, 36, endpoint=False)
        t = np.linspace(0, 1, 22)
        cap = np.linspace(0, np.pi / 2, 8)[1:]
        for x, y, r in places:
            radius = r * (1 - .36 * t) + r * .6 * np.exp(-t * 9)
            radius = np.r_[radius, radius[-1] * np.cos(cap)]
            z = np.r_[3.5 - (height + 3.5) * t, -height - 1.3 * np.sin(cap)]
            v = np.stack([x + 1.15 * radius[None] * np.cos(a)[:, None], y + .9 * radius[None] * np.sin(a)[:, None],
                          np.broadcast_to(z, (36, len(z)))], -1)
            tip = np.broadcast_to(smoothstep(.55, .6, np.r_[t, np.ones(7)])[None], v.shape[:2])
            mesh.add(v, grid_faces(36, len(z)), mix(np.broadcast_to(zone('outsole'), v.shape[:2] + (len(ZONES),)), 'insert', tip),
                     'smooth', .32)
    return extra
