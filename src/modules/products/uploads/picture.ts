import type sharp from 'sharp';

/** The two widths every picture is kept in, in pixels: the one for a card and the one for the modal. */
export const WIDTHS = [480, 960] as const;

export type Width = (typeof WIDTHS)[number];

/** A picture as it is kept: WebP in each width. */
export type Picture = Record<Width, Buffer>;

/** What is read: nothing that holds scripts, pages or other files is even tried. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/** A camera's picture has 50 million pixels; one of more is refused before it is unpacked. */
const MAX_PIXELS = 50_000_000;
/** How many times its width a picture may be high; a higher one is made smaller. */
const HIGHEST = 2;
const PATIENCE_SECONDS = 10;
const QUALITY = 82;

let loading: Promise<typeof sharp> | undefined;

/**
 * Draws a picture anew as WebP in both widths: upright, in sRGB, without metadata, the first image of a moving
 * one. A small picture stays as small as it is.
 *
 * @param file the uploaded file; its content decides, not its name
 * @returns null when it is no JPEG, PNG, WebP or AVIF, is broken, or has too many pixels
 */
export async function drawPicture(file: Buffer): Promise<Picture | null> {
  if (!looksLikePicture(file)) return null;
  const library = await (loading ??= loadLibrary());
  try {
    const { format, compression } = await open(library, file).metadata();
    if (!FORMATS.includes(format) || (format === 'heif' && compression !== 'av1')) return null;
    return await draw(library, file);
  } catch {
    return null;
  }
}

/** Loaded at the first picture, which few runs of the shop are sent: a start need not wait for it. */
async function loadLibrary(): Promise<typeof sharp> {
  const { default: library } = await import('sharp');
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: READERS });
  return library;
}

function open(library: typeof sharp, file: Buffer): sharp.Sharp {
  return library(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
}

/** The large file is unpacked once; both sizes are made of the pixels of the larger one. */
async function draw(library: typeof sharp, file: Buffer): Promise<Picture> {
  const { data, info } = await open(library, file)
    .timeout({ seconds: PATIENCE_SECONDS })
    .autoOrient()
    .resize(within(960))
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = library(data, { raw: { width, height, channels } });
  const at = (size: Width): Promise<Buffer> =>
    pixels.clone().resize(within(size)).webp({ quality: QUALITY }).toBuffer();
  return { 480: await at(480), 960: await at(960) };
}

function within(width: Width): sharp.ResizeOptions {
  return { width, height: width * HIGHEST, fit: 'inside', withoutEnlargement: true };
}

/** Looks at the first bytes, so that other formats never come near a reader. */
function looksLikePicture(file: Buffer): boolean {
  const text = (from: number, to: number): string => file.toString('latin1', from, to);
  const isJpeg = text(0, 3) === '\xff\xd8\xff';
  const isPng = text(0, 8) === '\x89PNG\r\n\x1a\n';
  const isWebp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP';
  const isHeif = text(4, 8) === 'ftyp';
  return isJpeg || isPng || isWebp || isHeif;
}
