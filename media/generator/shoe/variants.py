"""Further models of the same brand and type: the brand's layout with another toe, heel, material and sole height, so
that no two products look the same. Variant 0 is the layout as it stands."""
from . import panels as P
from . import sole as S
from .brands import ROUGH
from .silhouettes import stand_higher

TOES = {'cap': lambda: P.cap(238, .011), 'tall': lambda: P.mudguard([10, 21, 26, 31, 38, 46]), 'frame': lambda: P.vamp_frame(208, 22),
        'bow': lambda: P.cap(222, .013), 'plain': None}
HEELS = {'round': lambda: P.counter(50, 58, -.08, 18), 'swept': lambda: P.counter(70, 42, -.58, 18), 'tall': lambda: P.counter(38, 80, .02, 14),
         'long': lambda: P.counter(86, 32, -.25, 22)}
QUARTERS = {'block': lambda: P.quarter(114, .2), 'rand': lambda: P.rand([28, 26, 21, 18, 16, 10, -30]),
            'back': lambda: P.quarter(74, -.15), 'plain': None}
TABLE = (
    None,
    dict(rise=3, toe='cap', heel='round', quarter='rand', base='suede'),
    dict(rise=-2, toe='plain', heel='swept', quarter='block', base='leather'),
    dict(rise=2, toe='frame', heel='tall', quarter='back', base='mesh'),
    dict(rise=-1, toe='bow', heel='long', quarter='plain', base='canvas'),
)
TREADS = (S.herringbone, S.diamonds, S.waffle)


def exchange(panels, zone, field):
    """The panels with one zone's field replaced, or without it."""
    if field is None:
        return [p for p in panels if p['zone'] != zone]
    return [{**p, 'field': field()} if p['zone'] == zone else p for p in panels]


def vary(shape, kind, variant):
    """The shape as the given variant of its brand and type (beyond the table's end it starts again at 1)."""
    if variant == 0:
        return shape
    row = TABLE[1 + (variant - 1) % (len(TABLE) - 1)]
    low = kind in ('sneaker', 'classic', 'running')
    shape = stand_higher(shape, row['rise'] if low else 0)
    panels = exchange(shape['panels'], 'toe', TOES[row['toe']])
    panels = exchange(panels, 'heel', HEELS[row['heel']])
    shape['panels'] = exchange(panels, 'quarter', QUARTERS[row['quarter']])
    if kind != 'football':
        base = 'mesh' if kind == 'running' and row['base'] == 'canvas' else row['base']
        shape['base'] = dict(kind=base, rough=ROUGH[base])
        shape['holes'] = ()
    if kind in ('sneaker', 'classic'):
        shape['sole']['tread'] = TREADS[variant % 3]()
    return shape
