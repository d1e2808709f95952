/** Tongue, laces and eyelets. */
import { add, cross, curve, dot, mix, path, scale, sub, unit } from './curves.mjs';
import { PART } from './mesh.mjs';

const power = (value, exponent) => Math.sign(value) * Math.abs(value) ** exponent;

export function buildTongue(mesh, silhouette, lift) {
  const { line, width, thick, bend } = silhouette.tongue;
  const at = path(line);
  const share = line.map((_, i) => i / (line.length - 1));
  const [widthAt, thickAt, bendAt] = [curve(share, width), curve(share, thick), curve(share, bend)];
  const steps = 130;
  const around = 72;
  const total = Array.from({ length: 60 }, (_, i) => Math.hypot(...sub(at((i + 1) / 60), at(i / 60)))).reduce(
    (a, b) => a + b,
  );
  const widest = Math.max(...width);
  mesh.addGrid(
    steps,
    around,
    (row, c) => {
      const t = row / (steps - 1);
      const centre = at(t);
      const tangent = unit(sub(at(Math.min(1, t + 0.01)), at(Math.max(0, t - 0.01))));
      let normal = unit(cross([0, 1, 0], tangent));
      if (normal[2] < 0 && t < 0.5) normal = scale(normal, -1);
      const left = (1 - t) * total;
      const tip = Math.min(1, left / 13);
      const w = widthAt(t) * (1 - (1 - tip) ** 2.6) ** (1 / 2.6) + 0.01;
      const h = thickAt(t) * Math.sqrt(Math.max(0, 1 - (1 - Math.min(1, left / 4.5)) ** 2)) + 0.01;
      const a = (-2 * Math.PI * c) / around;
      const y = w * power(Math.cos(a), 0.75);
      const z = h * power(Math.sin(a), 0.8) - bendAt(t) * w * (y / widest) ** 2;
      const p = add(add(centre, [0, y, 0]), scale(normal, z));
      return [...lift(p), t * total, y, Math.min(w - Math.abs(y), left), Math.sin(a), left, 0];
    },
    PART.tongue,
    { closeColumns: true },
  );
}

/** The eyelets' places on both sides: point, its normal, the throat's edge beside it and the edge's normal. */
function eyeletPlaces(silhouette, upper, last) {
  const { count, from, to, inset } = silhouette.laces;
  const side = (sign) =>
    Array.from({ length: count }, (_, i) => {
      const fold = from + ((to - from) * i) / (count - 1);
      const want = sign < 0 ? fold : last.count - fold;
      let u = 0;
      upper.s.forEach((value, index) => {
        if (Math.abs(value - want) < Math.abs(upper.s[u] - want)) u = index;
      });
      const rib = upper.cache[u];
      const v = Math.round((rib.outer.length - 1) * (1 - inset / rib.total));
      const edge = rib.outer.length - 1;
      return { p: rib.outer[v], n: rib.normals[v], edge: rib.outer[edge], edgeNormal: rib.normals[edge] };
    });
  return [side(-1), side(1)];
}

export function buildLaces(mesh, silhouette, upper, last) {
  const { width, arch, count } = silhouette.laces;
  const [outer, inner] = eyeletPlaces(silhouette, upper, last);
  const ribbon = (points, normals) => addRibbon(mesh, points, normals, width, upper.lift);
  const into = (e) => add(sub(e.p, scale(e.n, 3.2)), scale(sub(e.p, e.edge), 0.12));
  const out = (e) => add(e.p, add(scale(e.n, 0.3), scale(sub(e.p, e.edge), 0.03)));
  const over = (e) => add(mix(e.p, e.edge, 0.38), scale(e.n, 1.8));
  const bar = (a, b) => {
    const up = unit(add(a.edgeNormal, b.edgeNormal));
    const top = add(mix(a.edge, b.edge, 0.5), scale(up, arch + 0.9));
    ribbon(
      [
        into(a),
        out(a),
        over(a),
        add(a.edge, scale(a.edgeNormal, 1.3)),
        top,
        add(b.edge, scale(b.edgeNormal, 1.3)),
        over(b),
        out(b),
        into(b),
      ],
      [a.n, a.n, a.n, a.edgeNormal, up, b.edgeNormal, b.n, b.n, b.n],
    );
  };
  const diagonal = (a, b, lift) => {
    const up = unit(add(a.edgeNormal, b.edgeNormal));
    const top = add(mix(a.edge, b.edge, 0.5), scale(up, arch + 0.6 + lift));
    ribbon(
      [
        into(a),
        out(a),
        over(a),
        add(a.edge, scale(a.edgeNormal, 1.3 + lift * 0.5)),
        add(mix(a.edge, top, 0.5), scale(up, 0.7)),
        top,
        add(mix(b.edge, top, 0.5), scale(up, -0.4)),
        sub(b.edge, scale(b.edgeNormal, 3)),
        sub(b.p, scale(b.n, 5)),
      ],
      [a.n, a.n, a.n, unit(add(a.n, a.edgeNormal)), up, up, up, b.edgeNormal, b.n],
    );
  };
  bar(outer[count - 1], inner[count - 1]);
  for (let i = count - 1; i > 0; i -= 1) {
    diagonal(inner[i], outer[i - 1], 0.2);
    diagonal(outer[i], inner[i - 1], 2);
  }
  bar(outer[0], inner[0]);
  for (const e of [...outer, ...inner]) addEyelet(mesh, e, width, upper.lift);
}

function addRibbon(mesh, points, normals, width, lift) {
  const at = path(points);
  const normalAt = path(normals);
  const steps = 64;
  const around = 14;
  let along = 0;
  const spine = Array.from({ length: steps }, (_, i) => {
    const t = i / (steps - 1);
    const c = at(t);
    const tangent = unit(sub(at(Math.min(1, t + 0.01)), at(Math.max(0, t - 0.01))));
    const across = unit(cross(normalAt(t), tangent));
    return { c, across, up: cross(tangent, across) };
  });
  const lengths = spine.map((q, i) => (along += i ? Math.hypot(...sub(q.c, spine[i - 1].c)) : 0));
  mesh.addGrid(
    steps,
    around,
    (row, c) => {
      const { c: centre, across, up } = spine[row];
      const end = Math.min(lengths[row], along - lengths[row]);
      const w = width * (0.55 + 0.45 * Math.min(1, Math.max(0, (end - 1.5) / 6.5)));
      const a = (2 * Math.PI * c) / around;
      const p = add(
        centre,
        add(scale(across, w * power(Math.cos(a), 0.8)), scale(up, 0.9 * power(Math.sin(a), 0.85))),
      );
      return [...lift(p), lengths[row], w * Math.cos(a), 0, 0, 0, 0];
    },
    PART.lace,
    { closeColumns: true },
  );
}

function addEyelet(mesh, { p, n }, width, lift) {
  const t = unit(cross(n, Math.abs(dot(n, [0, 0, 1])) > 0.95 ? [1, 0, 0] : [0, 0, 1]));
  const b = cross(n, t);
  const ring = width * 0.72;
  const spot = (a, radius, height) =>
    add(p, add(add(scale(t, radius * Math.cos(a)), scale(b, radius * Math.sin(a))), scale(n, height)));
  mesh.addGrid(
    25,
    9,
    (row, c) => {
      const a = (2 * Math.PI * row) / 24;
      const e = (-2 * Math.PI * c) / 8;
      return [...lift(spot(a, ring + 0.65 * Math.cos(e), 0.15 + 0.5 * Math.sin(e))), 0, 0, 0, 0, 0, 0];
    },
    PART.eyelet,
  );
  mesh.addGrid(
    2,
    25,
    (row, c) => {
      const a = (-2 * Math.PI * c) / 24;
      return [...lift(spot(a, row ? ring : 0, 0.2)), 0, 0, 0, 0, 0, 0];
    },
    PART.hole,
  );
}
