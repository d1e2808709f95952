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

const albedoOf = (colours) => {
  const albedo = [];
  for (const [name, slot] of Object.entries(SLOT)) {
    albedo[slot] = toLinear(colours[name] ?? '#101010').map((c) => 0.022 + c * 0.93);
  }
  return albedo;
};

/** For films: each pixel's mean light on the shoe before the tone curve, and how much of it is shoe. */
export function linearPicture(layers, colours, samples = 2) {
  const width = layers.width / samples,
    height = layers.height / samples;
  const albedo = albedoOf(colours);
  const light = new Float32Array(width * height * 3);
  const cover = new Float32Array(width * height);
  for (let i = 0; i < layers.slot.length; i += 1) {
    const slot = layers.slot[i];
    if (slot === 255) continue;
    const o =
      Math.floor(Math.floor(i / layers.width) / samples) * width + Math.floor((i % layers.width) / samples);
    cover[o] += 1 / (samples * samples);
    for (let k = 0; k < 3; k += 1)
      light[o * 3 + k] += albedo[slot][k] * layers.light[i * 3 + k] + layers.shine[i];
  }
  for (let o = 0; o < cover.length; o += 1) {
    for (let k = 0; k < 3 && cover[o] > 0; k += 1)
      light[o * 3 + k] *= EXPOSURE / (cover[o] * samples * samples);
  }
  return { light, cover };
}

/** Develops a film's frame over the floor. */
export function toneInto(out, light, cover, ground) {
  for (let o = 0; o < cover.length; o += 1) {
    const share = cover[o];
    for (let k = o * 3; k < o * 3 + 3; k += 1) {
      out[k] = share === 0 ? ground[k] : ground[k] * (1 - share) + tone(light[k]) * share;
    }
  }
}

const backdrops = new Map();

function backdropOf(width, height) {
  const key = `${width}x${height}`;
  if (!backdrops.has(key)) {
    const picture = new Float32Array(width * height * 3);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) picture.set(backdrop(x, y, width, height), (y * width + x) * 3);
    }
    backdrops.set(key, picture);
  }
  return backdrops.get(key);
}

/** The empty studio floor with the shoe's shadow, as floats: the same for every colourway of a view. */
export function groundOf(width, height, floorShade) {
  const ground = Float32Array.from(backdropOf(width, height));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dark = 1 - floorShade(x, y);
      if (dark <= 0) continue;
      const o = (y * width + x) * 3;
      for (let k = 0; k < 3; k += 1) ground[o + k] *= Math.max(0, 1 - dark * (1 + 0.015 * k));
    }
  }
  return ground;
}

/**
 * @param layers from `shade`, at `samples` times the picture's size
 * @param colours slot name → hex
 * @param ground from `groundOf`
 */
export function mixPicture(layers, colours, ground, samples = 2) {
  const width = layers.width / samples,
    height = layers.height / samples;
  const albedo = albedoOf(colours);
  const out = Buffer.alloc(width * height * 3);
  const many = samples * samples;
  for (let o = 0; o < out.length; o += 1) out[o] = Math.round(ground[o]);
  const [x0, y0, x1, y1] = layers.box.map((edge) => Math.floor(edge / samples));
  for (let y = y0; y <= Math.min(y1, height - 1); y += 1) {
    for (let x = x0; x <= Math.min(x1, width - 1); x += 1) {
      const o = (y * width + x) * 3;
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
        const shine = layers.shine[i];
        r += tone((a[0] * layers.light[i * 3] + shine) * EXPOSURE);
        g += tone((a[1] * layers.light[i * 3 + 1] + shine) * EXPOSURE);
        b += tone((a[2] * layers.light[i * 3 + 2] + shine) * EXPOSURE);
      }
      out[o] = Math.round(r / many);
      out[o + 1] = Math.round(g / many);
      out[o + 2] = Math.round(b / many);
    }
  }
  return { data: out, width, height };
}
