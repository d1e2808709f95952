"""The sole: a ring of side ribs with a profile, closed below by a tread; studs for pitches."""
import numpy as np

from .maths import LENGTH, ZONES, capsules, curve, grid_faces, smoothstep, unit, zone
from .sidewall import groove, mix


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


def build_sole(shape, line, mesh):
    sole = shape['sole']
    x, ribs = line.feather[:, 0], len(line.feather)
    rim = line.feather + line.outward * np.interp(x, [0, 40, 150, LENGTH], sole['lip'])[:, None]
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(rim, axis=0), axis=1))]
    floor = sole.get('underside', lambda x: 0 * x)(x)
    q = np.linspace(0, 1, 84 if mesh.coarse else 160)[None]      # the finer, the straighter the colours' edges
    z = floor[:, None] + q * (line.top - floor)[:, None]
    out, weights = build_side(shape, line, z, run)
    wall = np.concatenate([rim[:, None] + line.outward[:, None] * out[..., None], z[..., None]], 2)
    inward = top_face(line, wall, sole)
    bottom, low = build_bottom(shape, wall[:, 0, :2], x, sole, overlap=.03 if mesh.coarse else 0)
    full = np.concatenate([bottom, wall, inward], 1)
    weights = np.concatenate([low[0], weights, np.repeat(weights[:, -1:], inward.shape[1], 1)], 1)
    shade = np.concatenate([low[1], np.ones((ribs, full.shape[1] - low[1].shape[1]))], 1)
    uv = np.stack([np.broadcast_to(run[:, None], full.shape[:2]), full[..., 2]], -1)
    mesh.add(full, grid_faces(ribs, full.shape[1]), weights, sole.get('kind', 'rubber'), sole.get('rough', .52), shade, uv)
    if 'seam' in sole:
        side_seam(line, rim, wall, z, sole['seam'], mesh)
    for extra in sole.get('extra', ()):
        extra(shape, mesh)


def top_face(line, wall, sole, steps=6):
    """From the wall's top edge inward until it is hidden under the upper."""
    tuck = np.linspace(0, 1, steps + 1)[1:]
    reach = np.maximum(6, np.linalg.norm(wall[:, -1, :2] - line.feather, axis=1) + 3)
    xy = wall[:, -1:, :2] - line.outward[:, None] * (reach[:, None] * tuck)[..., None]
    return np.concatenate([xy, (line.top[:, None] - .2 - 1.2 * tuck[None])[..., None]], 2)


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
