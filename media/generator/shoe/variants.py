"""Further models of the same brand and type: the brand's own layout with other proportions, material and sole height, so
that no two products look the same but all look like their brand. Row 0 is the layout as it stands."""
from . import treads as T
from .brands import ROUGH, layout
from .silhouettes import SILHOUETTES, stand_higher

# rise: mm of sole; base: material; sole: which of a brand's three side walls; shape: mm by which the opening moves;
# eyelets: how many more; toe, heel, front: mm by which a brand's panels grow; extra: whether its optional layer is there.
TABLE = (
    dict(rise=0, base=None, sole=0, shape={}, eyelets=0, toe=0, heel=0, front=0, extra=True),
    dict(rise=4, base='suede', sole=1, shape=dict(collar=5, peak=-3), eyelets=1, toe=9, heel=10, front=18, extra=False),
    dict(rise=-3, base='leather', sole=2, shape=dict(collar=-3, toe=-3), eyelets=-1, toe=-6, heel=-10, front=-20, extra=True),
    dict(rise=2, base='mesh', sole=2, shape=dict(peak=5, toe=2), eyelets=1, toe=4, heel=18, front=30, extra=False),
    dict(rise=-1, base='canvas', sole=1, shape=dict(collar=-2, peak=3), eyelets=0, toe=-10, heel=4, front=-10, extra=True),
)
TREADS = (T.herringbone, T.diamonds, T.waffle)


def vary(brand, kind, variant):
    """The shape of a brand and type in the given variant (beyond the table's end it starts again at 1)."""
    row = TABLE[variant if variant < len(TABLE) else 1 + (variant - 1) % (len(TABLE) - 1)]
    shape = layout(brand, kind, SILHOUETTES[kind](), row)
    if variant == 0:
        return shape
    shape = stand_higher(shape, row['rise'] if kind in ('sneaker', 'classic', 'running') else 0)
    if kind != 'football':
        made = 'knit' if kind == 'running' and row['base'] == 'canvas' else row['base']
        shape['base'] = dict(kind=made, rough=ROUGH[made])
        shape['holes'] = ()
    if kind in ('sneaker', 'classic'):
        shape['sole']['tread'] = TREADS[variant % 3]()
    return shape
