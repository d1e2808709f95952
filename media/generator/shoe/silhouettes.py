"""One table per silhouette. Key rows run along the outer side from heel (0) to toe (13):
Bx By | Tx Ty Tz | lean of the rib at the top | b a | bulge. See ../README.md for what each number does."""
from copy import deepcopy

import numpy as np

from . import panels as P
from . import sole as S
from .maths import smoothstep

LOW = [
    [4, 0, 11, 0, 95, -.30, 0, -1, .40, .34, .28],
    [10, 20.5, 16, 13, 93, -.24, .28, -1, .39, .34, .25],
    [30, 32.5, 34, 24, 84, 0, .30, -1, .36, .34, .12],
    [62, 36, 62, 29.5, 73, 0, .28, -1, .36, .36, .10],
    [95, 37, 91, 30.5, 76, 0, .35, -1, .36, .36, .10],
    [122, 39, 111, 27, 92, .06, .55, -1, .34, .36, .10],
    [143, 41.5, 124, 21.5, 108, .12, .85, -.85, .36, .36, .10],
    [166, 45, 142, 17.5, 106, .14, .9, -.66, .38, .36, .10],
    [190, 48.5, 163, 15, 98.5, .16, .92, -.56, .40, .35, .10],
    [213, 50, 183, 13, 90, .22, .93, -.50, .42, .35, .10],
    [239, 47, 198, 10.5, 83, .5, .85, -.44, .44, .36, .10],
    [262, 36.3, 206, 7, 79, .8, .6, -.40, .46, .37, .10],
    [280, 21, 209.5, 3.5, 77.4, .95, .3, -.38, .46, .38, .10],
    [291, -4, 210.5, 0, 77, 1, 0, -.32, .49, .39, .10],
]
HIGH = [
    [4, 0, 6, 0, 151, .20, 0, -1, .38, .36, .34],
    [10, 20.5, 12, 15, 150, .18, .12, -1, .38, .36, .30],
    [29, 32, 29, 25, 143, .04, .14, -1, .34, .34, .16],
    [58, 35.5, 58, 30.5, 132, 0, .12, -1, .34, .36, .12],
    [90, 37.5, 92, 30, 143, 0, .22, -1, .34, .36, .10],
    [114, 39.5, 110, 26.5, 158, .02, .45, -1, .34, .36, .10],
    [134, 41.5, 121, 20.5, 166, .08, .82, -.85, .34, .36, .10],
    [158, 44.5, 134, 18, 139, .24, .92, -.55, .36, .36, .10],
    [186, 48, 155, 16, 115, .22, .92, -.52, .39, .36, .10],
    [212, 50, 179, 13, 99, .24, .93, -.48, .42, .36, .10],
    [240, 47, 198, 10.5, 89, .5, .85, -.42, .44, .37, .10],
    [262, 37.5, 206, 7, 85, .8, .6, -.38, .47, .38, .10],
    [280, 22.5, 209.5, 3.5, 83.2, .95, .3, -.35, .48, .39, .10],
    [291, -4, 210.5, 0, 82.8, 1, 0, -.31, .49, .40, .10],
]
SHAFT = [
    [5, 0, 7, 0, 176, .10, 0, -1, .34, .32, .26],
    [11, 20, 12, 16, 176, .10, .10, -1, .34, .32, .24],
    [30, 31.5, 29, 28, 174, .06, .08, -1, .33, .33, .15],
    [58, 35, 55, 33.5, 171, 0, .06, -1, .33, .34, .11],
    [88, 36.5, 84, 33.5, 172, -.02, .12, -1, .33, .35, .10],
    [112, 38.5, 107, 28, 177, .0, .34, -1, .34, .36, .10],
    [132, 41, 119, 19, 180, .06, .80, -.9, .34, .36, .10],
    [156, 44, 127, 17.5, 153, .24, .92, -.55, .36, .37, .10],
    [184, 48, 144, 16, 127, .30, .92, -.50, .39, .38, .11],
    [210, 50.5, 168, 14, 109, .28, .92, -.48, .42, .40, .12],
    [238, 48.5, 188, 11, 98, .5, .85, -.42, .45, .42, .13],
    [262, 39.5, 197, 7.5, 94, .8, .6, -.36, .48, .43, .14],
    [281, 24, 200.5, 3.8, 92, .95, .3, -.30, .50, .44, .15],
    [292, -3, 201.5, 0, 91.5, 1, 0, -.26, .52, .45, .15],
]
TONGUE_LOW = dict(line=[[214, 0, 69.5], [190, 0, 82], [165, 0, 94], [142, 0, 104], [124, 0, 117], [112, 0, 136]],
                  width=[16, 20, 24, 27, 28, 27], thick=[1.5, 2.2, 2.8, 3.6, 4.6, 4.4],
                  bend=[.10, .22, .36, .44, .36, .24], tip=12, label=(.81, .95, 14))
TONGUE_HIGH = dict(line=[[214, 0, 75], [190, 0, 89], [165, 0, 103], [144, 0, 120], [127, 0, 140], [115, 0, 163], [106, 0, 190]],
                   width=[16, 20, 24, 27, 29, 30, 30], thick=[1.5, 2.2, 3, 3.6, 4.2, 5.0, 4.6],
                   bend=[.10, .22, .36, .46, .5, .46, .38], tip=16, label=(.86, .965, 14))


def move(rows, dz=lambda x, z: 0, wide=1.0, top_wide=1.0, edit=None):
    """Copies key rows with the opening raised by dz(Tx, Tz) and the widths scaled; `edit` replaces rows."""
    out = deepcopy(rows)
    for r in out:
        r[4] += dz(r[2], r[4])
        r[1] *= wide
        r[3] *= top_wide
        r[6] *= top_wide
    for i, values in (edit or {}).items():
        for k, v in values.items():
            out[i][k] = v
    return out


def stand_higher(shape, dz):
    """The same shoe on a sole that is dz mm thicker."""
    shape['keys'] = move(shape['keys'], lambda x, z: dz)
    xs, zs = shape['midsole_top']
    shape['midsole_top'] = (xs, [z + dz for z in zs])
    for point in shape['tongue']['line']:
        point[2] += dz
    return shape


def sneaker():
    """Low court shoe on a level cup sole."""
    return stand_higher(dict(
        keys=LOW, spring=(180, 19), base=dict(kind='leather', rough=.46), puff=(3.4, 7, 8),
        midsole_top=([0, 25, 70, 130, 200, 250, 285, 297], [30, 29.5, 27.5, 25, 22.5, 22.5, 24, 25]),
        sole=dict(lip=[3.0, 2.6, 2.6, 3.0], flare=[1.2, 1.0, .3, .6, -2.2], belly=.8,
                  outsole=([0, 150, 250, 297], [6.5, 6, 6.5, 8.5]), tread=S.herringbone(), seam=5.0,
                  parts=[S.foxing(5.0), S.ribs_at(252, 9, 17)]),
        tongue=deepcopy(TONGUE_LOW), lace=dict(count=6, first=6.3, last=10.6), look=.56), 2)


def classic():
    """Slim canvas shoe: even vulcanised sole, hardly any spring, a long low toe."""
    def dz(x, z):
        return -9 + 3 * smoothstep(60, 110, x) - 7 * smoothstep(130, 205, x)
    return stand_higher(dict(
        keys=move(LOW, dz, wide=.955, top_wide=.95), spring=(190, 9), heel_bevel=(.4, 10),
        base=dict(kind='canvas', rough=.85), puff=(1.2, 6, 7), rim=(3.0, 1.2),
        midsole_top=([0, 60, 150, 240, 297], [27, 26.5, 25.5, 25, 26]),
        sole=dict(lip=[2.0, 1.8, 1.8, 2.4], flare=[.2, .2, .1, .2, -.4], belly=.2, round=(1.6, 1.2),
                  outsole=([0, 150, 297], [4, 4, 4]), tread=S.diamonds(), parts=[]),
        tongue=dict(deepcopy(TONGUE_LOW), line=[[212, 0, 57], [190, 0, 69], [165, 0, 82], [142, 0, 93.5], [124, 0, 106], [114, 0, 121]],
                    thick=[1.2, 1.5, 1.8, 2, 2.2, 2.2], kind='canvas', bind_zone='tongue', bind=3, label=(.82, .95, 11)),
        lace=dict(count=6, first=6.3, last=10.8, width=3.2, inset=8), look=.50), -5)


def running():
    """Rockered foam, broad and high under the heel and low under the toe; a sloping upper with a pulled-up heel."""
    def dz(x, z):
        return 12 - 9 * smoothstep(90, 210, x)
    keys = move(LOW, dz, wide=1.0, edit={0: {2: 2, 4: 119, 5: .42, 8: .30, 10: .32}, 1: {2: 9, 4: 115, 5: .34, 8: .32, 10: .28},
                                         2: {2: 30, 4: 99}, 3: {4: 88}})
    return dict(
        keys=keys, spring=(158, 27), heel_bevel=(9, 46), base=dict(kind='mesh', rough=.8), puff=(4.2, 8, 9),
        midsole_top=([0, 25, 70, 130, 200, 250, 285, 297], [46, 44, 38.5, 33.5, 26.5, 23, 23, 24]),
        sole=dict(lip=[5.5, 5.0, 3.4, 3.2], flare=[7.0, 5.0, 2.0, 2.8, -1.4], belly=1.8, round=(3.2, 3.0), rough=.62,
                  outsole=([0, 60, 150, 225, 268, 297], [5.5, 4.5, 4, 5, 9, 17]), tread=S.pods(),
                  parts=[S.split_foam(([0, 50, 110, 170, 230, 297], [27, 25, 19, 12, 9, 12])), S.folds(), S.facets(24, 1.2, 8, 26, 120)]),
        tongue=dict(deepcopy(TONGUE_LOW), line=[[214, 0, 72], [190, 0, 85.5], [165, 0, 99.5], [142, 0, 111.5], [124, 0, 125.5], [113, 0, 145]], kind='mesh'),
        lace=dict(count=6, first=6.3, last=10.5, width=3.0), look=.60)


def basketball():
    """High collar with a dip behind the ankle, broad cup sole that wraps up at the toe."""
    return dict(
        keys=HIGH, spring=(180, 19), base=dict(kind='leather', rough=.44), puff=(5.2, 13, 13), rim=(6.2, 1.4),
        midsole_top=([0, 25, 70, 130, 200, 250, 285, 297], [40, 39, 36, 32.5, 28.5, 28, 31, 33]),
        sole=dict(lip=[3.4, 3.0, 3.0, 3.4], flare=[3.2, 2.0, .8, 1.8, -1.6], belly=1.2, round=(2.6, 2.0),
                  outsole=([0, 40, 150, 225, 258, 297], [10, 8, 7, 9, 14, 23]), tread=S.herringbone(8.0),
                  parts=[S.split_foam(([0, 60, 120, 180, 297], [27, 23, 15, 6, 6]), 1.2, 1.4), S.ribs_at(246, 10, 20, 4.0, .6)]),
        tongue=deepcopy(TONGUE_HIGH), lace=dict(count=8, first=6.25, last=11.2, width=3.7), look=.84)


def football():
    """Low, close-fitting, on a thin plate with studs."""
    def dz(x, z):
        return -13 - 6 * smoothstep(150, 210, x) + 3 * smoothstep(100, 60, x)
    keys = move(LOW, dz, wide=.90, top_wide=.92)
    for r in keys:
        r[0] = 150 + (r[0] - 150) * .985
    keys[13][4] -= 1.5
    places = [(30, 16, 6.5), (30, -15, 6.5), (66, 18, 6.5), (66, -16, 6.5), (174, 30, 6), (178, -27, 6), (212, 34, 6.2),
              (216, -34, 6.2), (196, 2, 5.2), (250, 27, 6), (252, -30, 6), (272, -4, 5.4)]
    return dict(
        keys=keys, spring=(170, 16), base=dict(kind='mesh', rough=.5), puff=(2.6, 7, 8), rim=(3.8, 1.1),
        midsole_top=([0, 40, 100, 200, 260, 297], [15, 14, 10, 9, 9.5, 12]), ground=13.6,
        sole=dict(lip=[1.6, 1.0, 1.0, 1.4], flare=[-1, -3, -5, -3, -2], belly=.6, round=(2.5, 1.2), outsole=([0, 297], [40, 40]),
                  tread=S.plate(), tread_depth=1.6, parts=[], extra=[S.studs(places)], kind='smooth', rough=.34),
        tongue=dict(deepcopy(TONGUE_LOW), line=[[212, 0, 52], [190, 0, 63.5], [165, 0, 75.5], [142, 0, 87], [124, 0, 99.5], [112, 0, 113]],
                    width=[14, 17, 20, 23, 25, 24], thick=[1.2, 1.6, 2, 2.4, 2.6, 2.4], tip=14, bind=3.5, bind_zone='tongue', label=(.84, .95, 9)),
        lace=dict(count=6, first=6.3, last=10.8, inset=6.5, width=2.9, eyelet=(1.8, .5)), look=.58)


def boot_floor(x):
    """The arch between heel block and forefoot."""
    return 13 * smoothstep(77, 79.5, x) * (1 - smoothstep(104, 158, x))


def boot():
    """Ankle boot: upright shaft, full round toe, stitched welt, lugged sole with a heel block."""
    return dict(
        keys=SHAFT, spring=(185, 13), heel_bevel=(1.0, 12), base=dict(kind='leather', rough=.42), puff=(3.0, 9, 8), rim=(4.4, 1.5),
        midsole_top=([0, 30, 76, 110, 160, 230, 297], [41, 40, 37, 33.5, 27.5, 25, 26]),
        sole=dict(lip=[3.6, 3.4, 3.8, 5.2], flare=[-.5, -.3, -.8, .2, -.6], belly=.1, round=(1.2, 1.4), rough=.6, underside=boot_floor,
                  outsole=([0, 76, 110, 160, 230, 297], [33, 30, 27, 20.5, 18, 19]), outsole_step=-.6, tread=S.lug_tread(), tread_depth=6.0,
                  parts=[S.lugs(11.0, 2.6, 9.0)]),
        tongue=dict(deepcopy(TONGUE_HIGH), line=[[206, 0, 79.5], [184, 0, 91.5], [160, 0, 108], [139, 0, 128], [124, 0, 151], [114, 0, 173], [108, 0, 196]],
                               kind='leather', bind_zone='tongue', bind=4, label=(.87, .96, 10)),
        lace=dict(count=7, first=6.25, last=11.3, width=2.5, height=1.4, arch=2.6, inset=9, eyelet=(2.6, .8)), loop=(8.5, 17, 3.0), look=.92)


SILHOUETTES = {f.__name__: f for f in (sneaker, classic, running, basketball, football, boot)}
