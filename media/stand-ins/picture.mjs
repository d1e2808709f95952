/** Mixes a colourway over the studio's floor: tone, shadow, down-sampling. Gives 8-bit RGB. */
import { SLOT } from './panels.mjs';

const EXPOSURE = 0.5;

export const toLinear = (hex) =>
  [1, 3, 5].map((i) => {
    const c = parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });

const tone = (() => {
  const steps = 4096;
  const lookup = new Float32Array(steps + 1);
  for (let i = 0; i <= steps; i += 1) {
    const x = (i / steps) * 3;
    const soft = x < 0.55 ? x : 0.55 + 0.45 * (1 - Math.exp(-(x - 0.55) / 0.45));
    const s = soft <= 0.0031308 ? soft * 12.92 : 1.055 * soft ** (1 / 2.4) - 0.055;
    lookup[i] = s * 255;
  }
  return (x) => lookup[Math.min(steps, Math.max(0, Math.round((x / 3) * steps)))];
})();

/** The studio's warm grey, lightest above the middle. */
export function backdrop(x, y, width, height) {
  const reach =
    Math.hypot(x / width - 0.46, (y / height - 0.42) * (height > width ? height / width : 1)) / 0.72;
  const t = Math.min(1, reach) ** 1.5;
  return [209 - 23 * t, 202 - 24 * t, 193 - 25 * t];
}

/** The empty studio floor with the shoe's shadow, as floats: the same for every colourway of a view. */
export function groundOf(width, height, floorShade) {
  const ground = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const back = backdrop(x, y, width, height);
      const dark = 1 - floorShade(x, y);
      for (let k = 0; k < 3; k += 1)
        ground[(y * width + x) * 3 + k] = back[k] * Math.max(0, 1 - dark * (1 + 0.015 * k));
    }
  }
  return ground;
}

/**
 * @param layers from `shade`, at `samples` times the picture's size
 * @param colours slot name → hex
 * @param ground from `groundOf`
 * @param gain (x, y) → share of light on the shoe, for films
 */
export function mixPicture(layers, colours, ground, samples = 2, gain = null) {
  const width = layers.width / samples,
    height = layers.height / samples;
  const albedo = [];
  for (const [name, slot] of Object.entries(SLOT))
    albedo[slot] = toLinear(colours[name] ?? '#101010').map((c) => 0.022 + c * 0.93);
  const out = Buffer.alloc(width * height * 3);
  const many = samples * samples;
  for (let o = 0; o < out.length; o += 1) out[o] = Math.round(ground[o]);
  const [x0, y0, x1, y1] = layers.box.map((edge) => Math.floor(edge / samples));
  for (let y = y0; y <= Math.min(y1, height - 1); y += 1) {
    for (let x = x0; x <= Math.min(x1, width - 1); x += 1) {
      const o = (y * width + x) * 3;
      const lift = gain ? gain(x, y) : 1;
      let r = 0,
        g = 0,
        b = 0;
      for (let k = 0; k < many; k += 1) {
        const i = (y * samples + Math.floor(k / samples)) * layers.width + x * samples + (k % samples);
        const slot = layers.slot[i];
        if (slot === 255) {
          r += ground[o];
          g += ground[o + 1];
          b += ground[o + 2];
          continue;
        }
        const a = albedo[slot];
        const shine = layers.shine[i] * lift;
        r += tone((a[0] * layers.light[i * 3] * lift + shine) * EXPOSURE);
        g += tone((a[1] * layers.light[i * 3 + 1] * lift + shine) * EXPOSURE);
        b += tone((a[2] * layers.light[i * 3 + 2] * lift + shine) * EXPOSURE);
      }
      out[o] = Math.round(r / many);
      out[o + 1] = Math.round(g / many);
      out[o + 2] = Math.round(b / many);
    }
  }
  return { data: out, width, height };
}
