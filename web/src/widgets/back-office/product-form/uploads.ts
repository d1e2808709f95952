import type { ColorDraft } from '../../../lib/product-draft';

/** The uploading pictures of one field. */
export interface Upload {
  /** Object URLs of the chosen files, shown until the stored pictures arrive. */
  previews: readonly string[];
  /** The uploaded share, 0 to 1; undefined when it is not known. */
  share?: number;
  /** Why the last upload failed. */
  error?: string;
  /** The size of the file that arrived last. */
  bytes?: number;
}

/** By `adImage`, `navbarImage`, `model`, or a colour's key. */
export type Uploads = Readonly<Record<string, Upload>>;

/** Sends the files that were chosen. */
export interface Uploaders {
  picture: (field: 'adImage' | 'navbarImage', file: File) => void;
  pictures: (color: ColorDraft, files: File[]) => void;
  model: (file: File) => void;
}
