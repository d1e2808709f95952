/** Three short soft sounds: node media/generator/sounds.mjs. Needs ffmpeg for the two encodings. */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const RATE = 44100;
const root = fileURLToPath(new URL('../sounds/', import.meta.url));

/** A struck bar: a few partials that each fade at their own pace, with a soft attack. */
function bar(t, pitch, partials, decay) {
  if (t < 0) return 0;
  const attack = Math.min(1, t / 0.004);
  return (
    partials.reduce(
      (sum, [ratio, level]) =>
        sum + level * Math.sin(2 * Math.PI * pitch * ratio * t) * Math.exp((-t * ratio ** 0.6) / decay),
      0,
    ) * attack
  );
}

const bell = [
  [1, 1],
  [2.01, 0.35],
  [3.98, 0.12],
];
const wood = [
  [1, 1],
  [2.7, 0.25],
  [5.2, 0.08],
];

/** name → [seconds, sample at t]. Levels leave headroom; the web plays them at a quarter to two fifths. */
const sounds = {
  ding: [0.9, (t) => 0.42 * bar(t, 1318.5, bell, 0.2) + 0.16 * bar(t, 659.3, bell, 0.26)],
  tap: [0.16, (t) => 0.5 * bar(t, 523.3, wood, 0.028)],
  success: [1, (t) => 0.3 * bar(t, 784, bell, 0.2) + 0.3 * bar(t - 0.11, 1174.7, bell, 0.24)],
};

function pcm([seconds, sample]) {
  const count = Math.round(seconds * RATE);
  const data = Buffer.alloc(count * 2);
  for (let i = 0; i < count; i += 1) {
    const fade = Math.min(1, (count - i) / (0.03 * RATE));
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample(i / RATE) * fade)) * 32767), i * 2);
  }
  return data;
}

mkdirSync(root, { recursive: true });
for (const [name, sound] of Object.entries(sounds)) {
  const input = [
    '-y',
    '-loglevel',
    'error',
    '-f',
    's16le',
    '-ar',
    String(RATE),
    '-ac',
    '1',
    '-i',
    '-',
    '-map_metadata',
    '-1',
  ];
  execFileSync('ffmpeg', [...input, '-c:a', 'libmp3lame', '-q:a', '5', `${root}${name}.mp3`], {
    input: pcm(sound),
  });
  execFileSync('ffmpeg', [...input, '-c:a', 'libvorbis', '-q:a', '3', `${root}${name}.ogg`], {
    input: pcm(sound),
  });
}
