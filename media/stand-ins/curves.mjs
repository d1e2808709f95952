/** Small numeric helpers shared by the generator. Lengths are millimetres. */

export const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

export function smoothstep(from, to, value) {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** Linear interpolation in a table of rising xs, flat beyond its ends. */
export function table(xs, ys) {
  return (x) => {
    if (x <= xs[0]) return ys[0];
    let i = 1;
    while (i < xs.length - 1 && xs[i] < x) i += 1;
    const t = clamp((x - xs[i - 1]) / (xs[i] - xs[i - 1]), 0, 1);
    return ys[i - 1] + (ys[i] - ys[i - 1]) * t;
  };
}

/** Monotone cubic interpolation (Fritsch–Carlson), flat beyond its ends. */
export function curve(xs, ys) {
  const n = xs.length;
  const slope = [];
  for (let i = 0; i < n - 1; i += 1) slope.push((ys[i + 1] - ys[i]) / (xs[i + 1] - xs[i]));
  const m = xs.map((_, i) => {
    if (i === 0) return slope[0];
    if (i === n - 1) return slope[n - 2];
    const a = slope[i - 1];
    const b = slope[i];
    return a * b <= 0 ? 0 : (2 * a * b) / (a + b);
  });
  return (at) => {
    const x = clamp(at, xs[0], xs[n - 1]);
    let i = 1;
    while (i < n - 1 && xs[i] < x) i += 1;
    const h = xs[i] - xs[i - 1];
    const t = (x - xs[i - 1]) / h;
    const u = 1 - t;
    return (
      ys[i - 1] * (1 + 2 * t) * u * u +
      m[i - 1] * h * t * u * u +
      ys[i] * t * t * (3 - 2 * t) -
      m[i] * h * t * t * u
    );
  };
}

/** A closed cubic spline through equally spaced values: smooth to the second derivative. */
export function closedSpline(values) {
  const n = values.length;
  const at = (i) => values[((i % n) + n) % n];
  const second = new Array(n).fill(0);
  for (let pass = 0; pass < 60; pass += 1) {
    for (let i = 0; i < n; i += 1) {
      const d = 6 * (at(i + 1) - 2 * at(i) + at(i - 1));
      second[i] = (d - second[(i + n - 1) % n] - second[(i + 1) % n]) / 4;
    }
  }
  return (s) => {
    const i = Math.floor(s);
    const t = s - i;
    const u = 1 - t;
    const a = ((i % n) + n) % n;
    const b = (a + 1) % n;
    return values[a] * u + values[b] * t + (second[a] * (u ** 3 - u) + second[b] * (t ** 3 - t)) / 6;
  };
}

/** An open smooth curve through points (Catmull–Rom); `t` runs from 0 to 1. */
export function path(points) {
  const n = points.length - 1;
  const at = (i) => points[clamp(i, 0, n)];
  return (t) => {
    const s = clamp(t, 0, 1) * n;
    const i = Math.min(Math.floor(s), n - 1);
    const f = s - i;
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    return b.map(
      (_, k) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * f +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * f * f +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * f ** 3),
    );
  };
}

export const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a, k) => [a[0] * k, a[1] * k, a[2] * k];
export const mix = (a, b, t) => a.map((value, i) => value + (b[i] - value) * t);
export const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a) => Math.hypot(a[0], a[1], a[2]);
export const cross = (a, b) => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export function unit(a) {
  const l = length(a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
}
