/** How a picture's colours are coded, as ITU-T H.273 numbers them. */
export interface ColorCodes {
  readonly primaries: number;
  readonly transfer: number;
}

/** @returns the codes of an AVIF's main picture, or of a PNG; null when there are none, as in other formats */
export function readColorCodes(file: Buffer): ColorCodes | null {
  try {
    return file.toString('latin1', 4, 8) === 'ftyp' ? codesOfAvif(file) : codesOfPng(file);
  } catch {
    // A box or a chunk goes on beyond the file.
    return null;
  }
}

/** PNG's chunk `cICP`, which comes before the pixels. */
function codesOfPng(file: Buffer): ColorCodes | null {
  if (file.toString('latin1', 1, 4) !== 'PNG') return null;
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString('latin1', at + 4, at + 8);
    if (type === 'IDAT') return null;
    if (type === 'cICP') return { primaries: file.readUInt8(at + 8), transfer: file.readUInt8(at + 9) };
  }
  return null;
}

/** A property of the main picture, which `pitm` names, in the boxes of ISO/IEC 23008-12. */
function codesOfAvif(file: Buffer): ColorCodes | null {
  const meta = boxesOf(file).find(({ type }) => type === 'meta');
  const inMeta = meta ? boxesOf(meta.content.subarray(4)) : [];
  const main = inMeta.find(({ type }) => type === 'pitm')?.content;
  const inProperties = boxesOf(inMeta.find(({ type }) => type === 'iprp')?.content ?? Buffer.alloc(0));
  const all = boxesOf(inProperties.find(({ type }) => type === 'ipco')?.content ?? Buffer.alloc(0));
  if (!main) return null;
  const id = main.readUInt8(0) === 0 ? main.readUInt16BE(4) : main.readUInt32BE(4);
  for (const { content } of inProperties.filter(({ type }) => type === 'ipma')) {
    for (const index of propertiesOf(content, id)) {
      const property = all[index - 1];
      if (property?.type !== 'colr' || property.content.toString('latin1', 0, 4) !== 'nclx') continue;
      return { primaries: property.content.readUInt16BE(4), transfer: property.content.readUInt16BE(6) };
    }
  }
  return null;
}

/** The numbers, from 1, of the properties that an `ipma` box gives to an item. */
function propertiesOf(ipma: Buffer, id: number): number[] {
  const isLongId = ipma.readUInt8(0) > 0;
  const isLongIndex = (ipma.readUInt8(3) & 1) === 1;
  let at = 8;
  for (let left = ipma.readUInt32BE(4); left > 0; left -= 1) {
    const item = isLongId ? ipma.readUInt32BE(at) : ipma.readUInt16BE(at);
    at += isLongId ? 4 : 2;
    const count = ipma.readUInt8(at);
    at += 1;
    const size = isLongIndex ? 2 : 1;
    const begin = at;
    at += count * size;
    if (item !== id) continue;
    // The first bit says that the property must be understood.
    return Array.from({ length: count }, (_, index) =>
      isLongIndex ? ipma.readUInt16BE(begin + index * 2) & 0x7fff : ipma.readUInt8(begin + index) & 0x7f,
    );
  }
  return [];
}

function boxesOf(content: Buffer): { type: string; content: Buffer }[] {
  const boxes = [];
  let at = 0;
  while (at + 8 <= content.length) {
    const size = content.readUInt32BE(at);
    const isLong = size === 1;
    const length = isLong ? Number(content.readBigUInt64BE(at + 8)) : size || content.length - at;
    const head = isLong ? 16 : 8;
    if (length < head) break;
    boxes.push({
      type: content.toString('latin1', at + 4, at + 8),
      content: content.subarray(at + head, at + length),
    });
    at += length;
  }
  return boxes;
}
