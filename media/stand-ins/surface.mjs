/** What a point of the shoe is made of: its slot, how it takes light, its relief in mm, its own darkening. */
import { smoothstep } from './curves.mjs';
import { PART } from './mesh.mjs';
import { SLOT } from './panels.mjs';

/** [strength, sharpness] of the gloss. */
export const gloss = {
  leather: [0.34, 22],
  film: [0.42, 34],
  suede: [0.03, 6],
  mesh: [0.05, 8],
  canvas: [0.04, 8],
  rubber: [0.13, 14],
  lace: [0.05, 8],
  metal: [0.8, 40],
  hole: [0, 8],
  lining: [0.02, 8],
};
export const finishes = Object.keys(gloss);
const F = Object.fromEntries(finishes.map((name, i) => [name, i]));

function hash(x, y, z) {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 - 19);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function noise(x, y, z) {
  const i = Math.floor(x),
    j = Math.floor(y),
    k = Math.floor(z);
  const u = smoothstep(0, 1, x - i),
    v = smoothstep(0, 1, y - j),
    w = smoothstep(0, 1, z - k);
  const mixed = (a, b, t) => a + (b - a) * t;
  const layer = (kk) =>
    mixed(
      mixed(hash(i, j, kk), hash(i + 1, j, kk), u),
      mixed(hash(i, j + 1, kk), hash(i + 1, j + 1, kk), u),
      v,
    );
  return mixed(layer(k), layer(k + 1), w) - 0.5;
}

const grains = {
  leather: (c) =>
    0.1 * noise(c.x * 0.75, c.y * 0.75, c.z * 0.75) + 0.045 * noise(c.x * 1.7, c.y * 1.7, c.z * 1.7),
  film: (c) => 0.03 * noise(c.x * 0.5, c.y * 0.5, c.z * 0.5),
  suede: (c) => 0.13 * noise(c.x * 1.4, c.y * 1.4, c.z * 1.4),
  mesh: (c) => weave(c.along, c.q, 2.6, 2.1, 0.17),
  canvas: (c) => weave(c.along, c.q, 1.5, 1.5, 0.07),
  lining: (c) => weave(c.x, c.z, 1.8, 1.8, 0.1),
};

function weave(a, b, pitchA, pitchB, deep) {
  const row = Math.floor(b / pitchB);
  const shift = (row & 1) * 0.5;
  return deep * Math.cos(((a / pitchA + shift) % 1) * 2 * Math.PI) * Math.cos((b / pitchB) * 2 * Math.PI);
}

/**
 * @param model { cut, silhouette } and returns `describe(part, attributes, out)`, which fills
 * out.slot, out.finish, out.height (mm), out.shade (0–1, own darkening).
 */
export function surfaceOf({ cut, silhouette }) {
  const c = { x: 0, y: 0, z: 0, q: 0, dt: 0, k: 0, along: 0, run: 'along' };
  const skin = Object.entries(cut.skin);
  const finishOf = {};
  for (const [slot, finish] of skin) finishOf[SLOT[slot]] = finish;

  function upper(a, o, out) {
    c.x = a[o];
    c.y = a[o + 1];
    c.z = a[o + 2];
    c.q = a[o + 3];
    c.dt = a[o + 4];
    c.k = a[o + 5];
    c.along = a[o + 6];
    let slot = SLOT.base;
    let height = 0;
    let shade = 1;
    let thread = false;
    for (const panel of cut.panels) {
      c.run = panel.run;
      const f = panel.f(c);
      const soft = panel.soft ?? 0.9;
      if (f < 0) shade *= 1 - 0.38 * Math.exp(-((f / 0.9) ** 2)) - 0.1 * Math.exp(-((f / 3.5) ** 2));
      else {
        slot = panel.slot;
        thread = false;
        shade = f < 0.35 ? 0.9 : 1;
        const rise = Math.min(1, f / soft);
        height += panel.thick * Math.sqrt(1 - (1 - rise) ** 2);
      }
      for (const line of panel.stitch) {
        const d = f - line;
        if (d > 2 || d < -2) continue;
        height -= 0.26 * Math.exp(-((d / 0.6) ** 2));
        const run = c.run === 'q' ? c.q : c.run === 'y' ? c.y : c.along;
        const dash = (((run / 3.1) % 1) + 1) % 1;
        if (Math.abs(d) < 0.44 && dash < 0.74) {
          thread = true;
          height += 0.4 * Math.sqrt(1 - (d / 0.46) ** 2) * Math.sin((Math.PI * dash) / 0.74) ** 0.4;
        }
      }
    }
    out.finish = F[finishOf[slot] ?? 'leather'];
    out.slot = slot;
    const grain = finishOf[slot] ?? 'leather';
    height += grains[grain](c);
    if (grain === 'mesh') shade *= 0.9 + 1.1 * Math.max(-0.3, grains.mesh(c));
    if (thread) {
      out.slot = SLOT.thread;
      out.finish = F.lace;
      shade = 1;
    }
    if (cut.holes && slot === SLOT.base && c.x > 212) height -= perforate(out, c);
    out.height = height;
    out.shade = shade;
  }

  const parts = {
    [PART.upper]: upper,
    [PART.lining](a, o, out) {
      c.x = a[o];
      c.z = a[o + 2];
      set(out, SLOT.lining, F.lining, grains.lining(c), 1 - 0.35 * smoothstep(0.1, 0.8, a[o + 3]));
    },
    [PART.tongue](a, o, out) {
      const bound = a[o + 2] < 4.2 && a[o + 4] < 60;
      c.along = a[o];
      c.q = a[o + 1];
      const groove = -0.8 * Math.exp(-(((a[o + 2] - 4.2) / 0.7) ** 2));
      const label = a[o + 3] > 0 && a[o + 4] > 7 && a[o + 4] < 21 && Math.abs(a[o + 1]) < 13;
      const edge = label ? Math.min(a[o + 4] - 7, 21 - a[o + 4], 13 - Math.abs(a[o + 1])) : 0;
      if (label) set(out, SLOT.label, F.film, 0.7 * Math.min(1, edge), edge < 0.5 ? 0.8 : 1);
      else
        set(
          out,
          bound ? SLOT.eyestay : SLOT.tongue,
          F[bound ? 'leather' : 'mesh'],
          groove + (bound ? 0 : grains.mesh(c)),
          1,
        );
    },
    [PART.lace](a, o, out) {
      const weft = 0.09 * Math.cos((a[o] / 1.5 + Math.abs(a[o + 1]) / 1.6) * 2 * Math.PI);
      set(out, SLOT.lace, F.lace, weft, 1);
    },
    [PART.eyelet]: (a, o, out) => set(out, SLOT.eyelet, F.metal, 0, 1),
    [PART.hole]: (a, o, out) => set(out, SLOT.hole, F.hole, 0, 1),
    [PART.insole]: (a, o, out) => set(out, SLOT.insole, F.lining, 0, 0.85),
    [PART.stud]: (a, o, out) => set(out, a[o] > 0.5 ? SLOT.stud : SLOT.outsole, F.rubber, 0, 1),
    [PART.sole]: (a, o, out) => wall(a, o, out, silhouette),
    [PART.tread]: (a, o, out) => tread(a, o, out, silhouette.tread),
  };
  return (part, attributes, offset, out) => parts[part](attributes, offset, out);
}

function set(out, slot, finish, height, shade) {
  out.slot = slot;
  out.finish = finish;
  out.height = height;
  out.shade = shade;
}

function perforate(out, { x, y }) {
  const row = Math.round((x - 216) / 6);
  if (row < 0 || row > 4) return 0;
  const shift = (row & 1) * 3.2;
  const column = Math.round((y + 4 - shift) / 6.4);
  if (Math.abs(column * 6.4 + shift) > 14) return 0;
  const d = Math.hypot(x - 216 - row * 6, y + 4 - shift - column * 6.4);
  if (d < 1.15) set(out, SLOT.hole, F.hole, 0, 1);
  return 0.5 * Math.exp(-((d / 1.4) ** 2));
}

function wall(a, o, out, silhouette) {
  const x = a[o],
    z = a[o + 2],
    below = a[o + 3],
    along = a[o + 4];
  const split = silhouette.split(x);
  const isOut = z < split;
  let height = -0.7 * Math.exp(-(((z - split) / 0.5) ** 2)) + (isOut ? 0.3 : 0);
  let shade = 1 - 0.35 * Math.exp(-(((z - split) / 0.6) ** 2));
  if (below < 1.4) shade *= 0.72 + 0.2 * below;
  let slot = isOut ? SLOT.outsole : SLOT.midsole;
  const stitched =
    silhouette.sidewall === 'cup' || silhouette.sidewall === 'lug'
      ? silhouette.sidewall === 'cup'
        ? 4.6
        : 2.6
      : 0;
  const dash = (((along / 4.2) % 1) + 1) % 1;
  if (stitched && Math.abs(below - stitched) < 0.5 && dash < 0.76) {
    slot = SLOT.thread;
    height += 0.3;
  }
  const toe = smoothstep(250, 262, x);
  if (silhouette.sidewall === 'cup' && toe > 0 && below > 6.5 && !isOut)
    height += 0.4 * toe * Math.sin((along * 2 * Math.PI) / 3.6);
  if (silhouette.sidewall === 'gum' && isOut && below > 4)
    height += 0.22 * toe * Math.sin((along * 2 * Math.PI) / 3);
  if (silhouette.sidewall === 'wedge' && !isOut)
    height += 0.12 * smoothstep(120, 40, x) * Math.sin((z * 2 * Math.PI) / 5);
  set(out, slot, F.rubber, height, shade);
}

/** Patterns of the sole's underside: 1 is the tread's face, 0 the ground between. */
const patterns = {
  herringbone(x, y) {
    const zig = (Math.abs(((((y / 14) % 2) + 2) % 2) - 1) * 11 + x) % 9;
    const pivot = Math.hypot(x - 212, y + 6);
    if (pivot < 26) return 0.5 + 0.5 * Math.cos((pivot * 2 * Math.PI) / 6.5) > 0.35 ? 1 : 0;
    return zig > 1.3 && zig < 7.4 ? 1 : 0;
  },
  waffle(x, y) {
    const u = Math.abs((((((x + y) / 10) % 1) + 1) % 1) - 0.5),
      v = Math.abs((((((x - y) / 10) % 1) + 1) % 1) - 0.5);
    return u < 0.36 && v < 0.36 ? 1 : 0;
  },
  blocks(x, y) {
    const row = Math.floor(x / 17);
    const u = (((x / 17) % 1) + 1) % 1,
      v = ((((y + (row & 1) * 9) / 18) % 1) + 1) % 1;
    return u > 0.12 && u < 0.88 && v > 0.1 && v < 0.9 && Math.abs(y + 2) > 2.4 ? 1 : 0;
  },
  lugs(x, y, inside) {
    const star = ((((x + Math.abs(y) * 0.6) / 24) % 1) + 1) % 1;
    return inside < 13 || (star > 0.22 && star < 0.78 && Math.abs(y) < 15) ? 1 : 0;
  },
  plate: (x, y) => (Math.abs(Math.abs(y - 0.02 * (x - 150)) - 9) < 1.6 && x > 75 && x < 200 ? 0 : 1),
};

function tread(a, o, out, pattern) {
  const x = a[o],
    y = a[o + 1],
    inside = a[o + 2];
  const shank = x > 110 && x < 156 && pattern !== 'plate';
  const rim = inside < 6;
  const up = rim ? 1 : shank ? 0.35 : patterns[pattern](x, y, inside);
  const seam = Math.exp(-(((inside - 6.4) / 0.6) ** 2));
  set(out, SLOT.outsole, F.rubber, up * 1.6 - seam, (0.6 + 0.4 * up) * (1 - 0.3 * seam));
}
