/** How many pictures an animated WebP has, by its chunks; 0 for one that stands still. */
export function countFrames(webp: Buffer): number {
  let frames = 0;
  for (let at = 12; at + 8 <= webp.length;) {
    if (webp.toString('latin1', at, at + 4) === 'ANMF') frames += 1;
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return frames;
}

/** How many scans a JPEG has: each goes over the whole picture, and a few bytes are enough for one. */
export function countScans(jpeg: Buffer): number {
  let scans = 0;
  let at = 2;
  while (at + 4 <= jpeg.length) {
    const marker = jpeg[at + 1]!;
    // Pixels, of which a 0 follows each 255, and marks between them.
    const isNoPart =
      jpeg[at] !== 0xff || marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    if (isNoPart) {
      const next = jpeg.indexOf(0xff, at + 1);
      if (next < 0) break;
      at = next;
      continue;
    }
    // What follows the end is no part of the picture.
    if (marker === 0xd9) break;
    if (marker === 0xda) scans += 1;
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return scans;
}
