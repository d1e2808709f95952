"""A brand's own panel layout on each silhouette, sole details included. Layouts are construction only:
toe, counter, quarter, collar, eyestay. Nothing here is, or resembles, a mark on the side of a shoe."""
from . import panels as P
from . import sole as S

ROUGH = {'leather': .44, 'suede': .84, 'mesh': .8, 'canvas': .85, 'smooth': .34, 'rubber': .5}
TWIN = (1.9, 4.3)
FUSED = dict(thick=.6, edge=.9, stitch=())          # welded overlays of pitch and running shoes


def panel(zone, field, kind='leather', **more):
    return dict(zone=zone, field=field, kind=kind, **{'rough': ROUGH[kind], **more})


def soft_collar(width, heel=None, kind='leather'):
    return panel('collar', P.collar(width, heel), kind, rough=.62, thick=.5, pad=1.2, edge=2.2, stitch=(-1.6,))


def perforations(counts=(5, 6, 7, 6), x0=228, gap=6.2, radius=1.25):
    return [(x0 + u * 7.0 - abs((i - (n - 1) / 2) * gap) * .10, (i - (n - 1) / 2) * gap, radius)
            for u, n in enumerate(counts) for i in range(n)]


def base(shape, kind, rough=None):
    shape['base'] = dict(kind=kind, rough=ROUGH[kind] if rough is None else rough)


def side(shape, *parts, **more):
    """The sole's own side: its parts in order, and any other of its numbers."""
    shape['sole'].update(parts=list(parts), **more)


# ---------------------------------------------------------------- nike: a seamed rear half, twin-stitched toe

def nike_sneaker(s):
    s['holes'] = perforations()
    return [panel('quarter', P.quarter(126, .32)), soft_collar(15),
            panel('toe', P.mudguard([6, 17, 20, 23, 27, 30]), stitch=TWIN),
            panel('heel', P.counter(60, 50), stitch=TWIN), panel('eyestay', P.eyestay(20)), panel('tab', P.tab(19, 25))]


def nike_classic(s):
    side(s, S.line_at(14.6, 16.0), S.ribs_at(238, 5, 12, 2.6, .4))
    return [panel('quarter', P.quarter(118, .55), 'canvas'), soft_collar(9, kind='canvas'),
            panel('toe', P.cap(246, .010), 'suede'), panel('heel', P.counter(48, 34, -.2), 'suede', stitch=TWIN),
            panel('eyestay', P.eyestay(16), 'suede')]


def nike_running(s):
    return [panel('quarter', P.quarter(112, .30), 'mesh', **FUSED), soft_collar(17, kind='mesh'),
            panel('toe', P.mudguard([2, 12, 15, 17, 22, 30]), 'smooth', **FUSED),
            panel('heel', P.counter(66, 44, -.5, 16), 'smooth', thick=1.6, edge=1.8, stitch=()),
            panel('eyestay', P.eyestay(17), 'suede'), panel('tab', P.tab(15, 34), 'suede')]


def nike_basketball(s):
    s['holes'] = perforations((4, 5, 6), 226)
    return [panel('quarter', P.quarter(122, .18), 'leather'), soft_collar(40, 46, 'mesh'),
            panel('toe', P.mudguard([8, 22, 27, 31, 36, 42]), stitch=TWIN), panel('heel', P.counter(66, 62, -.34), stitch=TWIN),
            panel('eyestay', P.eyestay(20)), panel('tab', P.tab(17, 40))]


def nike_football(s):
    return [panel('quarter', P.quarter(116, .55), 'smooth', **FUSED), soft_collar(12, kind='mesh'),
            panel('heel', P.counter(64, 46, -.55, 18), 'smooth', thick=1.2, edge=1.6, stitch=()),
            panel('toe', P.mudguard([0, 6, 8, 10, 14, 20]), 'smooth', **FUSED), panel('eyestay', P.eyestay(12), 'smooth', **FUSED)]


def nike_boot(s):
    return [panel('quarter', P.quarter(124, .10), 'suede'), soft_collar(24, kind='leather'),
            panel('toe', P.mudguard([10, 22, 27, 31, 37, 44]), stitch=TWIN), panel('heel', P.counter(62, 60, -.30), stitch=TWIN),
            panel('eyestay', P.eyestay(21)), panel('tab', P.tab(13, 40))]


# ---------------------------------------------------------------- adidas: straight toe cap, a strip up the heel

def adidas_sneaker(s):
    base(s, 'leather')
    side(s, S.foxing(4.2), S.line_at(8.6, 10.0), tread=S.diamonds())
    return [soft_collar(11, 13), panel('toe', P.cap(244, .012), 'suede', stitch=TWIN), panel('eyestay', P.eyestay(16, 2)),
            panel('heel', P.counter(44, 60, -.10, 16)), panel('tab', P.backstay(9, .06), 'suede')]


def adidas_classic(s):
    base(s, 'suede')
    side(s, S.foxing(6.5, 'insert'), tread=S.waffle(), seam=8.0)
    return [soft_collar(8, kind='leather'), panel('toe', P.vamp_frame(212, 20), 'suede'),
            panel('eyestay', P.eyestay(15, 8), 'leather'), panel('heel', P.counter(38, 50, -.05, 14), 'leather'), panel('tab', P.tab(13, 18))]


def adidas_running(s):
    side(s, S.split_foam(([0, 60, 130, 200, 297], [18, 15, 12, 9, 12]), 1.2, 1.4), S.folds(4, 4.0, .8, 150))
    return [soft_collar(14, kind='mesh'), panel('toe', P.vamp_frame(216, 17), 'suede'),
            panel('quarter', P.rand([26, 24, 18, 14, 12, 8, -30]), 'suede'), panel('eyestay', P.eyestay(14), 'smooth', **FUSED),
            panel('heel', P.counter(46, 66, -.2, 20), 'smooth', thick=1.4, edge=1.6, stitch=()), panel('tab', P.tab(12, 26), 'suede')]


def adidas_basketball(s):
    side(s, S.foxing(7.0, 'insert'), S.ribs_at(240, 11, 19, 3.4, .5), seam=7.0)
    return [soft_collar(28, 34), panel('toe', P.cap(240, .010), stitch=TWIN), panel('eyestay', P.eyestay(17, 2)),
            panel('heel', P.counter(50, 96, -.10, 18)), panel('quarter', P.rand([36, 33, 26, 20, 18, 12, -30])),
            panel('tab', P.backstay(10, .05), 'suede')]


def adidas_football(s):
    base(s, 'leather', .38)
    return [soft_collar(10, kind='leather'), panel('toe', P.cap(226, .008), 'leather', thick=.8), panel('eyestay', P.eyestay(14, 6)),
            panel('heel', P.counter(46, 58, -.2, 16), 'leather'), panel('tab', P.tab(14, 22))]


def adidas_boot(s):
    return [soft_collar(16, kind='suede'), panel('toe', P.cap(232, .010), stitch=TWIN), panel('eyestay', P.eyestay(18, 2)),
            panel('heel', P.counter(46, 70, -.05, 14), stitch=TWIN), panel('tab', P.backstay(10, .04))]


# ---------------------------------------------------------------- puma: one low band of panels around, deep collar

def puma_sneaker(s):
    base(s, 'suede')
    side(s, S.foxing(6.0), S.ribs_at(225, 9, 17, 2.8, .45), tread=S.waffle(9.0), seam=3.0)
    return [panel('quarter', P.rand([22, 22, 19, 17, 17, 18, 18], (0, 40, 80, 120, 160, 182, 200)), 'suede'), soft_collar(20, 24, 'leather'),
            panel('toe', P.mudguard([12, 19, 24, 30, 38, 46]), 'suede'), panel('eyestay', P.eyestay(23, 4), 'suede'),
            panel('heel', P.counter(40, 60, .05, 20), 'leather'), panel('tab', P.tab(22, 18))]


def puma_classic(s):
    base(s, 'leather')
    side(s, S.foxing(5.0), S.line_at(6.4, 8.4), tread=S.herringbone(8.0, pivot=False))
    return [panel('quarter', P.quarter(96, -.30)), soft_collar(13, 16, 'suede'), panel('toe', P.mudguard([4, 14, 20, 28, 36, 44]), 'suede'),
            panel('eyestay', P.eyestay(18, 4)), panel('heel', P.counter(46, 36, -.35, 12), 'suede')]


def puma_running(s):
    side(s, S.split_foam(([0, 40, 90, 140, 190, 297], [34, 29, 19, 10, 3, 3]), 1.6, 1.8), S.facets(19, .9, 8, 24, 150))
    return [panel('quarter', P.rand([34, 31, 26, 21, 18, 17, 17]), 'suede'), soft_collar(19, 24, 'mesh'),
            panel('toe', P.mudguard([12, 17, 20, 24, 30, 38]), 'suede'), panel('eyestay', P.eyestay(21, 3), 'leather'),
            panel('heel', P.counter(54, 52, -.1, 18), 'leather'), panel('tab', P.tab(19, 24))]


def puma_basketball(s):
    base(s, 'mesh')
    side(s, S.split_foam(([0, 60, 140, 210, 297], [24, 20, 17, 16, 24]), 1.3, 1.4, 'insert'))
    return [panel('quarter', P.rand([52, 48, 40, 34, 30, 28, 26]), 'leather'), soft_collar(34, 38, 'leather'),
            panel('toe', P.mudguard([18, 26, 31, 36, 44, 54]), 'suede'), panel('eyestay', P.eyestay(24, 4)),
            panel('heel', P.counter(52, 80, .0, 18), 'suede'), panel('tab', P.tab(20, 30))]


def puma_football(s):
    return [panel('quarter', P.rand([30, 28, 22, 18, 17, 16, 14]), 'smooth', **FUSED), soft_collar(15, 18, 'mesh'),
            panel('toe', P.mudguard([10, 12, 15, 19, 26, 34]), 'smooth', **FUSED), panel('eyestay', P.eyestay(15, 4), 'suede', thick=.7),
            panel('heel', P.counter(48, 52, -.1, 18), 'smooth', thick=1.0, edge=1.6, stitch=())]


def puma_boot(s):
    base(s, 'suede')
    return [panel('quarter', P.rand([40, 36, 30, 26, 26, 26, 26]), 'leather'), soft_collar(30, 34, 'leather'),
            panel('toe', P.mudguard([24, 28, 32, 38, 46, 56]), 'leather'), panel('eyestay', P.eyestay(23, 3), 'leather'),
            panel('heel', P.counter(44, 84, .05, 16), 'leather')]


# ---------------------------------------------------------------- new balance: mesh under many suede overlays

def new_balance_sneaker(s):
    base(s, 'mesh')
    side(s, S.split_foam(([0, 60, 130, 200, 297], [19, 16, 12, 11, 13]), 1.0, 1.1), tread=S.pods())
    return [panel('quarter', P.overlay(156, 80, 150, .42), 'suede'), soft_collar(14, 17, 'leather'),
            panel('toe', P.vamp_frame(206, 25), 'suede', stitch=TWIN), panel('heel', P.counter(66, 44, -.55, 18), 'suede', stitch=TWIN),
            panel('eyestay', P.eyestay(22, 5), 'suede', stitch=TWIN), panel('tab', P.tab(18, 22))]


def new_balance_classic(s):
    base(s, 'mesh')
    side(s, S.foxing(8.5, 'insert'), S.ribs_at(70, 5, 11, 3.0, .5, heel=True), tread=S.waffle(10.0))
    return [panel('quarter', P.overlay(148, 72, 150, .5), 'suede'), soft_collar(11, 14, 'leather'),
            panel('toe', P.mudguard([6, 18, 24, 30, 36, 42]), 'suede', stitch=TWIN), panel('heel', P.counter(58, 36, -.5, 16), 'suede'),
            panel('eyestay', P.eyestay(18, 5), 'leather')]


def new_balance_running(s):
    side(s, S.split_foam(([0, 50, 100, 150, 200, 297], [25, 25, 21, 15, 12, 14]), 1.5, 1.5), S.ribs_at(64, 10, 21, 5.0, .7, heel=True))
    return [panel('quarter', P.overlay(156, 76, 150, .42), 'suede'), soft_collar(16, kind='mesh'),
            panel('toe', P.vamp_frame(200, 24), 'suede', stitch=TWIN), panel('heel', P.counter(70, 46, -.6, 22), 'suede', stitch=TWIN),
            panel('eyestay', P.eyestay(20, 5), 'leather'), panel('tab', P.tab(16, 30))]


def new_balance_basketball(s):
    base(s, 'mesh')
    side(s, S.foxing(9.0), S.split_foam(([0, 60, 140, 210, 297], [20, 18, 15, 14, 22]), .9, 1.0, 'insert'))
    return [panel('quarter', P.overlay(154, 78, 260, .12, 14), 'suede'), soft_collar(30, 36, 'leather'), panel('toe', P.vamp_frame(204, 32), 'suede', stitch=TWIN),
            panel('heel', P.counter(70, 72, -.45, 20), 'suede', stitch=TWIN), panel('eyestay', P.eyestay(22, 5), 'leather'), panel('tab', P.tab(17, 34))]


def new_balance_football(s):
    return [panel('quarter', P.overlay(154, 74, 150, .5), 'smooth', **FUSED), soft_collar(12, kind='mesh'), panel('toe', P.vamp_frame(204, 19), 'smooth', **FUSED),
            panel('heel', P.counter(68, 40, -.55, 20), 'smooth', thick=1.2, edge=1.6, stitch=()), panel('eyestay', P.eyestay(14, 3), 'leather', thick=.8)]


def new_balance_boot(s):
    base(s, 'suede')
    return [panel('quarter', P.overlay(150, 74, 260, .06, 14), 'leather'), soft_collar(22, 26, 'leather'), panel('toe', P.vamp_frame(200, 32), 'leather', stitch=TWIN),
            panel('heel', P.counter(68, 66, -.40, 18), 'leather', stitch=TWIN), panel('eyestay', P.eyestay(22, 5), 'leather')]


# ---------------------------------------------------------------- vans: canvas sides, broad suede toe, long eyestay

def vans_sneaker(s):
    base(s, 'canvas')
    side(s, S.line_at(24.0, 25.4), S.ribs_at(246, 8, 17, 2.6, .45), tread=S.diamonds(), seam=3.0)
    s['holes'] = ()
    return [panel('quarter', P.quarter(66, -.25), 'suede'), soft_collar(17, 20, 'leather'), panel('toe', P.cap(214, .013), 'suede', stitch=TWIN),
            panel('eyestay', P.eyestay(21, 4), 'suede', stitch=TWIN), panel('heel', P.counter(30, 40, .0, 8), 'leather'), panel('tab', P.backstay(8, .05))]


def vans_classic(s):
    side(s, S.line_at(14.4, 15.6), S.line_at(11.2, 12.0), S.ribs_at(230, 5, 10, 2.4, .4), tread=S.diamonds(6.5))
    return [panel('quarter', P.quarter(58, -.2), 'suede'), soft_collar(10, 13, 'leather'), panel('toe', P.cap(222, .014), 'suede'),
            panel('eyestay', P.eyestay(19, 3), 'suede', stitch=TWIN), panel('tab', P.backstay(7, .06), 'suede')]


def vans_running(s):
    side(s, S.foxing(9, 'insert'), S.split_foam(([0, 60, 130, 200, 297], [14, 12, 10, 9, 12]), 1.0, 1.1, None), tread=S.diamonds(8.5))
    return [panel('quarter', P.quarter(72, -.1), 'suede'), soft_collar(16, 20, 'mesh'), panel('toe', P.cap(226, .011), 'suede'),
            panel('eyestay', P.eyestay(20, 3), 'suede'), panel('heel', P.counter(34, 46, .0, 10), 'leather'), panel('tab', P.tab(14, 30))]


def vans_basketball(s):
    base(s, 'canvas')
    side(s, S.line_at(24.0, 25.6), S.ribs_at(236, 11, 21, 3.0, .5), tread=S.diamonds(8.0), seam=4.0)
    return [panel('quarter', P.quarter(76, -.12), 'suede'), soft_collar(38, 42, 'leather'), panel('toe', P.cap(216, .012), 'suede', stitch=TWIN),
            panel('eyestay', P.eyestay(22, 4), 'suede', stitch=TWIN), panel('heel', P.counter(34, 48, .0, 10), 'leather'), panel('tab', P.backstay(9, .04))]


def vans_football(s):
    base(s, 'canvas', .6)
    return [panel('quarter', P.quarter(62, -.1), 'suede', thick=.8), soft_collar(13, 16, 'leather'), panel('toe', P.cap(212, .012), 'suede', thick=.8, stitch=TWIN),
            panel('eyestay', P.eyestay(16, 4), 'suede', thick=.9), panel('tab', P.backstay(7, .05))]


def vans_boot(s):
    base(s, 'canvas')
    return [panel('quarter', P.quarter(72, -.12), 'suede'), soft_collar(34, 34, 'leather'), panel('toe', P.cap(210, .011), 'suede', stitch=TWIN),
            panel('eyestay', P.eyestay(22, 4), 'suede', stitch=TWIN), panel('tab', P.backstay(9, .03))]


# ---------------------------------------------------------------- balenciaga: few, oversized, unbroken panels

def balenciaga_sneaker(s):
    s['lace'].update(style='straight', width=4.2)
    side(s, S.split_foam(([0, 70, 150, 220, 297], [20, 18, 14, 13, 16]), 1.8, 2.0, 'insert'), S.facets(30, 1.6, 3, 20, 290), lip=[5.5, 5.0, 4.6, 4.8], belly=1.8)
    return [panel('quarter', P.quarter(168, .75, 0), 'leather', stitch=(2.6,)), soft_collar(22, 26, 'mesh'),
            panel('heel', P.counter(84, 34, -.2, 26), 'smooth', thick=1.8, edge=2.2, stitch=()), panel('eyestay', P.eyestay(24, 12), 'leather')]


def balenciaga_classic(s):
    s['lace'].update(style='straight', width=3.6)
    base(s, 'leather')
    side(s, S.foxing(3.5), tread=S.waffle(13.0), seam=3.5)
    return [panel('quarter', P.quarter(172, .9, 0), 'leather', thick=.9), soft_collar(7, kind='leather'), panel('eyestay', P.eyestay(21, 14), 'leather', thick=.9),
            panel('heel', P.counter(34, 90, .0, 6), 'suede', thick=.9)]


def balenciaga_running(s):
    side(s, S.split_foam(([0, 40, 80, 120, 170, 230, 297], [33, 29, 24, 20, 16, 13, 16]), 2.2, 2.2), S.facets(36, 2.0, 4, 24, 290), lip=[7, 6.5, 5, 5], belly=2.4)
    return [panel('toe', P.vamp_frame(176, 30), 'mesh', **FUSED), panel('quarter', P.overlay(150, 66, 150, .6, 26), 'smooth', **FUSED), soft_collar(20, kind='mesh'),
            panel('heel', P.counter(80, 40, -.4, 30), 'smooth', thick=2.0, edge=2.4, stitch=()), panel('eyestay', P.eyestay(19, 8), 'smooth', **FUSED), panel('tab', P.tab(13, 40), 'suede')]


def balenciaga_basketball(s):
    s['lace'].update(style='straight', width=4.0)
    side(s, S.split_foam(([0, 70, 150, 220, 297], [26, 22, 17, 18, 26]), 2.0, 2.0, 'insert'), S.facets(34, 1.8, 4, 24, 290), lip=[6, 5.4, 5, 5])
    return [panel('quarter', P.quarter(172, .42, 0), 'leather', stitch=(2.6,)), soft_collar(48, 52, 'leather'), panel('eyestay', P.eyestay(26, 14)),
            panel('heel', P.counter(92, 46, -.2, 30), 'smooth', thick=1.8, edge=2.2, stitch=())]


def balenciaga_football(s):
    s['lace'].update(style='straight')
    return [panel('quarter', P.quarter(170, .9, 0), 'smooth', **FUSED), soft_collar(18, 20, 'mesh'), panel('eyestay', P.eyestay(17, 12), 'smooth', **FUSED),
            panel('heel', P.counter(88, 26, -.2, 22), 'smooth', thick=1.4, edge=2.0, stitch=())]


def balenciaga_boot(s):
    s['lace'].update(style='straight', width=2.8)
    return [panel('quarter', P.quarter(166, .30, 0), 'leather', stitch=(2.6,)), soft_collar(14, 14), panel('eyestay', P.eyestay(25, 12)),
            panel('heel', P.counter(40, 150, .0, 10), 'leather', stitch=TWIN)]


def layout(brand, kind, shape):
    """The shape with this brand's panels (and whatever the brand changes on it)."""
    shape['panels'] = globals()[f"{brand.replace(' ', '_')}_{kind}"](shape)
    return shape
