"""One model = a silhouette with a brand's layout on it."""
from .brands import layout
from .maths import Mesh
from .silhouettes import SILHOUETTES
from .sole import build_sole
from .throat import build_laces, build_loop, build_tongue
from .upper import build_upper


def shape_of(brand, kind):
    """The silhouette's table with the brand's panels, tongue, sole and lace choices laid over it."""
    return layout(brand, kind, SILHOUETTES[kind]())


def build(brand, kind, detail=1.0):
    """Arrays of the whole shoe; `detail` below 1 builds a coarser one for trying things out."""
    shape = shape_of(brand, kind)
    mesh = Mesh()
    skin = build_upper(shape, mesh, int(1300 * detail), int(200 * detail))
    build_sole(shape, skin.line, mesh)
    build_tongue(shape, mesh)
    build_laces(shape, skin, mesh)
    build_loop(shape, skin, mesh)
    return shape, mesh.arrays(shape)
