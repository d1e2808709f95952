/**
 * Six lasts, each as a table. A row is one rib of the upper on the outer side, from heel to toe:
 *   [baseX, baseY | topX, topY, topZ | direction at the top x, y, z | end pull, start pull, bulge]
 * The inner side mirrors it. Millimetres; x runs heel to toe, y to the inner side, z up.
 */
import { curve, smoothstep } from './curves.mjs';

const low = [
  [4, 0, 11, 0, 95, -0.46, 0, -1, 0.4, 0.34, 0.24],
  [10, 20.5, 16, 13, 93, -0.32, 0.3, -1, 0.39, 0.34, 0.22],
  [30, 32.5, 34, 24, 84, 0, 0.3, -1, 0.36, 0.34, 0.12],
  [62, 36, 62, 29.5, 73, 0, 0.28, -1, 0.36, 0.36, 0.1],
  [95, 37, 91, 30.5, 76, 0, 0.35, -1, 0.36, 0.36, 0.1],
  [122, 39, 111, 27, 92, 0.06, 0.55, -1, 0.36, 0.36, 0.1],
  [143, 41.5, 124, 21.5, 108, 0.12, 0.85, -0.85, 0.36, 0.36, 0.1],
  [166, 45, 142, 17.5, 106, 0.14, 0.9, -0.66, 0.38, 0.36, 0.1],
  [190, 48.5, 163, 15, 98.5, 0.16, 0.92, -0.56, 0.4, 0.35, 0.1],
  [213, 50, 183, 13, 90, 0.22, 0.93, -0.5, 0.42, 0.35, 0.1],
  [239, 47, 198, 10.5, 83, 0.5, 0.85, -0.44, 0.44, 0.36, 0.1],
  [262, 36.3, 206, 7, 79, 0.8, 0.6, -0.4, 0.46, 0.37, 0.1],
  [280, 21, 209.5, 3.5, 77.4, 0.95, 0.3, -0.38, 0.46, 0.38, 0.1],
  [291, -4, 210.5, 0, 77, 1, 0, -0.32, 0.49, 0.39, 0.1],
];

const high = [
  [4, 0, 13, 0, 153, 0.3, 0, -1, 0.42, 0.34, 0.26],
  [10, 20.5, 18, 14, 152, 0.26, 0.1, -1, 0.41, 0.34, 0.24],
  [28, 32, 32, 25, 145, 0.1, 0.12, -1, 0.36, 0.34, 0.16],
  [55, 35.5, 56, 31.5, 133, 0, 0.16, -1, 0.34, 0.36, 0.12],
  [80, 37, 84, 32, 138, 0, 0.2, -1, 0.34, 0.36, 0.1],
  [105, 38.5, 106, 28.5, 154, 0.02, 0.4, -1, 0.34, 0.36, 0.1],
  [125, 40.5, 119, 21.5, 167, 0.05, 0.8, -0.9, 0.34, 0.36, 0.1],
  [145, 42.5, 128, 19, 149, 0.2, 0.92, -0.6, 0.36, 0.36, 0.1],
  [166, 45.5, 140, 17.5, 128, 0.26, 0.92, -0.52, 0.38, 0.36, 0.1],
  [190, 48.5, 159, 15.5, 111, 0.22, 0.92, -0.52, 0.4, 0.36, 0.1],
  [215, 50.5, 181, 13, 98, 0.24, 0.93, -0.48, 0.42, 0.36, 0.1],
  [241, 47, 198, 10.5, 89, 0.5, 0.85, -0.42, 0.44, 0.37, 0.1],
  [262, 37.5, 206, 7, 85, 0.8, 0.6, -0.38, 0.47, 0.38, 0.1],
  [280, 22.5, 209.5, 3.5, 83.2, 0.95, 0.3, -0.35, 0.48, 0.39, 0.1],
  [291, -4, 210.5, 0, 82.8, 1, 0, -0.31, 0.49, 0.4, 0.1],
];

const lowTongue = {
  line: [
    [214, 0, 69.5],
    [190, 0, 82],
    [165, 0, 94],
    [142, 0, 104],
    [124, 0, 117],
    [112, 0, 136],
  ],
  width: [16, 20, 24, 27, 28, 27],
  thick: [1.5, 2.2, 2.8, 3.6, 4.6, 4.4],
  bend: [0.1, 0.22, 0.36, 0.44, 0.36, 0.24],
};
const highTongue = {
  line: [
    [214, 0, 75],
    [190, 0, 88],
    [165, 0, 103],
    [141, 0, 117],
    [124, 0, 138],
    [112, 0, 163],
    [104, 0, 188],
  ],
  width: [16, 20, 24, 27, 29, 31, 31],
  thick: [1.5, 2.2, 3, 3.6, 4.2, 5, 4.6],
  bend: [0.1, 0.22, 0.36, 0.46, 0.5, 0.46, 0.38],
};

/** A copy of rows with every height (and optionally more) changed. */
const shape = (rows, change) => rows.map((row) => change([...row]));
const raise = (tongue, dz) => ({ ...tongue, line: tongue.line.map(([x, y, z]) => [x, y, z + dz(x)]) });

const runningLift = curve([0, 60, 130, 210, 297], [21, 18, 13, 8, 4]);
const footballDrop = curve([0, 60, 130, 210, 297], [-12, -13, -15, -20, -22]);
const classicDrop = curve([0, 60, 130, 210, 297], [-3, -3, -4, -7, -9]);

export const silhouettes = {
  sneaker: {
    rows: low,
    spring: [180, 19],
    midTop: curve([0, 25, 70, 130, 200, 250, 285, 297], [30, 29.5, 27, 24.5, 22, 21.5, 23, 24]),
    split: curve([0, 150, 250, 297], [6.5, 6, 6.5, 9]),
    lip: [3, 2.6, 2.6, 3],
    flare: [1.2, 1, 0.3, 0.6, -2.2],
    tread: 'herringbone',
    tongue: lowTongue,
    laces: { count: 6, from: 6.3, to: 10.6, inset: 8.5, width: 3.4, arch: 1.6 },
    padding: 3.4,
    sidewall: 'cup',
  },
  classic: {
    rows: shape(low, (r) => {
      r[4] += classicDrop(r[2]);
      r[1] *= 0.95;
      r[3] *= 0.97;
      return r;
    }),
    spring: [170, 15],
    midTop: curve([0, 25, 70, 130, 200, 250, 285, 297], [23, 22.5, 21, 19.5, 18, 17.5, 18.5, 19]),
    split: curve([0, 297], [17.5, 14.5]),
    lip: [2, 1.8, 1.8, 2.2],
    flare: [0.4, 0.2, -0.4, -0.2, -2.4],
    tread: 'waffle',
    tongue: raise(lowTongue, (x) => classicDrop(x) - 2),
    laces: { count: 6, from: 6.3, to: 10.4, inset: 8, width: 3.1, arch: 1.4 },
    padding: 2.2,
    sidewall: 'gum',
  },
  running: {
    rows: shape(low, (r) => {
      r[4] += runningLift(r[2]);
      if (r[2] < 20) r[4] += 7;
      r[1] *= 0.97;
      return r;
    }),
    spring: [150, 34],
    midTop: curve([0, 20, 60, 110, 160, 210, 260, 285, 297], [54, 53, 49, 43, 36, 30, 25, 24, 25]),
    split: curve([0, 60, 150, 250, 297], [7, 6, 5.5, 6, 10]),
    lip: [6.5, 5, 3.4, 3.4],
    flare: [8.5, 7, 3, 3.2, -1.5],
    tread: 'blocks',
    tongue: raise(lowTongue, (x) => runningLift(x)),
    laces: { count: 6, from: 6.3, to: 10.4, inset: 7.5, width: 3, arch: 1.4 },
    padding: 4.6,
    sidewall: 'wedge',
  },
  basketball: {
    rows: high,
    spring: [180, 19],
    midTop: curve([0, 25, 70, 130, 200, 250, 285, 297], [38, 37, 34, 31, 27, 26, 28, 29.5]),
    split: curve([0, 40, 150, 230, 262, 297], [9, 7, 6, 8, 12, 20]),
    lip: [3.2, 2.6, 2.6, 3],
    flare: [3.2, 1.8, 0.6, 1.4, -1.6],
    tread: 'herringbone',
    tongue: highTongue,
    laces: { count: 8, from: 6.3, to: 11.6, inset: 8.5, width: 3.6, arch: 1.6 },
    padding: 5,
    sidewall: 'cup',
  },
  football: {
    rows: shape(low, (r) => {
      r[0] = 150 + (r[0] - 150) * 0.985;
      r[1] *= 0.9;
      r[3] *= 0.92;
      r[4] += footballDrop(r[2]) + (r[2] < 100 ? 2 : 0);
      return r;
    }),
    spring: [170, 16],
    midTop: curve([0, 40, 100, 200, 260, 297], [15, 14, 10.5, 9.5, 10, 12]),
    split: curve([0, 297], [0.4, 0.4]),
    lip: [1.6, 1, 1, 1.4],
    flare: [-1, -3, -5, -3, -2],
    tread: 'plate',
    tongue: raise(lowTongue, (x) => footballDrop(x) - 3),
    laces: { count: 6, from: 6.3, to: 10.6, inset: 6.5, width: 2.8, arch: 1.3 },
    padding: 2.6,
    sidewall: 'plate',
    ground: 13.2,
    studs: [
      [30, 17, 6.5],
      [30, -17, 6.5],
      [66, 19, 6.5],
      [66, -19, 6.5],
      [172, 29, 6],
      [178, -28, 6],
      [212, 34, 6.2],
      [216, -35, 6.2],
      [212, 0, 5.5],
      [250, 28, 6],
      [252, -31, 6],
      [272, -4, 5.5],
    ],
  },
  boot: {
    rows: shape(high, (r) => {
      const up = smoothstep(170, 100, r[2]);
      r[4] += 9 * up + 4;
      // A boot's collar is nearly level and stands close round the ankle.
      if (r[2] < 110) r[4] += (160 - r[4]) * 0.45 * up;
      return r;
    }),
    spring: [175, 15],
    midTop: curve([0, 70, 110, 140, 200, 285, 297], [36, 35, 32, 30, 27.5, 27, 28]),
    split: curve([0, 297], [27, 19.5]),
    lip: [3.4, 3, 3.4, 4],
    flare: [1, 0.6, 0.8, 1, -1.6],
    tread: 'lugs',
    tongue: raise(highTongue, (x) => 4 + 8 * smoothstep(165, 105, x)),
    laces: { count: 8, from: 6.3, to: 11.4, inset: 8, width: 2.4, arch: 1.6 },
    padding: 4,
    sidewall: 'lug',
    /** How far the sole is hollowed above the floor between heel and ball. */
    arch: curve([0, 72, 84, 118, 142, 297], [0, 0, 9, 9, 0, 0]),
    lugDepth: 4.2,
  },
};
