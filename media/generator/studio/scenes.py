"""The editorial pictures as a table: which product stands where, in which light, before which camera. Lengths in
decimetres, angles in degrees, the shoe's middle at the origin. README.md, 'A place'."""
from types import SimpleNamespace

SIZES = {'wide': (1920, 960), 'tall': (1080, 1440), 'scale': (1200, 900)}


def eye(place, target, lens, centre, focus=(0, -.3, .5), stop=5.6):
    """A camera: `centre` is where the target lies in the picture; `focus` the point that is sharp; `stop` the aperture."""
    return dict(place=place, target=target, lens=lens, centre=centre, focus=focus, stop=stop)


def shoe(turn, x=0.0, y=0.0, z=0.0, left=False):
    return SimpleNamespace(turn=turn, x=x, y=y, z=z, left=left)


def scene(product, colour, place, shoes, wide, tall, **grade):
    return SimpleNamespace(product=product, colour=colour, place=place, shoes=shoes, cameras={'wide': wide, 'tall': tall},
                           grade={'exposure': 1.0, 'contrast': 1.0, 'warmth': 0.0, **grade})


def beside_can(product, colour, rise=0.0):
    """A shoe beside a can of 330 ml, for its size; `rise` is how much higher a tall shoe is looked at. All have one camera."""
    camera = eye((.3, -9.6, 2.6), (.42, 0, .62 + rise), 76, (.5, .54), stop=11)
    return SimpleNamespace(product=product, colour=colour, place='table', shoes=(shoe(-24, -.1),), cameras={'scale': camera},
                           grade={'exposure': 1.15, 'contrast': 1.04, 'warmth': 0.0})


SCENES = {
    'home': scene('court-nova-low', 'do-cam', 'terrace', (shoe(-36, -.15, -.25), shoe(-60, .72, 1.5, left=True)),
                  eye((-.6, -8.2, 2.5), (.25, .2, .42), 54, (.70, .60)),
                  eye((-.6, -8.6, 2.9), (.30, .3, .45), 66, (.5, .66))),
    'nike': scene('bat-cao-2-mid', 'xanh-duong', 'court', (shoe(-40),),
                  eye((-.3, -8.6, 1.75), (0, 0, .78), 58, (.71, .56)),
                  eye((-.3, -9.4, 2.0), (0, 0, .75), 82, (.5, .64)), exposure=1.1),
    'adidas': scene('san-dat-nen-76', 'xanh-reu', 'stair', (shoe(-21, .05, -.15),),
                    eye((-1.6, -8.4, 2.7), (.05, 0, .40), 55, (.71, .58), stop=6.3),
                    eye((-1.4, -9.2, 3.2), (.05, 0, .40), 90, (.5, .68), stop=6.3), exposure=1.1),
    'puma': scene('khoi-pho', 'xanh-ngoc', 'street', (shoe(-34),),
                  eye((-.2, -8.4, 1.25), (0, 0, .48), 57, (.71, .60)),
                  eye((-.2, -9.2, 1.5), (0, 0, .48), 84, (.5, .66)), exposure=1.15),
    'new-balance': scene('suong-som', 'xam-tro', 'stadium', (shoe(-38),),
                         eye((-.4, -8.4, 1.5), (0, 0, .52), 57, (.71, .60)),
                         eye((-.4, -9.2, 1.9), (0, 0, .52), 90, (.5, .68)), exposure=1.1),
    'vans': scene('van-chieu', 'xanh-hai-quan', 'bowl', (shoe(-30, -.2, -.4), shoe(-70, .95, 1.0, left=True)),
                  eye((-.4, -8.3, 2.1), (.15, 0, .42), 54, (.69, .60)),
                  eye((-.4, -9.0, 2.5), (.22, 0, .42), 76, (.5, .68)), exposure=1.05),
    'balenciaga': scene('single-volume', 'den', 'hall', (shoe(-36),),
                        eye((-.3, -8.5, 1.9), (0, 0, .50), 57, (.71, .60)),
                        eye((-.3, -9.4, 2.3), (0, 0, .50), 84, (.5, .68)), exposure=.92),
    'scale-sneaker': beside_can('court-nova-low', 'xanh-hai-quan'), 'scale-running': beside_can('riverside-pace', 'xanh-hai-quan'),
    'scale-classic': beside_can('van-chieu', 'do-cam'), 'scale-football': beside_can('vong-cam-tf', 'den'),
    'scale-basketball': beside_can('san-truong-classic-high', 'vang-nghe', .12), 'scale-boot': beside_can('cao-nguyen-mid', 'nau-da-bo', .2),
}
