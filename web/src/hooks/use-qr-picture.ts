import { useEffect, useState } from 'react';
import { drawQr } from '../lib/qr-picture';

interface QrPicture {
  /** A data URL; undefined until it is drawn. */
  image?: string;
  /** The QR library could not be loaded. */
  hasFailed: boolean;
  /** Draws it again. */
  retry: () => void;
}

interface Drawn {
  text: string;
  image?: string;
}

/**
 * A text as a picture of a QR code.
 *
 * @param text undefined when no code is needed
 */
export function useQrPicture(text: string | undefined): QrPicture {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text === undefined) return;
    let wanted = true;
    const show = (image?: string) => wanted && setDrawn({ text, image });
    drawQr(text).then(show, (error: unknown) => {
      console.error('The QR code could not be drawn.', error);
      show();
    });
    return () => {
      wanted = false;
    };
  }, [text, attempt]);
  const current = drawn?.text === text ? drawn : null;
  return {
    image: current?.image,
    hasFailed: current !== null && current.image === undefined,
    retry: () => {
      setDrawn(null);
      setAttempt(attempt + 1);
    },
  };
}
