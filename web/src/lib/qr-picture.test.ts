/** @jest-environment node */
import jsQr from 'jsqr';
import sharp from 'sharp';
import { drawQr } from './qr-picture';

// sharp reads no SVG in the server, and the server's tests may have run in this process before.
sharp.unblock({ operation: ['VipsForeignLoadSvg'] });

/** Reads a QR code from a picture on a white page, as a phone's camera does. */
async function scan(address: string): Promise<string | undefined> {
  const [head, svg] = address.split(',') as [string, string];
  expect(head).toBe('data:image/svg+xml;utf8');
  const { data, info } = await sharp(Buffer.from(decodeURIComponent(svg)))
    .resize(400, 400, { kernel: 'nearest' })
    .flatten({ background: 'white' })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  '00020101021238560010A0000007270126000697041501121133666688880208QRIBFTTA53037045405790005802VN62220818Ung Ho Quy Vac Xin63043ACF',
  '00020101021238540010A00000072701240006999999011000000000000208QRIBFTTA5303704540723900005802VN62180814DH66f0c1a2b3c463044F6D',
])('the picture of %s says just that', async (text) => {
  await expect(drawQr(text).then(scan)).resolves.toBe(text);
});
