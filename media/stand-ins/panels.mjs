/**
 * How each brand's uppers are cut. A panel is a field over the upper, about millimetres, above zero inside it;
 * later panels lie on top. All layouts are plain overlays of the kind any shoe has: caps, counters, stays.
 * A point `c` knows x, y, z (before the toe's spring), q (from the feather line), dt (from the opening),
 * k (ribs from the heel) and along (round the shoe).
 */
import { curve, table } from './curves.mjs';

export const SLOT = {
  base: 0,
  quarter: 1,
  heel: 2,
  accent: 3,
  collar: 4,
  toe: 5,
  eyestay: 6,
  tongue: 7,
  lining: 8,
  lace: 9,
  eyelet: 10,
  thread: 11,
  midsole: 12,
  outsole: 13,
  label: 14,
  stud: 15,
  hole: 16,
  insole: 17,
};

const softMin = (a, b, r = 5) => {
  const h = Math.max(r - Math.abs(a - b), 0) / r;
  return Math.min(a, b) - h * h * r * 0.25;
};

/** A band along the sole whose height follows x. */
const mudguard = (xs, hs) => {
  const height = curve(xs, hs);
  return { slot: 'toe', run: 'along', thick: 1.2, stitch: [1.9, 4.2], f: (c) => height(c.x) - c.q };
};
const foxing = (h0, h1, h2) => {
  const height = curve([0, 150, 297], [h0, h1, h2]);
  return { slot: 'quarter', run: 'along', thick: 1, stitch: [1.9], f: (c) => height(c.x) - c.q };
};
const toeCap = (from, bow) => ({
  slot: 'toe',
  run: 'q',
  thick: 1.2,
  stitch: [1.9, 4.2],
  f: (c) => c.x - from + bow * (c.y + 4) ** 2,
});
const heelCounter = (reach, lean, top) => ({
  slot: 'heel',
  run: 'edge',
  thick: 1.2,
  stitch: [1.9, 4.2],
  f(c) {
    const front = reach + (c.z - 50) * lean - c.x;
    const above = (top - c.q) * 1;
    c.run = front < above ? 'q' : 'along';
    return softMin(front, above, 10);
  },
});
const heelTab = (reach, deep) => ({
  slot: 'accent',
  run: 'along',
  thick: 1,
  stitch: [1.8],
  f: (c) => softMin(reach - c.x, deep - c.dt, 6),
});
const heelStrip = (wide) => ({
  slot: 'accent',
  run: 'q',
  thick: 1,
  stitch: [1.6],
  f: (c) => wide - Math.abs(c.y) - Math.max(0, c.x - 40),
});
const eyestay = (wide, lower = 0) => {
  const edge = table(
    [0, 4.8, 5.5, 6.1, 8, 11, 14],
    [-30, -30, 0, wide, wide + lower * 0.5, wide + 2 + lower, wide + 8],
  );
  return { slot: 'eyestay', run: 'along', thick: 1.2, stitch: [1.9], f: (c) => edge(c.k) - c.dt };
};
const collar = (wide) => {
  const edge = table([0, 2, 4, 5, 5.7, 6.4, 14], [wide + 3, wide, wide, wide, wide * 0.5, -20, -40]);
  return { slot: 'collar', run: 'along', thick: 0.5, soft: 2.2, stitch: [-1.6], f: (c) => edge(c.k) - c.dt };
};
const rear = (to, lean, bow = 0) => ({
  slot: 'quarter',
  run: 'q',
  thick: 1.1,
  stitch: [1.9],
  f: (c) => to + (c.q - 30) * lean + bow * (c.q - 34) ** 2 - c.x,
});
const ridge = (reach) => ({
  slot: 'accent',
  run: 'q',
  thick: 0.9,
  stitch: [1.5],
  f: (c) => softMin(reach - Math.abs(c.y + 3), c.x - 205 + 0, 8),
});
/** finish: how a slot's surface takes light and what grain it has. */
const skins = {
  smooth: {
    base: 'leather',
    quarter: 'leather',
    heel: 'leather',
    accent: 'leather',
    collar: 'leather',
    toe: 'leather',
    eyestay: 'leather',
  },
  sueded: {
    base: 'leather',
    quarter: 'suede',
    heel: 'suede',
    accent: 'leather',
    collar: 'leather',
    toe: 'suede',
    eyestay: 'suede',
  },
  knitted: {
    base: 'mesh',
    quarter: 'suede',
    heel: 'film',
    accent: 'film',
    collar: 'mesh',
    toe: 'suede',
    eyestay: 'film',
  },
  canvas: {
    base: 'canvas',
    quarter: 'canvas',
    heel: 'suede',
    accent: 'leather',
    collar: 'leather',
    toe: 'suede',
    eyestay: 'suede',
  },
  suede: {
    base: 'suede',
    quarter: 'suede',
    heel: 'suede',
    accent: 'leather',
    collar: 'leather',
    toe: 'suede',
    eyestay: 'suede',
  },
  film: {
    base: 'film',
    quarter: 'film',
    heel: 'film',
    accent: 'film',
    collar: 'mesh',
    toe: 'film',
    eyestay: 'leather',
  },
};

const toeGuard = [
  [0, 150, 176, 196, 225, 252, 275, 300],
  [-40, -16, 6, 18, 22, 27, 31, 36],
];
const lowGuard = [
  [0, 170, 190, 215, 250, 275, 300],
  [-40, -20, 4, 12, 17, 22, 26],
];
const tallGuard = [
  [0, 130, 160, 185, 215, 250, 300],
  [-40, -14, 10, 26, 33, 36, 40],
];

/** Brand by brand: the panels of a low shoe; `v` (0 to 1) makes models of one brand differ a little. */
const layouts = {
  nike: (v) => [
    foxing(30 + 8 * v, 12, -30),
    heelCounter(50 + 10 * v, -0.28, 62),
    collar(17),
    mudguard(...(v > 0.5 ? lowGuard : toeGuard)),
    eyestay(17),
    heelTab(24, 22),
  ],
  adidas: (v) => [
    rear(106 + 14 * v, 0.7),
    collar(14),
    toeCap(226 - 6 * v, 0.006),
    ridge(8 + 2 * v),
    eyestay(19, 3),
    heelCounter(30, -0.1, 40 + 10 * v),
    heelTab(20, 18),
  ],
  puma: (v) => [
    foxing(22 + 6 * v, 19, 20),
    rear(86 + 10 * v, -0.5, 0.012),
    collar(20),
    eyestay(24, 6 * v),
    heelTab(34, 30),
  ],
  'new balance': (v) => [
    rear(128, 0.35, 0.01),
    mudguard(...tallGuard),
    heelCounter(64 + 8 * v, 0.25, 44),
    collar(16),
    eyestay(20, 8 * v),
    heelStrip(11),
    heelTab(22, 20),
  ],
  vans: (v) => [
    rear(134 + 8 * v, -0.75),
    collar(12),
    toeCap(212 + 8 * v, -0.004),
    eyestay(22, 2),
    heelStrip(13 + 3 * v),
  ],
  balenciaga: (v) => [
    rear(150 - 20 * v, 1.5, 0),
    mudguard(...lowGuard),
    collar(11),
    eyestay(14, 0),
    heelCounter(22, 0.12, 90),
  ],
};

const brandSkins = {
  nike: ['smooth', 'sueded'],
  adidas: ['sueded', 'smooth'],
  puma: ['suede', 'smooth'],
  'new balance': ['sueded', 'suede'],
  vans: ['canvas', 'sueded'],
  balenciaga: ['smooth', 'smooth'],
};

/** @returns { panels, skin, holes } for one model; `v` from 0 to 1 is the model's own variation. */
export function cutOf(brand, type, v) {
  const panels = layouts[brand](v).map((panel) => ({ ...panel, slot: SLOT[panel.slot] }));
  const pair = brandSkins[brand];
  let skin = skins[pair[v > 0.5 ? 1 : 0]];
  if (type === 'running') skin = skins.knitted;
  if (type === 'football') skin = skins.film;
  if (type === 'boot') skin = v > 0.5 && brand !== 'balenciaga' ? skins.suede : skins.smooth;
  if (type === 'basketball') {
    skin = skins.smooth;
    panels.unshift({ ...rear(96 + 12 * v, 0.55, 0.004), slot: SLOT.quarter });
    panels.push({ ...collar(30 + 8 * v), slot: SLOT.collar, stitch: [-1.6, 12] });
  }
  if (type === 'classic' && brand === 'vans') skin = skins.canvas;
  const plain = type === 'football';
  return {
    panels: plain ? panels.filter((p) => p.slot !== SLOT.toe) : panels,
    skin,
    holes: (type === 'sneaker' || type === 'basketball') && brand !== 'adidas' && brand !== 'vans',
  };
}
