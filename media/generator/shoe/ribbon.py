"""A flat band along a path: laces, webbing, hooks."""
import numpy as np
from scipy.interpolate import CubicSpline

from .maths import grid_faces, smoothstep, squircle, unit


def ribbon(mesh, points, normals, w, h, long=90, around=28, zone_name='lace', kind='lace', rough=.9, taper=True):
    """Half as wide as `w` where it goes into an eyelet, unless told not to taper."""
    if mesh.coarse:
        long, around = long * 2 // 3, 14
    k, t = np.linspace(0, 1, len(points)), np.linspace(0, 1, long)
    c, n = CubicSpline(k, points)(t), unit(CubicSpline(k, normals)(t))
    along = unit(np.gradient(c, axis=0))
    b = unit(np.cross(n, along))
    n = np.cross(along, b)
    a = np.linspace(0, 2 * np.pi, around, endpoint=False)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))]
    end = np.minimum(run, run[-1] - run)
    half = w * (1 + .02 * np.sin(run * 2.2)) * ((.5 + .5 * smoothstep(1.5, 8.0, end)) if taper else 1)
    thick = h * np.sqrt(np.clip(end / .6, .02, 1))                       # ends are closed
    p = (c[:, None] + b[:, None] * (half[:, None] * squircle(np.cos(a), .8)[None])[..., None]
         + n[:, None] * (thick[:, None] * squircle(np.sin(a), .85)[None])[..., None])
    uv = np.stack([np.broadcast_to(run[:, None], p.shape[:2]), np.broadcast_to((w * np.cos(a))[None], p.shape[:2])], -1)
    mesh.add(np.swapaxes(p, 0, 1), grid_faces(around, long), zone_name, kind, rough, 1, np.swapaxes(uv, 0, 1))
