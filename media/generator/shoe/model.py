"""One model = a silhouette with a brand's layout on it, or a variant of that."""
from collections import Counter

from .lace import build_laces
from .maths import Mesh
from .sole import build_sole
from .throat import build_loop, build_tongue
from .upper import build_upper
from .variants import vary


def model_name(brand, kind, variant=0):
    """The name a model's passes are kept under: brand-type, and -n for a variant."""
    return f'{brand}-{kind}'.replace(' ', '-') + (f'-{variant}' if variant else '')


def played(products):
    """Each product with the model that plays it: (brand, type, variant), where each further product of the same brand and
    type is the next variant."""
    place = Counter()
    for product in products:
        kind = product['brand'], product['type']
        yield product, (*kind, place[kind])
        place[kind] += 1


def shape_of(brand, kind, variant=0):
    """The silhouette's table with the brand's panels, tongue, sole and lace choices laid over it."""
    return vary(brand, kind, variant)


def build(brand, kind, detail=1.0, variant=0, coarse=False):
    """Arrays of the whole shoe; `detail` below 1 builds a coarser one for trying things out, `coarse` makes
    stitches of few vertices and an inside without gaps, for real-time models."""
    shape = shape_of(brand, kind, variant)
    mesh = Mesh(coarse)
    skin = build_upper(shape, mesh, int(1500 * detail), int(230 * detail))
    build_sole(shape, skin.line, mesh)
    tongue = build_tongue(shape, mesh)
    build_laces(shape, skin, tongue, mesh)
    build_loop(shape, skin, mesh)
    return shape, mesh.arrays(shape)
