/** Midsole, outsole, studs and insole. */
import { curve, smoothstep } from './curves.mjs';
import { PART } from './mesh.mjs';
import { evenRibs, springOf } from './upper.mjs';

const SIDE = 40;
const BOTTOM = 46;

/** The small profile of each kind of side wall, added outwards. `f` is the share of the wall's height. */
const profiles = {
  cup: (x, z, top) => -0.6 * Math.exp(-(((top - z - 4.6) / 0.8) ** 2)),
  gum: () => 0,
  wedge: (x, z, top) => {
    const middle = top * (0.58 - 0.1 * smoothstep(60, 230, x));
    const cut = smoothstep(22, 60, x) * (1 - smoothstep(215, 255, x));
    return (
      -3 * cut * Math.exp(-(((z - middle) / 3.4) ** 2)) + 1.6 * cut * Math.exp(-(((z - middle + 9) / 5) ** 2))
    );
  },
  plate: () => 0,
  lug: (x, z, top) => -1.1 * Math.exp(-(((top - z - 7) / 0.9) ** 2)),
};

export function buildSole(mesh, silhouette, last) {
  const { s, perimeter } = evenRibs(last);
  const spring = springOf(silhouette.spring);
  const lipAt = curve([0, 40, 150, 297], silhouette.lip);
  const flareAt = curve([0, 60, 150, 230, 297], silhouette.flare);
  const profile = profiles[silhouette.sidewall];
  const columns = s.map((value, u) => {
    const [bx, by] = last.base(value);
    const out = last.outward(value);
    const along = (u / (s.length - 1)) * perimeter;
    return {
      bx,
      by,
      out,
      along,
      top: silhouette.midTop(bx),
      lip: lipAt(bx),
      flare: flareAt(bx),
      low: bottomAt(silhouette, bx, along),
    };
  });
  const wall = (column, f) => {
    const z = column.low + f * (column.top - column.low);
    const round = roundOff(z - column.low, 2.6) + roundOff(column.top - z, 1.6);
    const belly = 0.8 * Math.sin(Math.PI * f);
    const reach =
      column.lip + column.flare * (1 - f) ** 1.4 + belly - round + profile(column.bx, z, column.top);
    return [column.bx + column.out[0] * reach, column.by + column.out[1] * reach, z];
  };
  const lift = ([x, y, z]) => [x, y, z + spring(x) + (silhouette.ground ?? 0)];
  const vertex = (row, u) => {
    const column = columns[u];
    if (row < BOTTOM) return bottomVertex(wall(column, 0), row / (BOTTOM - 1), column, lift, silhouette);
    if (row < BOTTOM + SIDE) {
      const f = (row - BOTTOM) / (SIDE - 1);
      const p = wall(column, f);
      return [...lift(p), p[0], p[1], p[2], column.top - p[2], column.along, f];
    }
    const tuck = (row - BOTTOM - SIDE + 1) / 5;
    const p = wall(column, 1);
    const inner = [p[0] - column.out[0] * 7 * tuck, p[1] - column.out[1] * 7 * tuck, column.top - 0.3 - tuck];
    return [...lift(inner), p[0], p[1], column.top, 0, column.along, 1];
  };
  mesh.addGrid(BOTTOM + SIDE + 5, s.length, vertex, (row) => (row < BOTTOM - 1 ? PART.tread : PART.sole));
  buildInsole(mesh, silhouette, columns, lift);
  for (const stud of silhouette.studs ?? []) buildStud(mesh, stud, spring, silhouette.ground);
}

function bottomAt(silhouette, x, along) {
  if (!silhouette.arch) return 0;
  const hollow = silhouette.arch(x);
  const tooth = smoothstep(-0.25, 0.1, Math.sin((along * 2 * Math.PI) / 15.5));
  return hollow + silhouette.lugDepth * (1 - tooth) * (hollow > 1 ? 0.3 : 1);
}

function roundOff(distance, radius) {
  const t = Math.min(1, Math.max(0, distance / radius));
  return radius * (1 - Math.sqrt(Math.max(0, 1 - (1 - t) ** 2)));
}

function bottomVertex(edge, f, column, lift, silhouette) {
  const axis = [Math.min(262, Math.max(38, edge[0])), edge[0] > 150 ? 5 : -1];
  const x = axis[0] + (edge[0] - axis[0]) * f;
  const y = axis[1] + (edge[1] - axis[1]) * f;
  const inside = Math.hypot(edge[0] - x, edge[1] - y);
  const hollow = silhouette.arch ? silhouette.arch(x) : 0;
  const z = edge[2] + (hollow - edge[2]) * smoothstep(0, 12, inside);
  return [...lift([x, y, z]), x, y, inside, 0, 0, 0];
}

function buildInsole(mesh, silhouette, columns, lift) {
  mesh.addGrid(
    12,
    columns.length,
    (row, u) => {
      const c = columns[u];
      const k = row / 11;
      const x = (c.bx - c.out[0] * 3) * (1 - k) + Math.min(265, Math.max(35, c.bx)) * k;
      const y = (c.by - c.out[1] * 3) * (1 - k);
      return [...lift([x, y, c.top + 4 - 2 * k]), x, y, 0, 0, 0, 0];
    },
    PART.insole,
  );
}

function buildStud(mesh, [x, y, radius], spring, height) {
  const rows = 18;
  mesh.addGrid(
    rows,
    26,
    (row, c) => {
      const t = row / (rows - 4);
      const cap = Math.max(0, row - (rows - 4)) / 3;
      const r =
        radius * (1 - 0.36 * Math.min(1, t) + 0.6 * Math.exp(-t * 9)) * Math.cos((cap * Math.PI) / 2.02);
      const z = height + 3 - (height + 2) * Math.min(1, t) - 1 * Math.sin((cap * Math.PI) / 2);
      const a = (-c / 26) * 2 * Math.PI;
      return [x + r * 1.15 * Math.cos(a), y + r * 0.9 * Math.sin(a), z + spring(x), t, 0, 0, 0, 0, 0];
    },
    PART.stud,
    { closeColumns: true },
  );
}
