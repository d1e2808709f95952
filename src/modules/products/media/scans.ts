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
