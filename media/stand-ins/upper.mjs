/** The upper: ribs from the feather line to the opening, a rolled rim, and the lining inside it. */
import { add, closedSpline, cross, curve, mix, scale, smoothstep, sub, unit } from './curves.mjs';
import { PART } from './mesh.mjs';

const RIBS = 620;
const ALONG = 84;
const RIM = 9;
const LINING = 26;

/** The toe curls up and the heel's edge is bevelled; everything on the shoe follows. */
export function springOf([from, height]) {
  return (x) => {
    const t = Math.max(0, (x - from) / (297 - from));
    const h = Math.min(1.3, Math.max(0, (14 - x) / 14));
    return height * t ** 2.1 + 1.2 * h * h;
  };
}

const innerSide = curve([0, 60, 120, 165, 215, 250, 281, 291], [0.93, 0.92, 0.8, 0.84, 0.95, 1, 1.12, 1.1]);

/** The outline and opening as functions of s, which counts ribs of the table round the shoe. */
export function lastOf(silhouette) {
  const outer = silhouette.rows;
  const inner = outer.slice(1, -1).reverse();
  const flip = (row) => {
    const r = [...row];
    r[1] *= -innerSide(r[0]);
    r[3] *= -1;
    r[6] *= -1;
    return r;
  };
  // The outer side faces negative y, where the side view's camera stands.
  const rows = [
    ...outer.map((r) => [r[0], -r[1], r[2], -r[3], r[4], r[5], -r[6], ...r.slice(7)]),
    ...inner.map((r) => flip([r[0], -r[1], r[2], -r[3], r[4], r[5], -r[6], ...r.slice(7)])),
  ];
  const column = (k) => closedSpline(rows.map((r) => r[k]));
  const columns = rows[0].map((_, k) => column(k));
  const last = outer.length - 1;
  return {
    count: rows.length,
    /** Ribs counted from the heel, on whichever side: 0 at the heel, `last` at the toe. */
    fold: (s) => Math.min(s, rows.length - s),
    last,
    base: (s) => [columns[0](s), columns[1](s)],
    rib: (s) => columns.map((f) => f(s)),
    outward(s) {
      const [ax, ay] = [columns[0](s - 0.02), columns[1](s - 0.02)];
      const [bx, by] = [columns[0](s + 0.02), columns[1](s + 0.02)];
      return unit([by - ay, -(bx - ax), 0]);
    },
  };
}

/** Values of s that stand evenly round the shoe, the first repeated at the end. */
export function evenRibs(last, count = RIBS) {
  const fine = 6000;
  const along = [0];
  let before = middle(last, 0);
  for (let i = 1; i <= fine; i += 1) {
    const here = middle(last, (i / fine) * last.count);
    along.push(along[i - 1] + Math.hypot(here[0] - before[0], here[1] - before[1], here[2] - before[2]));
    before = here;
  }
  const result = [];
  let j = 0;
  for (let i = 0; i <= count; i += 1) {
    const want = (along[fine] * i) / count;
    while (j < fine - 1 && along[j + 1] < want) j += 1;
    const t = (want - along[j]) / (along[j + 1] - along[j] || 1);
    result.push(((j + t) / fine) * last.count);
  }
  return { s: result, perimeter: along[fine] };
}

function middle(last, s) {
  const r = last.rib(s);
  return [0.6 * r[0] + 0.4 * r[2], 0.6 * r[1] + 0.4 * r[3], 0.4 * r[4]];
}

function ribPoints(last, silhouette, s) {
  const r = last.rib(s);
  const out = last.outward(s);
  const start = [r[0], r[1], silhouette.midTop(r[0]) - 5];
  const end = [r[2], r[3], r[4]];
  const pull = unit([r[5], r[6], r[7]]);
  const distance = Math.hypot(...sub(end, start));
  const p1 = add(start, scale(unit([out[0] * r[10], out[1] * r[10], 1]), r[9] * distance));
  const p2 = add(end, scale(pull, r[8] * distance));
  return evenly(start, p1, p2, end);
}

function evenly(a, b, c, d) {
  const fine = [];
  const along = [0];
  for (let i = 0; i <= 160; i += 1) {
    const t = i / 160;
    const u = 1 - t;
    fine.push(a.map((_, k) => u ** 3 * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t ** 3 * d[k]));
    if (i > 0) along.push(along[i - 1] + Math.hypot(...sub(fine[i], fine[i - 1])));
  }
  const points = [];
  let j = 0;
  for (let i = 0; i < ALONG; i += 1) {
    const want = (along[160] * i) / (ALONG - 1);
    while (j < 159 && along[j + 1] < want) j += 1;
    points.push(mix(fine[j], fine[j + 1], (want - along[j]) / (along[j + 1] - along[j] || 1)));
  }
  return { points, total: along[160] };
}

/** Builds the upper into `mesh`; gives back what laces and panels need to find their place. */
export function buildUpper(mesh, silhouette, last) {
  const { s, perimeter } = evenRibs(last);
  const columns = s.length;
  const alongAt = (u) => (u / RIBS) * perimeter;
  const ribs = s.map((value) => ribPoints(last, silhouette, value));
  const surface = (u, v) => ribs[(u + RIBS) % RIBS].points[Math.min(ALONG - 1, Math.max(0, v))];
  const normal = (u, v) =>
    unit(cross(sub(surface(u + 1, v), surface(u - 1, v)), sub(surface(u, v + 1), surface(u, v - 1))));
  const throat = silhouette.rows.findIndex((r) => r[6] >= 0.8);
  const padAt = curve([0, throat - 1.2, throat - 0.5, throat + 0.2], [1, 1, 0.45, 0]);
  const rimAt = curve([0, 3, throat - 1.5, throat - 0.5, throat + 0.3, 14], [5.2, 4.8, 4.4, 3, 1.6, 1.3]);
  const spring = springOf(silhouette.spring);
  const cache = s.map((value, u) => {
    const fold = last.fold(value);
    const pad = silhouette.padding * padAt(fold);
    const outer = [];
    const normals = [];
    for (let v = 0; v < ALONG; v += 1) {
      const n = normal(u % RIBS, v);
      const q = (ribs[u].total * v) / (ALONG - 1);
      const dt = ribs[u].total - q;
      const puff = pad * Math.exp(-(((dt - 11) / 11) ** 2)) - 0.25 * pad * Math.exp(-(((dt - 28) / 4) ** 2));
      outer.push(add(surface(u % RIBS, v), scale(n, puff)));
      normals.push(n);
    }
    return { fold, outer, normals, total: ribs[u].total, rim: rimAt(fold) };
  });
  const lift = (p) => [p[0], p[1], p[2] + spring(p[0])];
  const vertex = (row, u) => {
    const rib = cache[u];
    if (row < ALONG) {
      const p = rib.outer[row];
      const q = (rib.total * row) / (ALONG - 1);
      return [...lift(p), ...p, q, rib.total - q, rib.fold, alongAt(u)];
    }
    const top = rib.outer[ALONG - 1];
    const n = rib.normals[ALONG - 1];
    const up = unit(sub(top, rib.outer[ALONG - 4]));
    if (row < ALONG + RIM) {
      const a = (Math.PI * (row - ALONG + 1)) / RIM;
      const p = add(add(top, scale(up, rib.rim * Math.sin(a))), scale(n, -rib.rim * (1 - Math.cos(a))));
      return [...lift(p), ...p, rib.total, 0, rib.fold, alongAt(u)];
    }
    return liningVertex(rib, row, n, lift);
  };
  mesh.addGrid(ALONG + RIM + LINING, columns, vertex, (row) =>
    row < ALONG + RIM / 2 - 1 ? PART.upper : PART.lining,
  );
  return { cache, s, lift };
}

function liningVertex(rib, row, n, lift) {
  const depth = (row - ALONG - RIM + 1) / LINING;
  const at = (ALONG - 1) * (1 - depth * 0.86);
  const j = Math.floor(at);
  const outer = mix(rib.outer[j], rib.outer[Math.min(ALONG - 1, j + 1)], at - j);
  const thick = 2 * rib.rim + 2.5 * smoothstep(0, 0.5, depth);
  const p = add(outer, scale(mix(rib.normals[j], n, Math.exp(-depth * 12)), -thick));
  return [...lift(p), ...p, depth, 0, rib.fold];
}
