"""Panel fields: functions of the upper's context that are positive where the panel lies, in about mm.

Key positions (c.K): 0 heel, 3 lowest point of the collar, 6 corner of collar and throat, 13 toe end of the
throat. c.Q is the distance up from the sole, c.DT the distance down from the opening. Layouts are plain
blocks that follow a shoe's construction; none of them draws a mark."""
import numpy as np

from .maths import curve


def soft_min(a, b, r=5.0):
    """Minimum with a rounded corner of about r mm."""
    h = np.clip(r - np.abs(a - b), 0, None) / r
    return np.minimum(a, b) - h * h * r * .25


def eyestay(width=20, front=3, start=5.4):
    return lambda c: curve(c.K, ([0, start - .8, start, start + .6, 8, 11, 13],
                                 [-30, -30, 0, width, width + .5, width + 1, width + front])) - c.DT


def collar(width=14, heel=None):
    heel = width + 3 if heel is None else heel
    return lambda c: curve(c.K, ([0, 1.2, 2, 3, 4, 5, 5.7, 6.4, 13],
                                 [heel, heel - 1, width + 1, width, width, width + 1, width * .55, -20, -40])) - c.DT


def cap(x0, bow=.006, peak=0.0):
    """A toe cap: everything before x0, its edge bowed towards the heel at the sides."""
    return lambda c: c.X - (x0 - bow * c.Y ** 2 + peak * np.exp(-(c.Y / 12) ** 2))


def counter(front=56, top=47, lean=-.42, r=9.0):
    """The heel counter: a front edge leaning by `lean` and a top edge following the sole."""
    return lambda c: soft_min(front + (c.Z - 40) * lean - c.X, top - c.Q - .12 * c.X, r)


def tab(half=20, drop=26):
    return lambda c: soft_min(soft_min(half - np.abs(c.Y) - .10 * c.DT, drop - c.DT, 6), 60 - c.X, 2)


def backstay(half=9, flare=.04):
    """A strip up the heel seam."""
    return lambda c: np.minimum(half + flare * c.DT - np.abs(c.Y), 50 - c.X)


def vamp_frame(x0=205, width=26):
    """A tall frame round the toe leaving a window of the base material on top."""
    return lambda c: soft_min(width + .22 * (c.X - x0) - c.Q, c.X - x0 + .5 * c.Q, 12)


# ---- lines drawn from the side: c.X, and c.U = 0 at the sole to 100 at the corner of collar and throat

def line(points, straight):
    """A function through points: smooth, or of straight pieces that keep their corners."""
    xs, ys = points
    return (lambda x: np.interp(x, xs, ys)) if straight else (lambda x: curve(x, points))


def behind(points, straight=False):
    """Everything on the heel's side of a front edge, given as (U, X)."""
    front = line(points, straight)
    return lambda c: front(c.U) - c.X


def ahead(points, straight=False):
    edge = line(points, straight)
    return lambda c: c.X - edge(c.U)


def below(points, straight=False):
    """Everything under a line, given as (X, mm above the sole's edge)."""
    over = line(points, straight)
    return lambda c: over(c.X) - c.Q


def both(*fields, r=6.0):
    """Where all of them lie, with corners rounded by r mm (0: sharp)."""
    def field(c):
        out = fields[0](c)
        for more in fields[1:]:
            out = soft_min(out, more(c), r) if r else np.minimum(out, more(c))
        return out
    return field


def outer(field):
    return lambda c: np.minimum(field(c), c.Y * 2)


def inner(field):
    return lambda c: np.minimum(field(c), -c.Y * 2)


def sides(out, inn):
    """One field on the outer side, another on the inner."""
    return lambda c: np.where(c.Y >= 0, out(c), inn(c))


def point_cap(start, tip, width=30.0):
    """A toe wrap that climbs to a point in the middle: `tip` mm high there, falling to the sole at `start`."""
    def field(c):
        side = curve(c.X, ([0, start, start + 25, 270, 300], [-30, -2, 7, 13, 15]))
        return side + (tip - 14) * np.exp(-(c.Y / width) ** 2) * np.clip((c.X - start) / 40, 0, 1) - c.Q
    return field
