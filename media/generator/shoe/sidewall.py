"""Parts of a sole's side wall: (out, weights, x, z, top, run, y) -> (out, weights). `out` is how far the wall stands
out in mm; heights called share are parts of the wall's height, so that they fit thick and thin soles. y > 0 is the outer side."""
import numpy as np

from .maths import curve, smoothstep, zone


def mix(weights, name, amount):
    return weights * (1 - amount[..., None]) + zone(name) * amount[..., None]


def groove(z, at, depth=.6, width=.6):
    return -depth * np.exp(-((z - at) / width) ** 2)


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


def lugs(pitch, depth, height, gap=.34):
    """Notches in the outsole's edge where the lugs end."""
    def part(out, weights, x, z, top, run, y):
        gap_at = smoothstep(.5 - gap / 2, .5 - gap / 2 + .06, np.abs((run / pitch) % 1 - .5))
        return out - depth * gap_at * (1 - smoothstep(height - .8, height, z)), weights
    return part


def teardrop(x, z, head, length, middle, tall):
    """About how many mm a point lies inside a drop with its round head towards the heel."""
    t = np.clip((x - head) / length, 0, 1)
    half = tall * 1.3 * np.sqrt(t) * (1 - t) * (1 + .5 * t)
    return np.where((x > head) & (x < head + length), half, -4) - np.abs(z - middle)


def windows(drops, depth=5.0, zone_name='insert', inner=None):
    """Drop-shaped hollows in the foam: rows (x of the head, length, share of its middle, share of its height). The inner
    side may have its own."""
    def part(out, weights, x, z, top, run, y):
        m = np.full(z.shape, -4.0)
        for sign, rows in ((1, drops), (-1, drops if inner is None else inner)):
            for head, length, middle, tall in rows:
                at = top * (middle + .10 * (x - head) / length)
                m = np.where(y * sign > 0, np.maximum(m, teardrop(x, z, head, length, at, tall * top)), m)
        out = out - depth * smoothstep(-.2, 2.2, m) + .7 * np.exp(-((m + 1.0) / 1.0) ** 2)
        return out, mix(weights, zone_name, smoothstep(.3, .7, m))
    return part


def terrace(points, step=1.4, zone_name=None, straight=True, inner=True):
    """Everything under a line (x, share) stands out by `step`; straight lines keep their corners."""
    xs, shares = points

    def part(out, weights, x, z, top, run, y):
        share = np.interp(x, xs, shares) if straight else curve(x, points)
        m = 1 - smoothstep(-.35, .35, z - share * top)
        if not inner:
            m = m * (y > 0)
        out = out + step * m + groove(z, share * top + .5, .5, .45)
        return out, weights if zone_name is None else mix(weights, zone_name, m)
    return part


def crest(points, size, width=.4):
    """A sharp ridge along a line (x, share), `width` of the wall's height to either side; `size` is how far it stands out along x."""
    def part(out, weights, x, z, top, run, y):
        d = np.abs(z / top - np.interp(x, *points))
        return out + curve(x, size) * np.clip(1 - d / width, 0, 1) ** 1.25, weights
    return part


def flutes(x0, x1, low, high, pitch=4.2, depth=.9, zone_name=None, raised=1.0):
    """A raised block of fine upright ribs between two places and two shares of the height."""
    def part(out, weights, x, z, top, run, y):
        m = smoothstep(x0 - .4, x0 + .4, x) * (1 - smoothstep(x1 - .4, x1 + .4, x))
        m = m * smoothstep(low * top - .4, low * top + .4, z) * (1 - smoothstep(high * top - .4, high * top + .4, z))
        out = out + m * (raised + depth * np.clip(1.5 * np.sin(run * 2 * np.pi / pitch), -1, 1))
        return out, weights if zone_name is None else mix(weights, zone_name, m)
    return part


def slabs(shares, step=1.6, depth=1.6, width=1.0):
    """Layers laid on each other, the lower the further out, with deep seams between."""
    def part(out, weights, x, z, top, run, y):
        for i, (share, zone_name) in enumerate(shares):
            at = share * top
            m = 1 - smoothstep(-.5, .5, z - at)
            out = out + step * m + groove(z, at, depth, width)
            if zone_name:
                weights = mix(weights, zone_name, 1 - smoothstep(-.15, .15, z - at))
        return out, weights
    return part


def post(x0=72, x1=150, low=.2, high=.86):
    """The firmer block under the inner arch: a leaning, dimpled wedge. Only on the inner side."""
    def part(out, weights, x, z, top, run, y):
        q = z / top
        m = smoothstep(x0, x0 + 2, x - 14 * q) * (1 - smoothstep(x1 - 2, x1, x + 18 * q))
        m = m * smoothstep(low - .03, low + .03, q) * (1 - smoothstep(high - .03, high + .03, q)) * (y < 0)
        dimple = np.cos(2 * np.pi * x / 5.2) * np.cos(2 * np.pi * z / 5.2)
        return out + m * (1.1 - .8 * smoothstep(.1, .6, dimple)), mix(weights, 'insert', m)
    return part


def bumper(height=.78, start=232, pitch=3.2, depth=.7, thick=1.6):
    """A strip of ribbed rubber laid over the wall around the toe."""
    def part(out, weights, x, z, top, run, y):
        m = smoothstep(start, start + 1.2, x) * smoothstep(3.0, 3.8, z) * (1 - smoothstep(height * top - .4, height * top + .4, z))
        edge = smoothstep(3.0, 4.6, z) * (1 - smoothstep(height * top - 2.4, height * top - 1.2, z)) * smoothstep(start + 2, start + 4, x)
        return out + m * thick + depth * edge * np.clip(1.6 * np.sin(run * 2 * np.pi / pitch), -1, 1), weights
    return part


def heel_plate(half=17, low=.22, high=.82, thick=1.3):
    """A plain rubber plate on the back of the heel, without lettering."""
    def part(out, weights, x, z, top, run, y):
        e = np.minimum(np.minimum(half - np.abs(y), (z - low * top) * 1.0), high * top - z)
        m = smoothstep(0, .8, e) * (x < 60)
        return out + thick * m - .5 * np.exp(-((e - 2.4) / .5) ** 2) * m, mix(weights, 'trim', smoothstep(.2, .5, e) * (x < 60))
    return part


def channel(points, depth=1.3, width=1.2, lower=None):
    """A soft groove along a line (x, share); what lies under it may have its own colour."""
    def part(out, weights, x, z, top, run, y):
        at = curve(x, points) * top
        if lower:
            weights = mix(weights, lower, 1 - smoothstep(-.15, .15, z - at))
        return out + groove(z, at, depth, width), weights
    return part
