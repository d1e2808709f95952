import { useEffect, useState } from 'react';

/**
 * Draws a text as a QR code; the drawing code is fetched only when one is wanted.
 *
 * @param text null when no code is wanted
 * @returns an image address, or null until it is there (and when it cannot be drawn)
 */
export function useQrPicture(text: string | null): string | null {
  const [picture, setPicture] = useState<{ text: string; src: string } | null>(null);
  useEffect(() => {
    if (text === null) return;
    let wanted = true;
    drawQr(text)
      .then((src) => wanted && setPicture({ text, src }))
      .catch((error: unknown) => console.error('The QR code could not be drawn.', error));
    return () => {
      wanted = false;
    };
  }, [text]);
  return picture?.text === text ? picture.src : null;
}

async function drawQr(text: string): Promise<string> {
  const { toString } = await import('qrcode');
  const svg = await toString(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M' });
  return `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
}
