"""Each brand's own way of building a shoe, the same on all six types: a build (FORM), a sole and panels. All of it is
construction: toe, counter, quarter, collar, eyestay, foam. Nothing here is, or resembles, a mark on the side of a shoe."""
import numpy as np

from . import panels as P
from . import sidewall as W
from . import treads as T
from .silhouettes import lifted_ends, reshape, stand_on

ROUGH = {'leather': .44, 'suede': .84, 'mesh': .8, 'canvas': .85, 'smooth': .34, 'rubber': .5, 'knit': .85, 'patent': .30}
TWIN = (1.9, 4.3)
FUSED = dict(thick=1.2, edge=.7, stitch=())          # welded overlays of pitch and running shoes
HIGH = ('boot', 'basketball')
CUPS = ('sneaker', 'classic')                         # shoes on a cup sole
# How tall panels that start at the sole are on each type.
TALL = {'sneaker': 1.0, 'running': .92, 'classic': .86, 'boot': 1.3, 'basketball': 1.25, 'football': .74}
# A cup sole that does not stand out like a shelf before the toe.
LOWER = dict(rise=-3, nose=-1.2, spur=-.5)
# Every brand's build; the second table changes it for a type.
FORM = {
    'nike': (dict(peak=6, dip=-3, blunt=-1.0, spring=1.12),
             dict(sneaker=LOWER, basketball=dict(LOWER, peak=2, rise=-5), football=dict(blunt=-1.5), boot=dict(peak=4, blunt=-.5))),
    'adidas': (dict(dip=3, blunt=.8, lip=.6, rise=1), dict(sneaker=LOWER, classic=dict(nose=-.8))),
    'puma': (dict(rise=-6, toe=-4, dip=-4, peak=2, blunt=-2.2, slim=.95, spring=1.2),
             dict(sneaker=dict(LOWER, rise=-6, lip=1), running=dict(rise=-9, peak=-7, dip=0, blunt=-1.2, spring=.9), boot=dict(rise=-5, dip=-14),
                  basketball=dict(dip=-12, peak=6), football=dict(rise=0, toe=-2, peak=-1),
                  classic=dict(rise=0, toe=-1, blunt=-.7, slim=.98, lip=1.4))),
    'new balance': (dict(rise=4, toe=5, blunt=2.2, lip=1.4, collar=2, spring=.9), dict(classic=dict(rise=3), football=dict(rise=0), running=dict(spur=-4))),
    'vans': (dict(spring=.35, blunt=2.0, lip=.9, peak=-6, toe=-5, dip=4), dict(running=dict(peak=-4, spring=.55), football=dict(spring=.8))),
    'balenciaga': (dict(rise=5, lip=1.6, nose=.8, spur=1, toe=2, collar=5, blunt=1.0, throat=3),
                   dict(sneaker=dict(rise=1), classic=dict(rise=5), boot=dict(rise=0), football=dict(rise=1),
                        running=dict(rise=1, lip=-1, nose=0, spur=-3, spring=.8, peak=-8, collar=1))),
}


def panel(zone, field, kind='leather', **more):
    return dict(zone=zone, field=field, kind=kind, **{'rough': ROUGH[kind], **more})


def soft_collar(width, heel=None, kind='leather', **more):
    return panel('collar', P.collar(width, heel), kind, **{'rough': .62, 'thick': .5, 'pad': 1.2, 'edge': 2.2, 'stitch': (-1.6,), **more})


def perforations(counts, x0=228, gap=6.2, radius=1.25):
    """Rows across the toe, bent with it; the inner side has one hole fewer in each."""
    return [(x0 + u * 7.0 - abs((i - (n - 1) / 2) * gap) * .16, (i - (n - 1) / 2) * gap, radius)
            for u, n in enumerate(counts) for i in range(1, n)]


def base(shape, kind, rough=None):
    shape['base'] = dict(kind=kind, rough=ROUGH[kind] if rough is None else rough)


def side(shape, *parts, **more):
    """The sole's own side: its parts in order, and any other of its numbers."""
    shape['sole'].update(parts=list(parts), **more)


def studs(shape, form, size=1.0):
    shape['sole']['extra'] = [T.studs(shape['studs'], form=form, size=size)]


def welded(kind):
    """Running and football shoes have welded overlays, the others sewn panels."""
    return FUSED if kind in ('running', 'football') else {}


# ---------------------------------------------------------------- nike: long curves; running shoes have drops hollowed out of the foam

# Drops as (x of the head, length, share of its middle, share of its height), one row of them per kind of sole. They are
# short and round, so that none reads as a stroke.
DROPS = (((14, 56, .50, .24), (74, 46, .45, .20), (124, 34, .41, .16)),
         ((14, 44, .50, .25), (62, 40, .47, .22), (106, 34, .44, .19), (144, 28, .41, .16)),
         ((12, 44, .52, .24), (60, 60, .46, .22), (216, 48, .40, .18)))


# A cup sole's groove: a long curve, high at the heel.
ARCS = (([0, 70, 170, 297], [.50, .46, .36, .36]), ([0, 90, 190, 297], [.38, .34, .40, .50]), ([0, 120, 297], [.54, .38, .40]))


def nike_sole(s, kind, v):
    lifted_ends(s, *{'running': (10, 5), 'football': (3, 2), 'boot': (4, 3), 'classic': (5, 3)}.get(kind, (2, 1)))
    if kind == 'football':
        return studs(s, 'blade')
    if kind == 'boot':
        return side(s, W.windows(((16, 46, .56, .14),)), W.lugs(13, 3.4, 10), W.channel(([0, 80, 180, 297], [.9, .86, .8, .84]), .9, .9))
    if kind != 'running':
        side(s, W.foxing(5.2), W.channel(ARCS[v['sole']], 1.1, .8), belly=.9)
        s['sole']['seam'] = 3.2
        return
    side(s, W.channel(([0, 70, 150, 225, 297], [.84, .84, .74, .58, .66]), 1.0, 1.0),
         W.windows(DROPS[v['sole']], depth=2.6, inner=((18, 44, .5, .23), (70, 36, .46, .19))), belly=1.6)


def nike(s, kind, v):
    t, more = TALL[kind], welded(kind)
    nike_sole(s, kind, v)
    f, high = v['front'], kind in HIGH
    if kind in ('sneaker', 'basketball', 'classic'):
        s['holes'] = perforations((5, 6, 7, 6))
    soft = 'knit' if kind in ('running', 'football') else 'leather'
    if kind in ('running', 'football'):
        base(s, 'knit')
    over = {'running': 'smooth', 'football': 'smooth', 'boot': 'suede'}.get(kind, 'leather')
    rear = P.sides(P.behind(([0, 22, 55, 100], [196 + f, 164 + f, 134 + f, 108 + f])), P.behind(([0, 50, 100], [150 + f, 140 + f, 116 + f])))
    tip = P.cap(250, .012) if kind == 'classic' else P.below(([0, 204, 230, 262, 297], [-20, -6, 10 * t, 17 * t, 23 * t]))
    guard = P.below(([0, 112, 140, 172, 206, 245, 297], [-20, -8, 9 * t, 20 * t, (25 + v['toe']) * t, 27 * t, 36 * t]))
    out = [panel('quarter', rear, soft, **more), panel('toe', guard, over, **more)]
    if kind not in ('sneaker', 'basketball'):
        out.append(panel('toe', tip, over, **more))
    if v['extra']:
        second = P.sides(P.behind(([0, 25, 50, 75, 100, 130], [118, 92, 68, 50, 38, 30])), P.behind(([0, 40, 60], [96, 60, -30])))
        out.append(panel('heel', second, over, **more))
    out += [panel('heel', P.behind(([0, 20, 42, 66, 100, 130], [84, 62, 44, 31, 22, 16])), 'smooth', thick=1.8, edge=2.0, stitch=()),
            soft_collar(30 if high else 14, 34 if high else 15, 'mesh' if kind == 'running' else 'leather'),
            panel('eyestay', P.eyestay(17, 9), over, **more), panel('tab', P.tab(12, 34 if high else 24), 'suede')]
    return out


# ---------------------------------------------------------------- adidas: straight cuts, a moulded clip around the heel

STEPS = (([0, 62, 76, 124, 138, 206, 220, 297], [.80, .80, .44, .44, .70, .70, .40, .40]),
         ([0, 36, 52, 172, 190, 297], [.42, .42, .76, .76, .40, .40]),
         ([0, 84, 150, 240, 256, 297], [.84, .84, .38, .38, .66, .66]))
# A cup sole's only step: straight, and lower in front.
TIERS = (([0, 96, 112, 297], [.62, .62, .44, .44]), ([0, 60, 74, 297], [.66, .66, .48, .48]), ([0, 150, 166, 297], [.56, .56, .40, .40]))


def adidas_sole(s, kind, v):
    if kind == 'football':
        return studs(s, 'wedge', 1.15)
    if kind == 'boot':
        return side(s, W.lugs(24, 4.5, 13, .26), W.terrace(([0, 110, 122, 297], [.92, .92, .78, .78]), 1.2), round=(.6, .8))
    if kind == 'running':
        return side(s, W.terrace(STEPS[v['sole']], 1.8, 'insert'), round=(1.0, 1.0), belly=0)
    side(s, W.terrace(TIERS[v['sole']], 1.3), round=(1.0, 1.0), belly=0, seam=3.0)


def adidas(s, kind, v):
    t, more = TALL[kind], welded(kind)
    adidas_sole(s, kind, v)
    if kind in CUPS:
        base(s, 'leather')
    s['lace']['eyelet'] = {'football': 'punched', 'boot': 'hooks'}.get(kind, 'metal')
    f, high = v['front'], kind in HIGH
    over = 'smooth' if kind in ('running', 'football') else 'leather'
    clip = P.both(P.behind(([0, 20, 52, 90, 140], [112 + v['heel'], 100 + v['heel'], 50, 44, 40]), True), lambda c: 78 - c.U,
                  lambda c: c.DT - 13, r=0)
    low = (13 + v['toe'] * .5) * t
    rear = P.behind(([0, 38, 100], [158 + f, 150 + f, 112 + f]), True)
    guard = P.below(([0, 128, 142, 198, 214, 297], [-20, -20, low, low, 27 * t, 27 * t]), True)
    out = [panel('quarter', rear, 'leather' if kind != 'running' else 'mesh', **more),
           panel('toe', P.cap(246 + v['toe'], 0), over, **(more or dict(stitch=TWIN)))]
    if kind not in CUPS:
        out.insert(1, panel('toe', guard, 'suede' if not more else 'smooth', **more))
        plate = P.both(P.behind(([0, 50, 100], [128 + f, 124 + f, 96 + f]), True), lambda c: c.DT - 16, r=0)
        out.append(panel('quarter', P.outer(plate), over, **more))
    out += [soft_collar(22 if high else 10, 26 if high else 12, 'mesh' if more else 'leather'), panel('eyestay', P.eyestay(16, 1), over, **more),
            panel('tab', P.backstay(10, .02), 'suede'),
            panel('heel', clip, 'smooth', thick=1.5 if kind == 'football' else 1.9, edge=1.1, stitch=())]
    return out


# ---------------------------------------------------------------- puma: low and lean, a ridge along the sole, a wrapped, pointed toe

CRESTS = (([0, 40, 110, 200, 297], [.66, .62, .46, .34, .40]), ([0, 40, 110, 200, 297], [.80, .76, .60, .46, .56]),
          ([0, 40, 110, 200, 297], [.50, .44, .34, .46, .66]))


def puma_sole(s, kind, v):
    lifted_ends(s, 2, 3)
    if kind == 'football':
        studs(s, 'cone', .86)
    reach = {'running': 5, 'boot': 4, 'football': 3, 'sneaker': 2.7, 'classic': 1.8}.get(kind, 4.5)
    parts = [W.crest(CRESTS[v['sole']], ([0, 14, 46, 120, 297], [reach, reach * .7, reach * .3, 1.8, 1.4]), .44)]
    if kind == 'boot':
        parts.append(W.lugs(16, 3.0, 8))
    if kind in CUPS:
        parts.append(W.foxing(4.2, depth=.45))
        s['sole']['seam'] = 2.4
    side(s, *parts, belly=-.4, flare=[-1.5, -1, -.5, 0, -2])


def puma(s, kind, v):
    t, more = TALL[kind], welded(kind)
    puma_sole(s, kind, v)
    high, f = kind in HIGH, v['front']
    over = 'smooth' if more else 'suede'
    if kind in CUPS:
        base(s, 'leather')
    haunch = P.below(([0, 30, 80, 130, 178 + f, 226], [(60 + v['heel']) * t, 48 * t, 30 * t, 17 * t, 2, -20]))
    s['puff'], s['rim'] = (6.0, 9, 10), (5.4, 1.4)
    out = []
    if v['extra']:
        out.append(panel('quarter', P.outer(P.behind(([0, 100], [92 + f, 156 + f]), True)), 'leather' if not more else 'mesh', **more))
    out += [panel('quarter', haunch, over, **more),
            soft_collar(30 if high else 15, 32 if high else 17, 'mesh' if kind == 'running' else 'leather', pad=2.2),
            panel('toe', P.point_cap(182, (50 + v['toe']) * t, 22), 'rubber' if more else 'suede', thick=1.5, edge=.7, stitch=() if more else TWIN),
            panel('eyestay', P.eyestay(24, -4), 'leather' if not more else 'smooth', **more),
            panel('heel', P.behind(([0, 30, 62, 84], [54 + v['heel'], 38, 20, -6])), 'smooth' if more else 'leather', thick=1.5, edge=1.2, **({'stitch': ()} if more else {}))]
    return out


# ---------------------------------------------------------------- new balance: many sewn pieces over mesh, a chunky fluted sole

# Blocks of fine ribs: (from x, to x, share of the height below and above).
FLUTES = (((4, 128, .18, .44),), ((4, 92, .20, .50),), ((4, 292, .18, .34),))


def new_balance_sole(s, kind, v):
    if kind == 'football':
        return studs(s, 'cone', 1.35)
    split = ([0, 50, 110, 170, 225, 297], [.66, .66, .58, .46, .46, .58])
    parts = [W.channel(split, 1.8, 1.5, 'insert'), *(W.flutes(*block, 5.0, 1.1) for block in FLUTES[v['sole']])]
    if kind == 'boot':
        parts = [W.flutes(4, 78, .42, .74, 5, .9), W.lugs(15, 3.4, 10), W.channel(([0, 297], [.8, .74]), 1.4, 1.2)]
    if kind in ('running', 'sneaker', 'basketball'):
        parts.append(W.post())
    side(s, *parts, belly=2.4, round=(3.4, 3.6))


def new_balance(s, kind, v):
    t = TALL[kind]
    new_balance_sole(s, kind, v)
    base(s, 'suede' if kind == 'boot' else 'mesh')
    if kind != 'boot':
        s['lace']['eyelet'] = 'metal'
    high, f = kind in HIGH, v['front']
    over, seam = 'leather' if kind == 'football' else 'suede', dict(stitch=TWIN)
    saddle = P.both(P.behind(([0, 40, 100], [178 + f, 172 + f, 154 + f])), P.ahead(([0, 18, 50, 100], [58 + f, 84 + f, 104 + f, 112 + f])), r=12)
    tip = P.cap(252, .012) if kind == 'classic' else P.below(([0, 226, 248, 268, 297], [-20, -6, 9 * t, 15 * t, 18 * t]))
    out = [panel('quarter', P.below(([0, 60, 110, 160, 196, 206], [40 * t, 32 * t, 24 * t, 17 * t, 15 * t, 0])), 'leather', **seam),
           panel('quarter', P.sides(saddle, P.both(saddle, lambda c: 62 - c.U, r=12)), over, **seam),
           panel('toe', P.vamp_frame(196, (25 + v['toe']) * t), over, **seam),
           panel('toe', tip, 'leather', **seam)]
    if v['extra']:
        out.append(panel('heel', P.outer(P.behind(([0, 30, 60, 100], [100, 84, 72, 62]))), over, **seam))
    out += [soft_collar(30 if high else 13, 36 if high else 16, 'leather'),
            panel('heel', P.counter(70 + v['heel'], 40 * t, -.5, 16), over, **seam),
            panel('heel', P.counter(46, 22 * t, -.3, 10), 'leather', stitch=(1.9,)),
            panel('eyestay', P.eyestay(24, 7), over, **seam), panel('eyestay', P.eyestay(12, 2), 'leather', thick=.8),
            panel('tab', P.tab(17, 46 if high else 24), 'suede')]
    return out


# ---------------------------------------------------------------- vans: plain cloth, a thick level wall of rubber, a bumper

# The moulded lines on the wall (share of its height), and the bumper: where it starts, how far apart and how deep its ribs are.
LINES = (((.60,), 222, 3.2, .7), ((), 196, 5.6, .8), ((.52, .66), 232, 3.2, 0))


def vans_sole(s, kind, v):
    walls = {'sneaker': ([0, 150, 297], [35, 34, 34]), 'classic': ([0, 150, 297], [26, 25.5, 25.5]),
             'running': ([0, 60, 150, 297], [46, 42, 35, 30]),
             'basketball': ([0, 150, 297], [41, 40, 40]), 'boot': ([0, 150, 297], [40, 34, 32])}
    if kind == 'football':
        return studs(s, 'block', .95)
    stand_on(s, walls[kind])
    thick = s['midsole_top'][1][0]
    more = dict(outsole=([0, 76, 110, 160, 297], [26, 25, 22, 19, 18])) if kind == 'boot' else {}
    lines, start, pitch, depth = ((), 0, 0, 0) if kind == 'boot' else LINES[v['sole']]
    parts = [W.foxing(4.0), *(W.line_at(thick * at, thick * at + 1.5) for at in lines),
             W.heel_plate()]
    parts.append(W.lugs(13, 3.4, 9) if kind == 'boot' else W.bumper(.80, start + 18 * (kind == 'classic'), pitch, depth))
    flare = [6, 4, 1.5, 1.5, -.4] if kind == 'running' else [.2, .2, .1, .2, 0]
    side(s, *parts, belly=.1, round=(1.0, .9), flare=flare, **more)


def vans(s, kind, v):
    vans_sole(s, kind, v)
    base(s, 'leather' if kind == 'boot' else 'canvas', .6 if kind == 'football' else None)
    high, f = kind in HIGH, v['front']
    s['vents'] = ((118, 24), (134, 22))
    quilt = {} if kind in ('classic', 'football', 'boot') else dict(ribs=('down', 8.0, 1.0), pad=2.4)
    out = [soft_collar(38 if high else 16, 38 if high else 18, 'leather', **quilt)]
    if kind == 'football':
        strip = P.below(([0, 226, 240, 262, 297], [-20, -6, 10, 14, 15]))
        out.append(panel('toe', strip, 'rubber', thick=1.8, edge=1.2, stitch=(), ribs=('along', 3.2, .6)))
    else:
        out.append(panel('toe', P.cap(221 + v['toe'] * 2.4, .012), 'suede' if v['extra'] else 'canvas', stitch=TWIN))
    out += [panel('eyestay', P.eyestay(26 + f * .3, 8), 'suede' if v['extra'] else 'canvas', stitch=TWIN),
            panel('tab', P.backstay(11, .06), 'suede', stitch=TWIN)]
    if v['heel']:
        out.append(panel('heel', P.behind(([0, 100], [52 + v['heel'], 34]), True), 'suede', stitch=TWIN))
    return out


# ---------------------------------------------------------------- balenciaga: a thick sole in slabs, a knitted sock, a lacquered toe cap

# Where the sole's slabs part: (share of the height, colour zone below).
SLABS = (((.60, 'insert'),), ((.36, 'insert'),), ((.46, 'insert'),))


def balenciaga_sole(s, kind, v):
    if kind == 'football':
        return studs(s, 'cone', 1.7)
    parts, outsole = [W.foxing(5), W.lugs(16, 3.2, 9, .3)], [22, 21, 18, 15, 14]
    if kind != 'boot':
        slabs = SLABS[0 if kind == 'running' else v['sole']]    # any lower, and a running shoe's wedge is one blank wall
        parts, outsole = [W.slabs(slabs, 2.2, 1.3, .7)], [6, 6, 7, 8, 9]
    side(s, *parts, belly=1.2, round=(2.6, 2.8), outsole=([0, 76, 110, 160, 297], outsole))


def balenciaga(s, kind, v):
    t, high = TALL[kind], kind in HIGH
    balenciaga_sole(s, kind, v)
    s['look'] += .2 * high          # these stand taller than any other, and must fit the picture
    base(s, 'leather' if kind in ('boot', 'classic') else 'knit')
    s['lace'].update(style='straight', width=2.8 if kind in ('boot', 'football') else 4.2, bow=1.1)
    tongue = s['tongue']
    tongue['width'][-2:] = [w * 1.14 for w in tongue['width'][-2:]]
    tongue['line'][-1][2] += 5
    xs = [0, 50, 110, 165, 215, 260, 297]
    guard = np.array([30, 24, 17, 15, 14, 18, 21]) * t
    sport = kind in ('running', 'football')
    thick = dict(thick=1.1, edge=1.0, stitch=()) if sport else dict(thick=1.3, edge=1.2, stitch=TWIN)
    sock = dict(thick=.7, pad=2.0, ribs=('along', 3.4, .4), stitch=())
    out = [panel('collar', P.collar(40 if high else 32, 44 if high else 34), 'knit', **sock),
           panel('quarter', P.below((xs, guard * (1 + .012 * v['toe']))), 'smooth' if sport else 'suede', **thick),
           panel('toe', P.cap(252 + v['toe'] * .6, .012), 'smooth' if sport else 'leather' if high else 'patent', **thick)]
    if v['extra']:
        counter = P.both(P.behind(([0, 30, 60, 110], [96, 74, 46, 24])), lambda c: c.DT - (44 if high else 11), r=8)
        out.append(panel('heel', counter, 'smooth' if sport else 'leather', **thick))
    out.append(panel('eyestay', P.eyestay(15, 10), 'leather', thick=1.3, edge=1.4))
    return out


BRANDS = {'nike': nike, 'adidas': adidas, 'puma': puma, 'new balance': new_balance, 'vans': vans, 'balenciaga': balenciaga}


def layout(brand, kind, shape, look):
    """The shape with this brand's build, sole and panels; `look` is a row of numbers from variants.TABLE."""
    form, by_type = FORM[brand]
    form = {**form, **by_type.get(kind, {}), **({} if kind != 'football' else {'lip': 0, 'nose': 0, 'spur': 0})}
    for name in ('collar', 'peak', 'toe'):
        form[name] = form.get(name, 0) + look['shape'].get(name, 0)
    shape = reshape(shape, **form)
    shape['lace']['count'] += look['eyelets']
    shape['panels'] = BRANDS[brand](shape, kind, look)
    return shape
