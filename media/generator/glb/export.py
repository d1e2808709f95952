"""Real-time models of the catalogue's products: built here, packed into GLB by pack.mjs."""
import json
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

import numpy as np

from paint.compose import linear
from paint.palette import colourway
from shoe.maths import LENGTH, ZONES
from shoe.model import build

from .darkness import openness, smoothed
from .grain import ramp, tile
from .parts import cut, parts_of, skin_of, unwrap

HERE = Path(__file__).resolve().parent
DETAIL = .6
DARKS = 31           # levels of darkness
SHIFT = 160          # mm that keep texture coordinates above zero, a whole number of lace tiles
# How much light a surface mirrors, as a share of glTF's usual 4 per cent (compare studio/materials.py).
SPECULAR = {'leather': .6, 'suede': .2, 'mesh': .4, 'canvas': .3, 'rubber': .75, 'smooth': 1, 'lace': .4, 'lining': .2,
            'thread': .4, 'knit': .3, 'patent': 1}


def upright(a):
    """The generator's axes turned to glTF's: y up, toe towards +x, the outer side towards the viewer (+z)."""
    return np.stack([a[:, 0], a[:, 2], -a[:, 1]], 1)


def darkened(skin, free):
    """How much light a vertex keeps: the panels' own creases times how open the place is."""
    return np.clip(skin.shade * (.16 + .84 * np.clip(free * 1.12, 0, 1) ** 1.25), 0, 1)


def seen(t, free, label):
    """The triangles that some light reaches, and the whole lining: a look inside must meet no hole."""
    return t[(free[t] > .004).any(1) | (label[t[:, 0]] == ZONES.index('lining'))]


@lru_cache(maxsize=None)
def tile_of(kind):
    return tile(kind)


def geometry(brand, kind, variant):
    """Everything a model's file needs but colours: arrays per vertex, triangles, and parts."""
    _, arrays = build(brand, kind, DETAIL, variant, coarse=True)
    skin, t = skin_of(arrays)
    points = skin.v[::2]
    skin, t, label = cut(*unwrap(skin, t))
    part, parts = parts_of(skin, label)
    free = openness(points, skin.v, skin.n)
    t = seen(t, free, label)
    dark = darkened(skin, smoothed(free, t))
    place = skin.v - [LENGTH / 2, 0, skin.v[:, 2].min()]
    return {'position': upright(place), 'normal': upright(skin.n), 'uv': skin.uv + [0, SHIFT], 'dark': dark, 'part': part,
            'index': t}, parts


def lit(hex_colour, gain):
    """The palette's colour as the pictures show it: the studio is dimmer than a viewer's room, and its gloss pales
    the darks (which a viewer's tone curve deepens)."""
    return [round(float(c), 3) for c in np.clip(.70 * linear(hex_colour) + .025, 0, 1) * gain]


def materials(parts, palettes):
    """The distinct materials of all colourways, and for each colourway the material of every part."""
    table, plan = {}, []
    for palette in palettes:
        row = []
        for zone, kind, rough in parts:
            grain = tile_of(kind)
            key = (kind, rough, palette[zone], tuple(lit(palette[zone], grain['gain'] if grain else 1)))
            row.append(table.setdefault(key, len(table)))
        plan.append(row)
    return [{'name': f'{k} {h}', 'kind': k, 'rough': r, 'specular': SPECULAR[k], 'colour': c} for k, r, h, c in table], plan


def write_tiles(folder, parts):
    """The grain of the kinds that a shoe is made of, as files; their names and sizes for pack.mjs."""
    tiles = {}
    for kind in sorted({k for _, k, _ in parts}):
        grain = tile_of(kind)
        if grain:
            tiles[kind] = {'scale': [round(1 / s, 5) for s in grain['size']]}
            for name in ('normal', 'grey'):
                if grain[name]:
                    (folder / f'{kind}-{name}.webp').write_bytes(grain[name])
                    tiles[kind][name] = f'{kind}-{name}.webp'
    (folder / 'ramp.webp').write_bytes(ramp(DARKS))
    return tiles


def write_job(folder, arrays, parts, product, variant):
    """The files that pack.mjs reads."""
    colours = product['colors']
    made, plan = materials(parts, [colourway(c['colorHex'], c['color'], product['type'], variant) for c in colours])
    for name, a in arrays.items():
        a.astype('<u4' if name in ('index', 'part') else '<f4').tofile(folder / name)
    job = {'name': product['slug'], 'parts': [f'{z} {k}' for z, k, _ in parts], 'darks': DARKS, 'tiles': write_tiles(folder, parts),
           'materials': made, 'variants': [{'name': c['color'], 'materials': m} for c, m in zip(colours, plan)]}
    (folder / 'job.json').write_text(json.dumps(job, ensure_ascii=False))


def export(products, out):
    """Writes <out>/<slug>.glb for every product, each given with its model."""
    out.mkdir(parents=True, exist_ok=True)
    for product, model in products:
        with tempfile.TemporaryDirectory() as scratch:
            write_job(Path(scratch), *geometry(*model), product, model[2])
            subprocess.run(['node', HERE / 'pack.mjs', scratch, out / f"{product['slug']}.glb"], check=True)
