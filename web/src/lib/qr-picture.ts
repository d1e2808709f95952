/**
 * Draws a text as a QR code, dark on white without a margin. The drawing code is fetched when it is first used.
 *
 * @returns an image address
 */
export async function drawQr(text: string): Promise<string> {
  const { toString } = await import('qrcode');
  const svg = await toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
