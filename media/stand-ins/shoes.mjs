/**
 * Photographs the catalogue: node media/stand-ins/shoes.mjs [--only text] [--missing] [--workers n]
 * Writes media/shoes/<product>/<colour>/<view>-{960,480}.webp; the same catalogue gives the same pictures.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, Worker, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { poses } from './camera.mjs';
import { models } from './catalogue.mjs';
import { mixPicture } from './picture.mjs';
import { photograph, setUp } from './studio.mjs';

/** Photographed at this size with two samples a side, then enlarged: a third of the time and of the bytes. */
const SIZE = 720;
const root = fileURLToPath(new URL('../shoes/', import.meta.url));
const folder = (model, way) => `${root}${model.slug}/${way.colour}`;
const done = (model) =>
  model.colourways.every((way) =>
    Object.keys(poses).every((view) => existsSync(`${folder(model, way)}/${view}-480.webp`)),
  );

async function write(picture, stem) {
  const raw = { raw: { width: picture.width, height: picture.height, channels: 3 } };
  for (const width of [960, 480]) {
    const webp = { quality: 52, effort: 4, smartSubsample: true };
    await sharp(picture.data, raw).resize(width, width).webp(webp).toFile(`${stem}-${width}.webp`);
  }
}

async function shoot(model) {
  const shoe = setUp(model);
  for (const [view, pose] of Object.entries(poses)) {
    const { layers, ground } = photograph(shoe, pose, SIZE, SIZE);
    for (const way of model.colourways) {
      mkdirSync(folder(model, way), { recursive: true });
      await write(mixPicture(layers, way.parts, ground), `${folder(model, way)}/${view}`);
    }
  }
}

async function work({ only, missing, share, workers }) {
  const wanted = models().filter((model) => !only || model.slug.includes(only));
  for (const [index, model] of wanted.entries()) {
    if (index % workers !== share || (missing && done(model))) continue;
    const start = Date.now();
    await shoot(model);
    console.log(`${model.slug} ${((Date.now() - start) / 1000).toFixed(0)} s`);
  }
}

if (isMainThread) {
  const options = {
    only: { type: 'string' },
    missing: { type: 'boolean' },
    workers: { type: 'string', default: '2' },
  };
  const { values } = parseArgs({ options });
  const workers = Number(values.workers);
  for (let share = 0; share < workers; share += 1) {
    new Worker(new URL(import.meta.url), { workerData: { ...values, share, workers } });
  }
} else {
  sharp.concurrency(1);
  await work(workerData);
}
