"""From a colour of the catalogue to a whole colourway: which zone takes which colour. Deterministic: the same
product, colour and place in the catalogue always give the same shoe."""
import colorsys

from shoe.maths import ZONES
from shoe.model import played

INK, CHALK, IVORY, GUM, STONE, SMOKE = '#1d1d1f', '#f2efe8', '#e9e1d0', '#b0824f', '#b4ab9c', '#70747a'

# The companion of every colour of the shop: (second colour, bright accent, light neutral, sole rubber).
COMPANIONS = {
    'đen': ('#33363b', '#c9482f', CHALK, INK), 'trắng': ('#dcdfdf', '#2c5fd3', CHALK, '#e4e2da'),
    'trắng ngà': ('#c9b99a', '#2f5143', IVORY, GUM), 'xám tro': ('#5d6268', '#d9a53c', CHALK, '#54585d'),
    'đỏ cam': ('#a92c1c', '#23262c', IVORY, GUM), 'đỏ đô': ('#4e1620', '#d9b27c', IVORY, GUM),
    'xanh hải quân': ('#3d5287', '#d8452e', CHALK, GUM), 'xanh dương': ('#1b3f93', '#f0a63a', CHALK, '#eceae4'),
    'xanh da trời': ('#5f8fc4', '#e07a3c', CHALK, '#dfe4e6'), 'xanh rêu': ('#6f7a58', '#d98c3a', IVORY, GUM),
    'xanh ngọc': ('#0f5750', '#f2c9a0', CHALK, '#eceae4'), 'vàng nghệ': ('#b67812', '#20305a', IVORY, GUM),
    'hồng phấn': ('#c9818e', '#7b2130', CHALK, '#efe3df'), 'nâu da bò': ('#6d4526', '#45533a', IVORY, '#4a3423'),
    'be cát': ('#9c8463', '#20305a', IVORY, GUM), 'tím oải hương': ('#675a98', '#e8c15a', CHALK, '#ebe7ee'),
}


def rgb(h):
    return [int(h[i:i + 2], 16) / 255 for i in (1, 3, 5)]


def hexed(c):
    return '#' + ''.join(f'{round(max(0, min(1, v)) * 255):02x}' for v in c)


def mixed(a, b, t):
    return hexed([x * (1 - t) + y * t for x, y in zip(rgb(a), rgb(b))])


def deeper(h, by=.72):
    """A darker, slightly fuller shade of the same colour."""
    hue, light, sat = colorsys.rgb_to_hls(*rgb(h))
    return hexed(colorsys.hls_to_rgb(hue, light * by, min(1, sat * 1.05)))


def lightness(h):
    r, g, b = rgb(h)
    return .3 * r + .59 * g + .11 * b


def stitched(on):
    """Thread that can be seen on a panel without shouting."""
    return mixed(on, CHALK, .62) if lightness(on) < .55 else mixed(on, '#8a7c66', .30)


def plan(main, name, scheme):
    """The colours of a scheme: five ways to spend one colour and its companions on a shoe."""
    second, accent, light, rubber = COMPANIONS.get(name, (deeper(main), INK, CHALK, GUM))
    pale = lightness(main) > .62
    ground = mixed(main, '#9a9184', .16) if pale else light
    both = dict(base=main, quarter=main, toe=second, heel=second, eyestay=main, collar=second, tab=accent, tongue=main, lace=light,
                lining=accent, midsole=light, insert=second, outsole=rubber, trim=accent)
    if scheme == 0:                                   # the colour leads, one light collar, a bright lining
        both.update(collar=light if not pale else second, tongue=light)
    elif scheme == 1:                                 # two tones: the rear in the second colour
        both.update(quarter=second, heel=deeper(second), toe=main, collar=main, tab=main, lining=light if not pale else second, trim=second)
    elif scheme == 2:                                 # panels in the colour over a neutral ground
        both.update(base=ground, quarter=main, toe=main, heel=main, eyestay=second, collar=second, tab=second, tongue=ground,
                    lining=main if not pale else accent, insert=main, trim=light)
    elif scheme == 3:                                 # tone on tone with a bright heel and sole line
        both.update(toe=deeper(main, .86), quarter=deeper(main, .92), heel=accent, collar=deeper(main, .8), eyestay=deeper(main, .86),
                    tab=accent, lace=deeper(main, .8) if not pale else light, insert=accent, lining=second)
    else:                                             # one colour, its collar, tongue and eyestay light
        both.update(quarter=deeper(main, .86), toe=main, heel=second, collar=light if not pale else second, eyestay=light if not pale else ground,
                    tongue=light if not pale else ground, tab=second, lining=second, trim=accent)
    return both


def by_type(colours, main, kind):
    """What a kind of shoe insists on: studs and plates, dark boot soles, plain canvas soles."""
    if kind == 'football':
        colours.update(outsole=INK if lightness(main) > .25 else '#3a3d42', insert=colours['tab'], midsole=INK)
    elif kind == 'boot':
        pale = lightness(main) > .5
        colours.update(outsole=GUM if lightness(main) < .2 or pale else '#2a2320', midsole=mixed(colours['midsole'], '#b79a70', .45),
                       lace=mixed(main, '#e3c48e', .55) if lightness(main) < .5 else '#7d6243')
    elif kind == 'classic':
        colours.update(midsole=CHALK if lightness(main) < .8 else IVORY, outsole=GUM)
    return colours


def colourway(main, name, kind, scheme):
    """Zone -> '#rrggbb' for one colour of one product; `scheme` is the product's place among its likes."""
    colours = by_type(plan(main, name, scheme % 5), main, kind)
    colours['thread'] = stitched(colours['toe'])
    if lightness(colours['trim']) < .06:
        colours['trim'] = SMOKE
    return {z: colours[z] for z in ZONES}


def worn(products, slug, colour):
    """The model (brand, type, variant) that plays a product of the catalogue, and the palette of one of its colours."""
    product, model = next(one for one in played(products) if one[0]['slug'] == slug)
    chosen = next(c for c in product['colors'] if c['slug'] == colour)
    return model, colourway(chosen['colorHex'], chosen['color'], *model[1:])
