import type sharp from 'sharp';
import { loadOnce } from '../../../common/load-once';
import { readColorCodes } from './color-codes';
import { countFrames, countScans } from './scans';

/** The two widths every picture is kept in, in pixels: the one for a card and the one for the modal. */
export const WIDTHS = [480, 960] as const;

export type Width = (typeof WIDTHS)[number];

/** A picture as it is kept: WebP in each width. */
export type Picture = Record<Width, Buffer>;

/** What is read: nothing that holds scripts, pages or other files is even tried. */
const READERS = ['Jpeg', 'Png', 'Webp', 'Heif'].map((format) => `VipsForeignLoad${format}Buffer`);
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];

/**
 * The most pixels that are unpacked: a camera's picture has 50 million, read row by row. An AVIF or an interlaced PNG
 * lies in memory as a whole, 25 bytes a pixel at worst, and a kilobyte of it can claim them all.
 */
const MAX_PIXELS = { inRows: 50_000_000, asAWhole: 16_000_000 };
/** How many times its width a picture may be high; a higher one is made smaller. */
const HIGHEST = 2;
const TIMEOUT_SECONDS = 10;
/** Of a progressive JPEG; cameras and programs write some ten. Its reader cannot be interrupted. */
const MAX_SCANS = 100;
/** Of an animated WebP, of which the first is drawn: its reader looks at the head of each. */
const MAX_FRAMES = 100;
const QUALITY = 82;

/**
 * Codes of H.273 that look like sRGB: its own, unspecified, and those of television, which all viewers show as sRGB.
 * Others are wider, such as 9 (BT.2020) and 12 (Display P3), or HDR: 16 (PQ) and 18 (HLG).
 */
const SRGB = { primaries: [1, 2, 5, 6, 7], transfers: [1, 2, 4, 5, 6, 7, 13, 14, 15] };

/** Why a file is not drawn. */
export type Unfit =
  | 'no-picture'
  | 'too-many-pixels'
  | 'too-many-scans'
  | 'too-many-frames'
  | 'too-slow'
  | 'moving'
  | 'wide-colors';

/**
 * Draws a picture anew as WebP in both widths: upright, in sRGB, without metadata, the first image of a moving
 * one. A small picture stays as small as it is.
 *
 * @param file the uploaded file; its content decides, not its name
 * @returns why not: it is no JPEG, PNG, WebP or AVIF, or broken; it has too many pixels, of which nothing is
 *   unpacked then; it is a JPEG of over 100 scans or a WebP of over 100 frames; or it takes more than ten seconds
 */
export async function drawPicture(file: Buffer): Promise<Picture | Unfit> {
  if (isMovingAvif(file)) return 'moving';
  if (isWebp(file) && countFrames(file) > MAX_FRAMES) return 'too-many-frames';
  const head = await readHead(file);
  const unfit = head ? (unfitOf(head) ?? unfitColors(head, file)) : 'no-picture';
  if (unfit) return unfit;
  if (head?.format === 'jpeg' && countScans(file) > MAX_SCANS) return 'too-many-scans';
  try {
    return await draw(await sharpLibrary(), file);
  } catch (error) {
    return String(error).includes('timeout: ') ? 'too-slow' : 'no-picture';
  }
}

/** What a picture's head says, such as its size; null for what is no JPEG, PNG, WebP, HEIC or AVIF. Unpacks nothing. */
export async function readHead(file: Buffer): Promise<sharp.Metadata | null> {
  if (!looksLikePicture(file)) return null;
  const library = await sharpLibrary();
  return library(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
}

/** What the file's head says against it. */
function unfitOf(head: sharp.Metadata): Unfit | null {
  if (!isKeptFormat(head)) return 'no-picture';
  const { format, width, height, isProgressive } = head;
  const isWhole = format === 'heif' || (format === 'png' && isProgressive);
  const most = isWhole ? MAX_PIXELS.asAWhole : MAX_PIXELS.inRows;
  return width * height > most ? 'too-many-pixels' : null;
}

/** JPEG, PNG, WebP or AVIF, by what a head says. */
export function isKeptFormat({ format, compression }: sharp.Metadata): boolean {
  return FORMATS.includes(format) && (format !== 'heif' || compression === 'av1');
}

/** The codes' colours are not converted, unlike a profile's: the shoe would come out pale. */
function unfitColors({ icc }: sharp.Metadata, file: Buffer): Unfit | null {
  const codes = icc ? null : readColorCodes(file);
  return codes && !(SRGB.primaries.includes(codes.primaries) && SRGB.transfers.includes(codes.transfer))
    ? 'wide-colors'
    : null;
}

/** Its brand is that of a sequence. */
function isMovingAvif(file: Buffer): boolean {
  return file.toString('latin1', 4, 12) === 'ftypavis';
}

/** Loaded at the first picture, which few runs of the shop are sent: a start need not wait for it. */
const sharpLibrary = loadOnce(async (): Promise<typeof sharp> => {
  const { default: library } = await import('sharp');
  library.block({ operation: ['VipsForeignLoad'] });
  library.unblock({ operation: READERS });
  // No picture comes twice, and each thread would unpack rows of its own.
  library.cache(false);
  library.concurrency(1);
  return library;
});

/** The large file is unpacked once; both sizes are made of the pixels of the larger one. */
async function draw(library: typeof sharp, file: Buffer): Promise<Picture> {
  const options = { limitInputPixels: MAX_PIXELS.inRows, failOn: 'error', sequentialRead: true } as const;
  const { data, info } = await library(file, options)
    .timeout({ seconds: TIMEOUT_SECONDS })
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

function isWebp(file: Buffer): boolean {
  return file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';
}

/** Looks at the first bytes, so that other formats never come near a reader. */
function looksLikePicture(file: Buffer): boolean {
  const text = (from: number, to: number): string => file.toString('latin1', from, to);
  const isJpeg = text(0, 3) === '\xff\xd8\xff';
  const isPng = text(0, 8) === '\x89PNG\r\n\x1a\n';
  const isHeif = text(4, 8) === 'ftyp';
  return isJpeg || isPng || isWebp(file) || isHeif;
}
