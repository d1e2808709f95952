import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const MB = 1024 * 1024;

/** A picture in which every pixel differs, so that it compresses badly. */
export function picture(width = 1600, height = 1200): sharp.Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } });
}

/** An AVIF of libavif's, 64 pixels wide and high, whose colours are coded so, by the numbers of H.273. */
export function codedAvif(primaries: number, transfer: number): Buffer {
  const avif = Buffer.from(AVIF, 'base64');
  const at = avif.indexOf('colrnclx') + 8;
  avif.writeUInt16BE(primaries, at);
  avif.writeUInt16BE(transfer, at + 2);
  return avif;
}

const AVIF = [
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAA',
  'AAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAACQAAAAoaWluZgAAAAAAAQAA',
  'ABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAEAAAABAAAAAEHBpeGkAAAAA',
  'AwgICAAAAAxhdjFDgSAAAAAAABNjb2xybmNseAABAA0ABoAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACxtZGF0EgAKCTgV',
  'f/2EBDQaQDIVFkAGGGGEALSD6tvC0s9cI+nMGD2Y',
].join('');

/** A small PNG of one colour. */
export const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

/** A complete PNG of one colour, a few thousand bytes at any size; `rows` for fewer rows than its header says. */
export function hugePng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const end = pngChunk('IEND', Buffer.alloc(0));
  return Buffer.concat([signature, pngChunk('IHDR', header), pngChunk('IDAT', pixels), end]);
}

/** A text chunk of a PNG that unpacks to 100 MB. */
export const zipBomb = (): Buffer =>
  pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100 * MB))]));

/** A chunk of a PNG file. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, check]);
}

/** The file with part of its middle overwritten. */
export function garbled(content: Buffer): Buffer {
  const copy = Buffer.from(content);
  copy.fill(0x5a, 1000, 1400);
  return copy;
}

/** A unique square picture of random dots, which compresses badly. */
export function noise(side: number): Promise<Buffer> {
  return sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
}
