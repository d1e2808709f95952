/**
 * Promo films and their posters: node media/stand-ins/films.mjs [--only name] [--posters]
 * A strip light passes over one shoe while the picture drifts; the light is dark at both ends and the drift
 * is a full circle, so that the last frame meets the first. Needs ffmpeg for the films, not for the posters.
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { lookAt, place, poses, rasterise } from './camera.mjs';
import { models } from './catalogue.mjs';
import { dot, unit } from './curves.mjs';
import { relight, soften } from './light.mjs';
import { linearPicture, mixPicture, toneInto } from './picture.mjs';
import { shade } from './shade.mjs';
import { photograph, setUp } from './studio.mjs';

const films = [
  { name: 'home', slug: 'court-nova-low', colour: 'do-cam' },
  { name: 'nike', slug: 'bat-cao-2-mid', colour: 'xanh-duong' },
  { name: 'adidas', slug: 'san-dat-nen-76', colour: 'xanh-reu' },
  { name: 'puma', slug: 'khoi-pho', colour: 'xanh-ngoc' },
  { name: 'new-balance', slug: 'suong-som', colour: 'xam-tro' },
  { name: 'vans', slug: 'van-chieu', colour: 'xanh-hai-quan' },
  { name: 'balenciaga', slug: 'single-volume', colour: 'den', still: true },
];

const WIDTH = 1280;
const HEIGHT = 640;
const RATE = 24;
const SECONDS = 8;
const STATIONS = 9;
const root = fileURLToPath(new URL('../films/', import.meta.url));

/** The hero's place: the title has the left 44 %, the shoe stands at 45–98 % of the width. */
const wide = (tall) => ({
  pose: { ...poses['three-quarter'], lens: tall ? 1.85 : 2.28, at: [0, 0, tall ? 88 : 58] },
  centre: [tall ? 0.73 : 0.712, tall ? 0.53 : 0.5],
});
/** On a phone the shoe stands in the upper half and the title below it. */
const portrait = (tall) => ({
  pose: { ...poses['three-quarter'], lens: tall ? 3.2 : 3.75, at: [0, 0, tall ? 88 : 58] },
  centre: [0.5, 0.4],
});

async function poster(shoe, parts, view, [width, height], file) {
  const { layers, ground } = photograph(shoe, view.pose, width, height, 2, view.centre);
  const { data } = mixPicture(layers, parts, ground);
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  const format = file.endsWith('.jpg')
    ? picture.jpeg({ quality: 84 })
    : picture.webp({ quality: 74, effort: 6, smartSubsample: true });
  await format.toFile(file);
}

/** The studio's light of one station of the strip: it climbs from the left, passes over, sinks to the right. */
function strip(station) {
  const angle = Math.PI * (-0.04 + (1.08 * station) / (STATIONS - 1));
  const at = unit([-Math.cos(angle), -0.55, Math.sin(angle) * 0.9 + 0.28]);
  const lamp = { at, power: 5.5, focus: 16 };
  return { lamp, sky: (d) => new Array(3).fill(lamp.power * Math.exp(lamp.focus * (dot(d, at) - 1))) };
}

/** The film's linear layers: the studio alone, then each station of the strip alone. */
function film(shoe, parts, view) {
  const { layers, ground } = photograph(shoe, view.pose, WIDTH, HEIGHT, 2, view.centre);
  const base = linearPicture(layers, parts);
  const world = place(shoe.mesh, view.pose);
  const camera = lookAt(view.pose, WIDTH * 2, HEIGHT * 2, view.centre);
  const raster = rasterise(shoe.mesh, world, camera, WIDTH * 2, HEIGHT * 2);
  const stations = [];
  for (let k = 0; k < STATIONS; k += 1) {
    const { lamp, sky } = strip(k);
    const light = soften(shoe.mesh, relight(shoe.sets[0], shoe.masks[0], view.pose.rotate, sky), 8);
    stations.push(
      linearPicture(shade(shoe.mesh, world, raster, light, shoe.describe, view.pose.eye, [lamp]), parts)
        .light,
    );
  }
  return { ...base, ground, stations };
}

function frame(made, t, out) {
  const place = t * (STATIONS - 1);
  const k = Math.min(STATIONS - 2, Math.floor(place));
  const share = place - k;
  // The strip fades in and out at the ends of its way.
  const power = Math.sin(Math.PI * t) ** 1.5;
  const [a, b] = [made.stations[k], made.stations[k + 1]];
  const light = made.mixed;
  const [wa, wb, dim] = [power * (1 - share), power * share, 1 - 0.12 * power];
  for (let i = 0; i < light.length; i += 1) light[i] = made.light[i] * dim + a[i] * wa + b[i] * wb;
  toneInto(made.picture, light, made.cover, made.ground);
  drift(made.picture, 1.022 + 0.012 * Math.cos(2 * Math.PI * t), 5 * Math.sin(2 * Math.PI * t), out);
}

/** Scales about the shoe and shifts, with bilinear samples; edges repeat. A fixed grain hides banding. */
function drift(from, zoom, shift, out) {
  const [cx, cy] = [WIDTH * 0.71, HEIGHT * 0.55];
  for (let y = 0; y < HEIGHT; y += 1) {
    const sy = Math.min(HEIGHT - 1.001, Math.max(0, cy + (y - cy) / zoom));
    const j = Math.floor(sy);
    const v = sy - j;
    for (let x = 0; x < WIDTH; x += 1) {
      const sx = Math.min(WIDTH - 1.001, Math.max(0, cx + (x - cx + shift) / zoom));
      const i = Math.floor(sx);
      const u = sx - i;
      const o = (j * WIDTH + i) * 3;
      const grain = ((x * 7 + y * 13) % 17) / 17;
      for (let c = 0; c < 3; c += 1) {
        const above = from[o + c] * (1 - u) + from[o + 3 + c] * u;
        const below = from[o + WIDTH * 3 + c] * (1 - u) + from[o + WIDTH * 3 + 3 + c] * u;
        out[(y * WIDTH + x) * 3 + c] = Math.floor(above * (1 - v) + below * v + grain);
      }
    }
  }
}

function encoder(codec, file) {
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    String(RATE),
    '-i',
    '-',
  ];
  const run = spawn('ffmpeg', [...input, '-an', ...codec, '-pix_fmt', 'yuv420p', file], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const end = new Promise((resolve, reject) =>
    run.on('close', (code) => (code ? reject(new Error(`ffmpeg ${code}`)) : resolve())),
  );
  const write = (data) =>
    new Promise((resolve) => (run.stdin.write(data) ? resolve() : run.stdin.once('drain', resolve)));
  return { write, finish: () => (run.stdin.end(), end) };
}

async function shoot({ name, slug, colour, still }, onlyPosters) {
  const model = models().find((m) => m.slug === slug);
  const { parts } = model.colourways.find((way) => way.colour === colour);
  const tall = model.type === 'basketball' || model.type === 'boot';
  const shoe = setUp(model);
  await poster(shoe, parts, wide(tall), [1600, 800], `${root}${name}-poster-1600.webp`);
  await poster(shoe, parts, portrait(tall), [800, 1230], `${root}${name}-poster-800.webp`);
  if (name === 'home') {
    const card = { pose: { ...poses['three-quarter'], lens: 2.7 }, centre: [0.5, 0.48] };
    await poster(shoe, parts, card, [1200, 630], fileURLToPath(new URL('../og-image.jpg', import.meta.url)));
  }
  if (still || onlyPosters) return;
  const made = film(shoe, parts, wide(tall));
  made.mixed = new Float32Array(WIDTH * HEIGHT * 3);
  made.picture = new Float32Array(WIDTH * HEIGHT * 3);
  const h264 = [
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    '27',
    '-profile:v',
    'high',
    '-movflags',
    '+faststart',
  ];
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '40',
    '-b:v',
    '0',
    '-deadline',
    'good',
    '-cpu-used',
    '4',
    '-row-mt',
    '1',
  ];
  const outputs = [encoder(h264, `${root}${name}.mp4`), encoder(vp9, `${root}${name}.webm`)];
  const count = RATE * SECONDS;
  for (let n = 0; n < count; n += 1) {
    const out = Buffer.alloc(WIDTH * HEIGHT * 3);
    frame(made, n / count, out);
    for (const output of outputs) await output.write(out);
  }
  await Promise.all(outputs.map((output) => output.finish()));
}

const { values } = parseArgs({ options: { only: { type: 'string' }, posters: { type: 'boolean' } } });
mkdirSync(root, { recursive: true });
for (const one of films.filter(({ name }) => !values.only || name === values.only)) {
  await shoot(one, values.posters);
  console.log(one.name);
}
