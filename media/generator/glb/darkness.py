"""How much of the sky each vertex sees. The shoe's own dense points are dropped into a depth picture from each of many
directions; a vertex that lies behind the picture does not see the light from there."""
import numpy as np

DIRECTIONS = 56
CELL = 1.3        # mm, a pixel of a depth picture
LIFT = 1.0        # mm, how far a vertex is held off its own surface


def sphere(count):
    """Directions evenly around."""
    i = np.arange(count) + .5
    z, turn = 1 - 2 * i / count, i * np.pi * (1 + 5 ** .5)
    r = np.sqrt(1 - z * z)
    return np.stack([r * np.cos(turn), r * np.sin(turn), z], 1)


def depth_picture(points, d):
    """The nearest depth per pixel, seen against direction d, and a function from points to (pixel, depth)."""
    right = np.cross(d, [0, 0, 1.0] if abs(d[2]) < .9 else [1.0, 0, 0])
    right /= np.linalg.norm(right)
    up = np.cross(right, d)
    low = np.array([(points @ right).min(), (points @ up).min()]) - 3
    width = int(np.ptp(points @ right) / CELL) + 8

    def place(p):
        x, y = ((p @ right - low[0]) / CELL).astype(int), ((p @ up - low[1]) / CELL).astype(int)
        return y * width + x, p @ d
    at, depth = place(points)
    order = np.argsort(((depth - depth.min()) * 150).astype(np.uint16), kind='stable')      # short numbers sort fast
    picture = np.full(at.max() + 8 * width, -1e9, np.float32)
    picture[at[order]] = depth[order]
    return picture, place


def openness(points, v, n, directions=DIRECTIONS):
    """0 (buried) to 1 (free) for vertices v with normals n among the points."""
    seen, total = np.zeros(len(v)), np.full(len(v), 1e-6)
    points, n, held = (a.astype(np.float32) for a in (points, n, v + n * LIFT))
    for d in sphere(directions).astype(np.float32):
        facing = n @ d
        front = np.flatnonzero(facing > .08)
        picture, place = depth_picture(points, d)
        at, depth = place(held[front])
        slope = CELL * np.sqrt(1 - facing[front] ** 2) / facing[front]
        free = depth + np.minimum(slope, 5) * .75 >= picture[at]
        seen[front] += facing[front] * free
        total[front] += facing[front]
    return seen / total


def smoothed(values, t, rounds=3):
    """Values averaged with their neighbours' along the triangles."""
    count = len(values)
    near = np.bincount(t.ravel(), minlength=count)
    for _ in range(rounds):
        mean = values[t].mean(1)
        sums = sum(np.bincount(t[:, i], mean, count) for i in range(3))
        values = np.where(near > 0, sums / np.maximum(near, 1), values)
    return values
