/** Light modules around the code, of which a scanner needs four (ISO/IEC 18004, 5.3.8). */
const MARGIN = 4;
/** Pixels of a module: a transfer's code is some 400 wide. */
const SCALE = 8;

/**
 * Draws a QR code as a PNG, which is sent along: every mail program shows a part of a mail, while many show no data URL.
 * The QR library's own PNG keeps the thread that answers for a tenth of a second; sharp compresses beside it. Both are
 * loaded with the first code.
 */
export async function drawQr(text: string): Promise<Buffer> {
  const [{ create }, { default: sharp }] = await Promise.all([import('qrcode'), import('sharp')]);
  const { data, size } = create(text).modules;
  const light = Uint8Array.from(data, (dark) => (dark ? 0 : 255));
  const margin = MARGIN * SCALE;
  return sharp(light, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * SCALE, size * SCALE, { kernel: 'nearest' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: 'white' })
    .toColourspace('b-w')
    .png()
    .toBuffer();
}
