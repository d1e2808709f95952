import sharp from 'sharp';
import type { Ask } from '../world';

const BOUNDARY = 'a-boundary-that-no-picture-has';

/** A small JPEG. */
export function aPicture(): Promise<Buffer> {
  return sharp({ create: { width: 64, height: 48, channels: 3, background: '#1b1b1f' } })
    .jpeg()
    .toBuffer();
}

/** A multipart form with files, as a browser sends it. */
export function aForm(field: string, files: Buffer[]): Pick<Ask, 'body' | 'headers'> {
  const parts = files.flatMap((file, index) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${index}.jpg"\r\n` +
        'content-type: image/jpeg\r\n\r\n',
    ),
    file,
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}
