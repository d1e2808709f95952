/**
 * Draws a text as a QR code, dark on white without a margin. The QR library is loaded at the first call.
 *
 * @returns a data URL
 */
export async function drawQr(text: string): Promise<string> {
  const { toString } = await import('qrcode');
  const svg = await toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
