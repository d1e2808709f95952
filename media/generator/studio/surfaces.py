"""What the places of the editorial pictures are made of. Scales are real: coordinates are decimetres, so a noise
of scale 100 has grains of about a millimetre."""
from .nodes import Nodes


def stone(name='stone', colour=(.60, .545, .47), dark=(.43, .38, .32)):
    """Pale limestone: clouds, fine grain, a few pits and shells, dull."""
    n = Nodes(name, .3)
    shift = n.stretched((1, 1, 1), n.vector(n.sum(n.split(n.coordinates)[0], (n.island(), 40)), *n.split(n.coordinates)[1:]))
    clouds = n.sum((n.noise(.9, 4, n.warped(.6, 1.1, shift)), .7), (n.noise(7, 4, shift), .3))
    grain = n.noise(70, 3, shift)
    pits = n.math('MULTIPLY', n.ramp(n.cells(11, n.warped(.12, 8, shift), 'F1'), .20, .08), n.ramp(n.noise(3.2, 1, shift), .50, .62))
    base = n.mix(dark, colour, n.ramp(clouds, .30, .62))
    shade = n.sum(.80, (grain, .26), (n.island(), .10), (pits, -.45))
    n.set(**{'Base Color': n.tinted(base, shade)}, Roughness=n.sum(.52, (clouds, .3)))
    n.bump(n.sum((grain, .5), (n.noise(190, 1, shift), .4), (n.noise(12, 3, shift), .5), (pits, -2.2)), .6, .012)
    return n.material


def concrete(name='concrete', colour=(.40, .385, .36), dark=(.27, .26, .25), joint=None):
    """Poured and trowelled: broad stains, sweeps of the trowel, pores left by air, hairline cracks."""
    n = Nodes(name, .35)
    stains = n.noise(.45, 5, n.warped(1.2, .5))
    sweep = n.noise(3.0, 3, n.stretched((.6, 1.0, 1), n.warped(1.6, .6)))
    pores = n.math('MULTIPLY', n.ramp(n.cells(9, None, 'F1'), .11, .06), n.ramp(n.noise(2.2, 2), .44, .56))
    sand = n.noise(95, 3)
    base = n.mix(dark, colour, n.ramp(n.sum((stains, .65), (sweep, .35)), .36, .62))
    cut = joint(n, n.split(n.coordinates)) if joint else 0.0
    n.set(**{'Base Color': n.tinted(base, n.sum(.88, (sand, .22), (pores, -.55), (cut, -.5)))},
          Roughness=n.sum(.36, (stains, .25), (sweep, .22)))
    n.bump(n.sum((sand, .35), (sweep, .25), (pores, -2.5), (cut, -4.0)), .5, .012)
    return n.material


def wood(name, light, dark, along=0, rough=.42, coat=0.0, line=None):
    """Boards along an axis (0 x, 1 y): each its own tone, growth rings, fibres, open pores. `coat` is lacquer;
    `line` = (colour, field maker) paints something on it."""
    n = Nodes(name, .4)
    part = n.split(n.coordinates)
    x, y = (part[0], part[1]) if along == 0 else (part[1], part[0])
    own = n.math('MULTIPLY', n.island(), 70)
    board = n.vector(n.sum((x, .30), own), n.sum(y, own), part[2])
    rings = n.math('SINE', n.sum((n.noise(1, 2, n.stretched((.5, 2.2, 1), board)), 40), (y, 9)))
    fibres = n.noise(1, 3, n.stretched((9, 95, 40), board))
    pores = n.ramp(n.noise(1, 1, n.stretched((14, 170, 60), board)), .60, .72)
    base = n.mix(dark, light, n.ramp(n.sum((rings, .09), (fibres, .55), (n.noise(1.1, 2, board), .3)), .2, .72))
    colour = n.tinted(base, n.sum(.74, (n.island(), .40), (pores, -.22)))
    if line:
        colour = n.mix(colour, line[0], n.math('MULTIPLY', line[1](n, part), n.ramp(n.noise(30, 3), .30, .36)))
    n.set(**{'Base Color': colour}, Roughness=n.sum(rough, (fibres, .12), (n.noise(2.5, 3), .10)), Clearcoat=coat,
          **{'Clearcoat Roughness': n.sum(.035, (n.noise(2.2, 3), .07))})
    n.bump(n.sum((fibres, .6), (pores, -.5), (rings, .2)), .35 if not coat else .12, .008)
    return n.material


def track(lines):
    """Red running track: bound rubber granules, lane lines sprayed over them."""
    n = Nodes('track', .3)
    crumbs = n.cells(34, n.warped(.03, 20), 'F1')
    tone = n.split(n.cells(34, n.warped(.03, 20), 'F1', 'Color'))[0]
    wear = n.noise(1.1, 4)
    red = n.mix((.20, .042, .026), (.43, .105, .062), n.ramp(n.sum((tone, .55), (wear, .5)), .15, .95))
    paint = n.math('MULTIPLY', lines(n, n.split(n.coordinates)), n.ramp(n.sum((n.noise(11, 3), .6), (crumbs, -.35), .2), .28, .40))
    shade = n.ramp(crumbs, .75, .15, .50, 1.08)
    n.set(**{'Base Color': n.tinted(n.mix(red, (.74, .72, .68), paint), shade)}, Roughness=n.sum(.66, (tone, .2)))
    n.bump(n.sum((n.ramp(crumbs, .8, .0), 1.0), (n.noise(90, 2), .25), (tone, .35)), 1.0, .022)
    return n.material


def asphalt(flood=.50):
    """Wet asphalt: stones in tar, a film of water over all, puddles where the road is low."""
    n = Nodes('asphalt', .5)
    where = n.warped(.05, 9)
    stones = n.cells(13, where, 'F1')
    tone = n.split(n.cells(13, where, 'F1', 'Color'))[0]
    small = n.cells(38, where, 'F1')
    hollow = n.sum((n.noise(.30, 3, n.stretched((.8, 1.3, 1))), 1.0), (n.noise(1.6, 2), .16))
    water = n.ramp(n.sum(hollow, (stones, .035)), flood + .055, flood + .085)
    rim = n.ramp(hollow, flood - .12, flood + .05)
    colour = n.mix(n.mix((.020, .020, .021), (.085, .082, .078), n.ramp(n.sum((tone, .7), (stones, -.5)), -.05, .55)), (.010, .010, .011), water)
    n.set(**{'Base Color': n.tinted(colour, n.sum(1.0, (rim, -.4)))}, Roughness=n.sum(.015, (n.math('SUBTRACT', 1.0, water), n.sum(.30, (rim, -.14), (tone, .14)))))
    n.bump(n.sum((n.ramp(stones, .62, .1), 1.0), (n.ramp(small, .6, .1), .35), (n.noise(120, 2), .2)), n.ramp(water, 0, 1, 1.0, .01), .03)
    return n.material


def plaster(name='plaster', colour=(.66, .63, .58)):
    n = Nodes(name, .2)
    n.set(**{'Base Color': n.tinted(colour, n.sum(.86, (n.noise(1.2, 4), .16), (n.noise(20, 3), .10)))}, Roughness=.85)
    n.bump(n.sum((n.noise(9, 4), 1.0), (n.noise(60, 2), .3)), .3, .02)
    return n.material


def grass():
    n = Nodes('grass', .2)
    blades = n.noise(16, 3, n.stretched((1, .3, 1)))
    n.set(**{'Base Color': n.mix((.035, .075, .016), (.17, .24, .055), n.ramp(n.sum((blades, .7), (n.noise(.5, 3), .4)), .3, .8))}, Roughness=.8)
    return n.material


def plain(name, colour, rough=.7, specular=.3):
    n = Nodes(name, specular)
    n.set(**{'Base Color': colour}, Roughness=rough)
    return n.material


def glow(name, colour, strength):
    """A lamp or a window as it is seen: it shines, but does not light the place (a light does that, without noise)."""
    n = Nodes(name, 0)
    n.set(**{'Base Color': (0, 0, 0), 'Emission': colour, 'Emission Strength': strength})
    n.material.cycles.sample_as_light = False
    return n.material
