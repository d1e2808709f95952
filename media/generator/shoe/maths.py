"""Small numeric helpers and the mesh container. Lengths are millimetres; x runs heel to toe, y to the
wearer's outer side, z up."""
import numpy as np
from scipy.interpolate import CubicSpline, PchipInterpolator

LENGTH = 297.0

# Every part of a shoe that a colourway may colour on its own. A vertex carries one weight per zone.
ZONES = ('base', 'quarter', 'toe', 'heel', 'eyestay', 'collar', 'tab', 'tongue', 'lace', 'lining',
         'midsole', 'insert', 'outsole', 'thread', 'trim')
# What a surface is made of: one shader each.
KINDS = ('leather', 'suede', 'mesh', 'canvas', 'rubber', 'smooth', 'lace', 'lining', 'thread', 'knit', 'patent')


def zone(name):
    """One-hot weights of a zone."""
    row = np.zeros(len(ZONES), np.float32)
    row[ZONES.index(name)] = 1
    return row


def kind(name):
    return KINDS.index(name)


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def curve(x, table):
    """Monotone interpolation of a ((x...), (y...)) table, constant outside."""
    xs, ys = table
    return PchipInterpolator(xs, ys)(np.clip(x, xs[0], xs[-1]))


def unit(v):
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def grid_normals(points, closed=True):
    if closed:
        du = np.roll(points, -1, 0) - np.roll(points, 1, 0)
    else:
        du = np.gradient(points, axis=0)
    return unit(np.cross(du, np.gradient(points, axis=1)))


def grid_faces(rows, cols, closed=True):
    """Quads of a rows x cols grid; closed joins the last row to the first."""
    i = np.arange(rows if closed else rows - 1)[:, None]
    j = np.arange(cols - 1)[None]
    k = (i + 1) % rows
    return np.stack([i * cols + j, k * cols + j, k * cols + j + 1, i * cols + j + 1], -1).reshape(-1, 4)


def periodic(values, at):
    """Periodic cubic spline through one row per key, evaluated at key positions."""
    closed = np.concatenate([values, values[:1]], 0)
    return CubicSpline(np.arange(len(closed)), closed, bc_type='periodic')(at)


def squircle(q, power):
    return np.sign(q) * np.abs(q) ** power


def lift(shape, x):
    """Toe spring and heel bevel: how far the whole shoe rises above the floor at x."""
    start, height = shape['spring']
    toe = np.clip((x - start) / (LENGTH - start), 0, None)
    bevel, reach = shape.get('heel_bevel', (1.2, 14))
    heel = np.clip((reach - x) / reach, 0, 1.4)
    return height * toe ** 2.1 + bevel * heel ** 2


class Mesh:
    """Grows by pieces; every vertex has zone weights, a kind, a roughness, a shade and a (u, v) in mm."""

    def __init__(self, coarse=False):
        self.coarse = coarse
        self.vertices, self.faces, self.zones, self.kinds, self.extra, self.count = [], [], [], [], [], 0

    def add(self, vertices, faces, zones, kinds, rough=.5, shade=1.0, uv=None):
        vertices = np.asarray(vertices, np.float32).reshape(-1, 3)
        n = len(vertices)
        self.vertices.append(vertices)
        self.faces.append(faces + self.count)
        self.count += n
        weights = zone(zones) if isinstance(zones, str) else np.asarray(zones, np.float32)
        self.zones.append(np.broadcast_to(weights.reshape(-1, len(ZONES)), (n, len(ZONES))))
        kinds = kind(kinds) if isinstance(kinds, str) else np.asarray(kinds).reshape(-1)
        self.kinds.append(np.broadcast_to(kinds, n))
        flat = lambda a: np.broadcast_to(np.asarray(a, np.float32).reshape(-1), n)
        uv = np.zeros((n, 2), np.float32) if uv is None else np.asarray(uv, np.float32).reshape(-1, 2)
        self.extra.append(np.column_stack([flat(rough), flat(shade), uv]))

    def arrays(self, shape):
        """Joined arrays in their final place: lifted, and mirrored so that the outer side faces -y. `p` numbers the pieces."""
        v = np.concatenate(self.vertices).astype(np.float64)
        v[:, 2] += lift(shape, v[:, 0])
        v[:, 1] *= -1
        return {'v': v, 'f': np.concatenate(self.faces)[:, ::-1], 'z': np.concatenate(self.zones),
                'k': np.concatenate(self.kinds), 'e': np.concatenate(self.extra),
                'p': np.repeat(np.arange(len(self.vertices)), [len(piece) for piece in self.vertices])}


def capsules(mesh, centre, along, normal, half, radius, zones='thread', stations=6, around=6):
    """Stitches: short rounded rods lying on the surface."""
    if not len(centre):
        return
    across = unit(np.cross(normal, along))
    out = unit(np.cross(along, across))
    if mesh.coarse:
        return lozenges(mesh, centre, along * half, across * radius, out * radius, zones)
    u = np.linspace(-1, 1, stations)
    r = radius * np.sqrt(np.clip(1 - np.abs(u) ** 4, .02, 1))
    sag = -.56 * radius * u ** 2
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    v = (centre[:, None, None] + along[:, None, None] * (u * half)[None, :, None, None]
         + across[:, None, None] * (1.15 * r[:, None] * np.cos(a))[None, ..., None]
         + out[:, None, None] * (r[:, None] * np.sin(a) + sag[:, None])[None, ..., None])
    i = np.arange(stations - 1)[:, None]
    j = np.arange(around)[None]
    k = (j + 1) % around
    one = np.stack([i * around + j, i * around + k, (i + 1) * around + k, (i + 1) * around + j], -1).reshape(-1, 4)
    faces = (one[None] + (np.arange(len(centre)) * stations * around)[:, None, None]).reshape(-1, 4)
    mesh.add(v, faces, zones, 'thread', .8)


def lozenges(mesh, centre, along, across, out, zones):
    """Stitches of six vertices for real-time models: two tips, two flanks, a ridge; a little wider than the rods."""
    centre = centre + .3 * out
    v = np.stack([centre - along - .3 * out, centre + along - .3 * out, centre - .55 * along + out, centre + .55 * along + out,
                  centre + 1.4 * across, centre - 1.4 * across], 1)
    one = np.array([[0, 2, 4, 4], [4, 2, 3, 3], [4, 3, 1, 1], [0, 5, 2, 2], [5, 3, 2, 2], [5, 1, 3, 3]])
    mesh.add(v, (one[None] + 6 * np.arange(len(centre))[:, None, None]).reshape(-1, 4), zones, 'thread', .8)
