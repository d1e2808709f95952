/** A growing triangle mesh. `attributes` are seven numbers a vertex whose meaning depends on the part. */
export const PART = {
  upper: 1,
  lining: 2,
  tongue: 3,
  lace: 4,
  eyelet: 5,
  sole: 6,
  tread: 7,
  stud: 8,
  insole: 9,
  hole: 10,
};
export const ATTRIBUTES = 7;

export class Mesh {
  positions = [];
  attributes = [];
  triangles = [];
  parts = [];
  grids = [];

  get vertexCount() {
    return this.positions.length / 3;
  }

  /**
   * Adds a grid of `rows` × `columns` vertices and its triangles.
   * @param vertexAt (row, column) → [x, y, z, ...attributes]
   * @param partAt the part of the cell beginning at (row, column)
   */
  addGrid(rows, columns, vertexAt, partAt, { closeColumns = false } = {}) {
    const base = this.vertexCount;
    for (let r = 0; r < rows; r += 1) {
      for (let c = 0; c < columns; c += 1) {
        const v = vertexAt(r, c);
        this.positions.push(v[0], v[1], v[2]);
        for (let k = 0; k < ATTRIBUTES; k += 1) this.attributes.push(v[3 + k] ?? 0);
      }
    }
    const lastColumn = closeColumns ? columns : columns - 1;
    for (let r = 0; r < rows - 1; r += 1) {
      for (let c = 0; c < lastColumn; c += 1) {
        const part = typeof partAt === 'function' ? partAt(r, c) : partAt;
        const c2 = (c + 1) % columns;
        const a = base + r * columns + c;
        const b = base + r * columns + c2;
        const d = base + (r + 1) * columns + c;
        const e = base + (r + 1) * columns + c2;
        this.triangles.push(a, b, e, a, e, d);
        this.parts.push(part, part);
      }
    }
    this.grids.push({ base, rows, columns, closeColumns });
  }

  /** Typed arrays and vertex normals; the vertices on a seam share their normal. */
  finish() {
    const mesh = {
      positions: Float32Array.from(this.positions),
      attributes: Float32Array.from(this.attributes),
      triangles: Uint32Array.from(this.triangles),
      parts: Uint8Array.from(this.parts),
      grids: this.grids,
      vertexCount: this.vertexCount,
    };
    mesh.normals = normalsOf(mesh);
    return mesh;
  }
}

function normalsOf({ positions: p, triangles: t, grids, vertexCount }) {
  const n = new Float32Array(vertexCount * 3);
  for (let i = 0; i < t.length; i += 3) {
    const [a, b, c] = [t[i] * 3, t[i + 1] * 3, t[i + 2] * 3];
    const ux = p[b] - p[a],
      uy = p[b + 1] - p[a + 1],
      uz = p[b + 2] - p[a + 2];
    const vx = p[c] - p[a],
      vy = p[c + 1] - p[a + 1],
      vz = p[c + 2] - p[a + 2];
    const x = uy * vz - uz * vy,
      y = uz * vx - ux * vz,
      z = ux * vy - uy * vx;
    for (const v of [a, b, c]) {
      n[v] += x;
      n[v + 1] += y;
      n[v + 2] += z;
    }
  }
  for (const g of grids) weldSeam(n, p, g);
  for (let i = 0; i < n.length; i += 3) {
    const l = Math.hypot(n[i], n[i + 1], n[i + 2]) || 1;
    n[i] /= l;
    n[i + 1] /= l;
    n[i + 2] /= l;
  }
  return n;
}

function weldSeam(n, p, { base, rows, columns, closeColumns }) {
  if (closeColumns) return;
  for (let r = 0; r < rows; r += 1) {
    const a = (base + r * columns) * 3;
    const b = (base + r * columns + columns - 1) * 3;
    if (Math.hypot(p[a] - p[b], p[a + 1] - p[b + 1], p[a + 2] - p[b + 2]) > 0.01) continue;
    for (let k = 0; k < 3; k += 1) n[a + k] = n[b + k] = n[a + k] + n[b + k];
  }
}
