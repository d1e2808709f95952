"""One shader per kind of surface. For the catalogue all have the same middle-grey colour: colour is put on
afterwards, so the shaders give only light, gloss, and how much their weave darkens the colour (the pass 'shade').
A shoe of an editorial picture wears its colours itself: the same shade then darkens its attribute 'colour'."""
import math

from .nodes import Nodes

GREY = .5
PASSES = 5     # zone weights travel three to a colour pass
TURN = 2 * math.pi


class Shoe(Nodes):
    """Nodes that know what a shoe's vertices carry."""

    def __init__(self, name, specular):
        super().__init__(name, specular)
        self.shader.inputs['Base Color'].default_value = (GREY, GREY, GREY, 1)
        self.extra = self.split(self.attribute('extra'))
        self.place = self.split(self.attribute('place'))
        self.rough(0)

    def rough(self, change):
        """The part's own roughness, changed by a number or a field."""
        total = self.math('ADD', self.extra[0], change)
        self.link(self.math('MAXIMUM', self.math('MINIMUM', total, .97), .06), self.shader.inputs['Roughness'])

    def edge(self):
        """0..1 where the surface turns outward sharply: a panel's worn edge."""
        return self.ramp(self.node('ShaderNodeNewGeometry').outputs['Pointiness'], .515, .58)

    def finish(self, weave, painted):
        """Writes the zone weights and the shade into their passes; a painted shoe takes its colour on."""
        shade = self.extra[1] if weave is None else self.math('MULTIPLY', self.extra[1], weave)
        if painted:
            self.link(self.tinted(self.attribute('colour'), shade), self.shader.inputs['Base Color'])
            return self.material
        self.set(Sheen=0.0)     # would count as colour, and colour is not the trace's business
        out = self.node('ShaderNodeOutputAOV')
        out.name = 'shade'
        self.link(shade, out.inputs['Value'])
        for i in range(PASSES):
            out = self.node('ShaderNodeOutputAOV')
            out.name = f'zone{i}'
            self.link(self.attribute(f'zone{i}'), out.inputs['Color'])
        return self.material


def leather(n):
    """Pebbles of two sizes with pores between, uneven polish, edges rubbed paler and duller."""
    around = n.warped(.05, 9)
    pebbles = n.math('MINIMUM', n.math('MULTIPLY', n.cells(88, around), 3.0), .6)
    fine = n.math('MINIMUM', n.math('MULTIPLY', n.cells(210, around), 2.4), .5)
    broad = n.noise(5, 3)
    height = n.math('ADD', n.math('ADD', pebbles, n.math('MULTIPLY', fine, .45)), n.math('MULTIPLY', n.noise(14, 3), .9))
    n.bump(height, .75, .0065)
    worn = n.math('MULTIPLY', n.edge(), n.ramp(n.noise(9, 2), .35, .65))
    n.rough(n.math('ADD', n.math('MULTIPLY', n.math('SUBTRACT', broad, .5), .06), n.math('MULTIPLY', worn, .14)))
    n.set(Clearcoat=.12, **{'Clearcoat Roughness': .32})
    shade = n.math('ADD', .87, n.math('MULTIPLY', pebbles, .16))
    shade = n.math('ADD', shade, n.math('MULTIPLY', broad, .03))
    return n.math('ADD', shade, n.math('MULTIPLY', worn, .07))


def suede(n):
    """A nap of short fibres that were stroked in patches, and a soft glow at its rim."""
    nap, hair = n.noise(230, 2), n.noise(420, 1, n.stretched((1, .35, .6)))
    stroked = n.ramp(n.noise(2.6, 3, n.warped(.25, 3)), .38, .62)
    n.bump(n.math('ADD', n.math('ADD', nap, n.math('MULTIPLY', hair, .7)), n.math('MULTIPLY', n.noise(22, 2), .3)), .8, .005)
    n.set(Sheen=.55, **{'Sheen Tint': .6})
    shade = n.math('ADD', .74, n.math('MULTIPLY', nap, .20))
    shade = n.math('ADD', shade, n.math('MULTIPLY', hair, .12))
    return n.math('ADD', n.math('ADD', shade, n.math('MULTIPLY', stroked, .05)), n.math('MULTIPLY', n.edge(), .06))


def knit(n):
    """Rows of loops, every second one shifted; dark holes between, and the yarn's own twist."""
    row = n.math('FLOOR', n.math('DIVIDE', n.place[1], 1.15))
    across = n.math('SINE', n.math('ADD', n.math('MULTIPLY', n.place[0], TURN / 1.35), n.math('MULTIPLY', row, math.pi)))
    up = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', n.place[1], TURN / 2.3)))
    loops = n.math('MULTIPLY', n.math('ADD', n.math('MULTIPLY', across, .5), .5), n.math('POWER', up, .7))
    twist = n.math('SINE', n.math('ADD', n.math('MULTIPLY', n.place[0], TURN / .34), n.math('MULTIPLY', n.place[1], TURN / .5)))
    height = n.math('ADD', n.math('MULTIPLY', loops, 1.5), n.math('MULTIPLY', twist, .10))
    n.bump(n.math('ADD', height, n.math('MULTIPLY', n.noise(120, 1), .35)), .8, .007)
    n.set(Sheen=.25)
    open_ = n.ramp(loops, .02, .34)
    shade = n.math('ADD', .62, n.math('MULTIPLY', open_, .32))
    return n.math('ADD', n.math('ADD', shade, n.math('MULTIPLY', loops, .16)), n.math('MULTIPLY', n.noise(30, 2), .12))


def mesh(n):
    """Open spacer mesh: staggered round holes, a second cloth dark behind them, the threads between slightly raised."""
    u, v = n.math('DIVIDE', n.place[0], 2.3), n.math('DIVIDE', n.place[1], 1.0)
    shifted = n.math('ADD', u, n.math('MULTIPLY', n.math('FLOOR', v), .5))
    du = n.math('MULTIPLY', n.math('SUBTRACT', n.math('FRACT', shifted), .5), 2.3)
    dv = n.math('SUBTRACT', n.math('FRACT', v), .5)
    far = n.math('SQRT', n.math('ADD', n.math('MULTIPLY', du, du), n.math('MULTIPLY', n.math('MULTIPLY', dv, dv), 2.2)))
    cloth = n.ramp(far, .30, .58)
    thread = n.math('SINE', n.math('MULTIPLY', n.math('ADD', n.place[0], n.place[1]), TURN / .42))
    n.bump(n.sum((cloth, 1.6), (thread, .10), (n.noise(110, 1), .3)), .8, .006)
    n.set(Sheen=.15)
    return n.sum((cloth, .52), .40, (n.noise(30, 2), .12))


def patent(n):
    """Lacquered leather: a hard, deep gloss over a faint orange peel, dulled only where it bends."""
    n.bump(n.sum(n.noise(16, 2), (n.noise(55, 1), .35)), .16, .006)
    n.rough(n.math('MULTIPLY', n.math('SUBTRACT', n.noise(5, 3), .5), .06))
    n.set(Clearcoat=.9, **{'Clearcoat Roughness': .05})
    return n.sum(.94, (n.edge(), .06))


def canvas(n):
    """Plain weave: threads over and under, some thicker than others."""
    thick = n.math('MULTIPLY', n.noise(9, 2, n.stretched((.15, .15, 4))), 1.2)
    a = n.math('SINE', n.math('MULTIPLY', n.place[0], TURN / 1.4))
    b = n.math('SINE', n.math('ADD', n.math('MULTIPLY', n.place[1], TURN / 1.25), thick))
    weave = n.math('MULTIPLY', a, b)
    gaps = n.math('MULTIPLY', n.math('SUBTRACT', 1.0, n.math('ABSOLUTE', a)), n.math('SUBTRACT', 1.0, n.math('ABSOLUTE', b)))
    n.bump(n.math('ADD', n.math('SUBTRACT', weave, n.math('MULTIPLY', gaps, 1.3)), n.noise(70, 2)), .9, .007)
    n.set(Sheen=.2)
    shade = n.math('ADD', .88, n.math('MULTIPLY', weave, .09))
    return n.math('ADD', n.math('SUBTRACT', shade, n.math('MULTIPLY', gaps, .22)), n.math('MULTIPLY', n.noise(60, 2), .12))


def rubber(n):
    """Matt, with the mould's fine grain, flecks of filler and a little dullness in patches."""
    flecks = n.ramp(n.noise(240, 0), .60, .74)
    grain = n.noise(130, 2)
    n.bump(n.math('ADD', grain, n.math('MULTIPLY', n.noise(7, 2), .6)), .4, .003)
    n.rough(n.math('MULTIPLY', n.math('SUBTRACT', n.noise(6, 3), .45), .15))
    shade = n.math('SUBTRACT', .985, n.math('MULTIPLY', flecks, .12))
    return n.math('ADD', shade, n.math('MULTIPLY', n.math('SUBTRACT', n.noise(4, 3), .5), .03))


def smooth(n):
    """Moulded or welded plastic: nearly even, polished in patches."""
    n.bump(n.math('ADD', n.noise(60, 2), n.math('MULTIPLY', n.noise(8, 2), .3)), .2, .003)
    n.rough(n.math('MULTIPLY', n.math('SUBTRACT', n.noise(7, 3), .5), .08))
    return n.math('ADD', .96, n.math('MULTIPLY', n.edge(), .06))


def braid(n):
    a = n.math('SINE', n.math('ADD', n.math('MULTIPLY', n.place[0], TURN / 1.15),
                              n.math('MULTIPLY', n.math('ABSOLUTE', n.place[1]), 2.9)))
    b = n.math('SINE', n.math('MULTIPLY', n.place[1], TURN))
    n.bump(n.math('ADD', n.math('ADD', a, n.math('MULTIPLY', b, .7)), n.math('MULTIPLY', n.noise(160, 1), .5)), .75, .003)
    n.set(Sheen=.2)
    return n.math('ADD', n.math('ADD', .92, n.math('MULTIPLY', a, .06)), n.math('MULTIPLY', n.noise(90, 1), .10))


def cloth(n):
    a = n.math('SINE', n.math('MULTIPLY', n.place[0], TURN / 1.6))
    weave = n.math('MULTIPLY', a, n.math('SINE', n.math('MULTIPLY', n.place[1], TURN / 1.4)))
    n.bump(n.math('ADD', weave, n.noise(90, 1)), .7, .005)
    return n.math('ADD', n.math('ADD', .86, n.math('MULTIPLY', weave, .09)), n.math('MULTIPLY', n.noise(40, 2), .12))


RECIPES = {'leather': (leather, .45), 'suede': (suede, .10), 'mesh': (mesh, .2), 'knit': (knit, .15), 'patent': (patent, .6), 'canvas': (canvas, .12), 'rubber': (rubber, .38),
           'smooth': (smooth, .5), 'lace': (braid, .15), 'lining': (cloth, .1), 'thread': (None, .2)}


def make(kind, painted=False):
    """The shader of a kind of surface; `painted` for a shoe that carries its colours."""
    recipe, specular = RECIPES[kind]
    nodes = Shoe(kind, specular)
    return nodes.finish(recipe(nodes) if recipe else None, painted)
