"""One table per silhouette. Key rows run along the outer side from heel (0) to toe (13):
Bx By | Tx Ty Tz | lean of the rib at the top | b a | bulge. See ../README.md for what each number does."""
from copy import deepcopy

import numpy as np

from . import sidewall as W
from . import treads as T
from .maths import curve, smoothstep

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
    [239, 47, 198, 10.5, 83, .5, .85, -.44, .44, .34, .10],
    [262, 36.3, 206, 7, 79, .8, .6, -.42, .45, .33, .10],
    [280, 21, 209.5, 3.5, 77.4, .95, .3, -.42, .45, .315, .10],
    [291, -4, 210.5, 0, 77, 1, 0, -.38, .475, .31, .10],
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
    [262, 37.5, 206, 7, 85, .8, .6, -.40, .46, .35, .10],
    [280, 22.5, 209.5, 3.5, 83.2, .95, .3, -.38, .47, .34, .10],
    [291, -4, 210.5, 0, 82.8, 1, 0, -.35, .48, .34, .10],
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
    [281, 24, 200.5, 3.8, 92, .95, .3, -.32, .50, .41, .15],
    [292, -3, 201.5, 0, 91.5, 1, 0, -.29, .51, .41, .15],
]
TONGUE_LOW = dict(line=[[214, 0, 69.5], [190, 0, 82], [165, 0, 94], [142, 0, 104], [124, 0, 117], [112, 0, 136]],
                  width=[16, 20, 24, 27, 28, 25], thick=[1.5, 2.2, 2.8, 4.0, 6.2, 6.0],
                  bend=[.10, .22, .36, .46, .50, .46], tip=20, label=(.79, .92, 10))
TONGUE_HIGH = dict(line=[[214, 0, 75], [190, 0, 89], [165, 0, 103], [144, 0, 120], [127, 0, 140], [115, 0, 163], [106, 0, 190]],
                   width=[16, 20, 24, 27, 29, 30, 28], thick=[1.5, 2.2, 3, 3.6, 4.6, 6.4, 6.0],
                   bend=[.10, .22, .36, .46, .5, .54, .52], tip=22, label=(.84, .93, 11))


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


# How far each key row's opening follows a change of one of a shoe's parts.
MOVES = {'collar': [1, 1, 1, 1, 1, 1, .9, .5, .2, 0, 0, 0, 0, 0], 'dip': [0, 0, .55, 1, .6, .15, 0, 0, 0, 0, 0, 0, 0, 0],
         'peak': [1, .72, .2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 'toe': [0, 0, 0, 0, 0, 0, 0, .12, .35, .7, 1, 1, 1, 1],
         'throat': [0, 0, 0, 0, .15, .55, 1, 1, .8, .5, .3, .2, .2, .2]}


def raised(shape, dz):
    """The opening raised by dz mm per key row; the tongue follows the throat."""
    throat = [row[2] for row in shape['keys'][6:]]
    for row, by in zip(shape['keys'], dz):
        row[4] += by
    for point in shape['tongue']['line']:
        point[2] += np.interp(point[0], throat, dz[6:])
    return shape


def stand_higher(shape, dz):
    """The same shoe on a sole that is dz mm thicker."""
    xs, zs = shape['midsole_top']
    shape['midsole_top'] = (xs, [z + dz for z in zs])
    return raised(shape, [dz] * 14)


def stand_on(shape, midsole_top):
    """The same shoe on a sole whose top edge follows another table (x, z)."""
    old, shape['midsole_top'] = shape['midsole_top'], midsole_top
    x = np.array([row[0] for row in shape['keys']])
    return raised(shape, list(curve(x, midsole_top) - curve(x, old)))


def lifted_ends(shape, heel, toe):
    """The sole's top edge drawn up behind the heel and before the toe, so that it cradles the upper."""
    xs = np.array([0, 10, 28, 55, 90, 150, 215, 255, 280, 297.0])
    zs = curve(xs, shape['midsole_top']) + np.interp(xs, [0, 10, 28, 55], [heel, heel * .7, heel * .25, 0])
    shape['midsole_top'] = (xs, zs + np.interp(xs, [215, 255, 280, 297], [0, toe * .2, toe * .7, toe]))
    return shape


def widen_toe(keys, blunt):
    """A broad, square toe; a pointed one where `blunt` (mm) is negative."""
    for i, (dx, dy, fuller) in {10: (.2, .35, .010), 11: (.8, .75, .014), 12: (.75, .95, .018), 13: (-.1, 0, .020)}.items():
        keys[i][0] += dx * blunt
        keys[i][1] += dy * blunt
        keys[i][10] += fuller * blunt


def reshape(shape, rise=0, blunt=0, slim=1.0, spring=1.0, lip=0.0, nose=0.0, spur=0.0, **dz):
    """A brand's build laid over a type: thicker sole, other toe, waist, spring, and openings moved by MOVES."""
    keys = shape['keys'] = deepcopy(shape['keys'])
    raised(shape, sum(np.array(MOVES[name]) * mm for name, mm in dz.items()) if dz else [0] * 14)
    for row in keys[2:9]:
        row[1] *= slim
    keys[0][2] -= .28 * dz.get('peak', 0)
    widen_toe(keys, blunt)
    start, height = shape['spring']
    shape['spring'] = (start, height * spring)
    sole = shape['sole']
    more = [lip + spur, lip, lip, lip + nose]
    sole['lip'] = [a + b for a, b in zip(sole['lip'], more)]
    return stand_higher(shape, rise)


def sneaker():
    """Low court shoe on a level cup sole, with a soft collar."""
    return stand_higher(dict(
        keys=move(LOW, lambda x, z: 3 * smoothstep(125, 80, x)), spring=(180, 16), base=dict(kind='leather', rough=.46), puff=(4.6, 8, 9),
        rim=(5.6, 1.4), midsole_top=([0, 25, 70, 130, 200, 250, 285, 297], [30, 29.5, 27.5, 25.5, 24, 24, 25.5, 26.5]),
        sole=dict(lip=[3.0, 2.6, 2.6, 3.0], flare=[1.2, 1.0, .3, .6, -2.2], belly=.8,
                  outsole=([0, 150, 250, 297], [6.5, 6, 6.5, 8.5]), tread=T.herringbone(), parts=[]),
        tongue=deepcopy(TONGUE_LOW), lace=dict(count=6, first=6.3, last=10.6), look=.56), 3)


def classic():
    """Slim and flat: an even, thin cup sole, hardly any spring, a long low toe."""
    def dz(x, z):
        return -9 + 3 * smoothstep(60, 110, x) - 10 * smoothstep(130, 205, x)
    return stand_higher(dict(
        keys=move(LOW, dz, wide=.94, top_wide=.94), spring=(200, 7), heel_bevel=(.4, 10),
        base=dict(kind='canvas', rough=.85), puff=(1.4, 6, 7), rim=(3.0, 1.2),
        midsole_top=([0, 60, 150, 240, 297], [25.5, 25, 24, 23.5, 24]),
        sole=dict(lip=[2.0, 1.8, 1.8, 2.2], flare=[.2, .2, .1, .2, -.4], belly=.2, round=(1.6, 1.2),
                  outsole=([0, 150, 297], [4, 4, 4]), tread=T.waffle(), parts=[]),
        tongue=dict(deepcopy(TONGUE_LOW), line=[[212, 0, 54], [190, 0, 66], [165, 0, 79.5], [142, 0, 92], [124, 0, 105], [114, 0, 120]],
                    thick=[1.2, 1.5, 1.8, 2, 2.4, 2.4], kind='canvas', bind_zone='tongue', bind=3, label=(.80, .93, 10)),
        lace=dict(count=6, first=6.3, last=10.8, width=3.2, inset=8, eyelet='metal'), look=.50), -7)


def running():
    """A tall rocker of foam, flared out behind the heel and low under the toe; a sloping upper with a pulled-up heel."""
    def dz(x, z):
        return 15 - 15 * smoothstep(80, 205, x)
    keys = move(LOW, dz, wide=.97, edit={0: {2: 1, 4: 121, 5: .48, 8: .30, 10: .34}, 1: {2: 8.5, 4: 116.5, 5: .40, 8: .32, 10: .30},
                                         2: {2: 30, 4: 102}, 3: {4: 88}})
    widen_toe(keys, -2.5)
    return dict(
        keys=keys, spring=(140, 33), heel_bevel=(11, 52), base=dict(kind='mesh', rough=.8), puff=(4.6, 9, 9),
        midsole_top=([0, 25, 70, 130, 200, 250, 285, 297], [52, 49, 41, 34, 25, 21, 21, 22]),
        sole=dict(lip=[7.0, 6.0, 3.4, 2.6], flare=[10.0, 7.0, 2.0, 2.8, -2.4], belly=2.0, round=(3.4, 3.4), rough=.62,
                  outsole=([0, 60, 150, 225, 268, 297], [5.5, 4.5, 4, 5, 8, 14]), tread=T.pods(), parts=[]),
        tongue=dict(deepcopy(TONGUE_LOW), line=[[214, 0, 67], [190, 0, 81], [165, 0, 97], [142, 0, 112], [124, 0, 127], [113, 0, 146]], kind='mesh'),
        lace=dict(count=6, first=6.3, last=10.5, width=3.0, eyelet='punched'), look=.60)


def basketball():
    """High collar, thickly padded around the ankle and dipped behind it, on a broad cup sole that wraps up at the toe."""
    return dict(
        keys=move(HIGH, lambda x, z: 9 * smoothstep(132, 100, x), top_wide=1.05), spring=(190, 15),
        base=dict(kind='leather', rough=.44), puff=(8.5, 19, 15), rim=(8.0, 1.6),
        midsole_top=([0, 25, 70, 130, 200, 250, 285, 297], [40, 39, 36, 33.5, 30.5, 31, 36, 39]),
        sole=dict(lip=[3.8, 3.4, 3.6, 3.8], flare=[3.2, 2.0, 2.2, 3.4, -1.6], belly=1.2, round=(2.6, 2.0),
                  outsole=([0, 40, 150, 225, 258, 297], [10, 8, 7, 9, 14, 23]), tread=T.wide_herringbone(), parts=[]),
        tongue=dict(deepcopy(TONGUE_HIGH), line=[[p[0], 0, p[2] + 9 * smoothstep(132, 100, p[0])] for p in TONGUE_HIGH['line']],
                    thick=[1.5, 2.2, 3, 4, 5.4, 7.0, 6.4]),
        lace=dict(count=8, first=6.25, last=11.2, width=3.7), look=.88)


def football():
    """Low, close-fitting, on a thin plate with studs."""
    def dz(x, z):
        return -13 - 8 * smoothstep(150, 210, x) + 3 * smoothstep(100, 60, x)
    keys = move(LOW, dz, wide=.90, top_wide=.92)
    for r in keys:
        r[0] = 150 + (r[0] - 150) * .985
    keys[13][4] -= 1.5
    places = [(30, 16, 6.5), (30, -15, 6.5), (66, 18, 6.5), (66, -16, 6.5), (174, 30, 6), (178, -27, 6), (212, 34, 6.2),
              (216, -34, 6.2), (196, 2, 5.2), (250, 27, 6), (252, -30, 6), (272, -4, 5.4)]
    return dict(
        keys=keys, spring=(170, 16), base=dict(kind='mesh', rough=.5), puff=(2.6, 7, 8), rim=(3.8, 1.1),
        midsole_top=([0, 40, 100, 200, 260, 297], [15, 14, 10, 9, 9.5, 12]), ground=13.6, studs=places,
        sole=dict(lip=[2.8, 2.4, 2.4, 2.8], flare=[-1, -2.5, -4, -2.5, -2], belly=.6, round=(2.5, 1.2), outsole=([0, 297], [40, 40]),
                  tread=T.plate(), tread_depth=1.6, parts=[], extra=[T.studs(places)], kind='smooth', rough=.34),
        tongue=dict(deepcopy(TONGUE_LOW), line=[[212, 0, 52], [190, 0, 63.5], [165, 0, 75.5], [142, 0, 87], [124, 0, 99.5], [112, 0, 113]],
                    width=[14, 17, 20, 23, 25, 24], thick=[1.2, 1.6, 2, 2.4, 2.6, 2.4], tip=14, bind=3.5, bind_zone='tongue', label=(.84, .95, 9)),
        lace=dict(count=6, first=6.3, last=10.8, inset=6.5, width=2.9, eyelet='punched'), look=.58)


def boot_floor(x):
    """The arch between heel block and forefoot."""
    return 13 * smoothstep(77, 79.5, x) * (1 - smoothstep(104, 158, x))


def boot():
    """Ankle boot: upright shaft, full round toe, stitched welt, lugged sole with a heel block."""
    return dict(
        keys=SHAFT, spring=(185, 13), heel_bevel=(1.0, 12), base=dict(kind='leather', rough=.42), puff=(3.0, 9, 8), rim=(4.4, 1.5),
        midsole_top=([0, 30, 76, 110, 160, 230, 297], [41, 40, 37, 33.5, 27.5, 25, 26]),
        sole=dict(lip=[3.6, 3.4, 3.8, 5.2], flare=[-.5, -.3, -.8, .2, -.6], belly=.1, round=(1.2, 1.4), rough=.6, underside=boot_floor,
                  outsole=([0, 76, 110, 160, 230, 297], [33, 30, 27, 20.5, 18, 19]), outsole_step=-.6, tread=T.lug_tread(), tread_depth=6.0,
                  parts=[W.lugs(13.0, 3.4, 10.0)]),
        tongue=dict(deepcopy(TONGUE_HIGH), line=[[206, 0, 79.5], [184, 0, 91.5], [160, 0, 108], [139, 0, 128], [124, 0, 151], [114, 0, 173], [108, 0, 196]],
                               kind='leather', bind_zone='tongue', bind=4, label=(.87, .96, 10)),
        lace=dict(count=7, first=6.25, last=11.3, width=2.5, height=1.4, arch=2.6, inset=9, eyelet='hooks'), loop=(8.5, 17, 3.0), look=.92)


SILHOUETTES = {f.__name__: f for f in (sneaker, classic, running, basketball, football, boot)}
