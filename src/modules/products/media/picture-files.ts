import { Unavailable } from '../../../common/refusals/refusal';
import { WIDTHS } from './picture';

/** A file of an upload. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
}

const MODEL = '.glb';

/** What the files of a picture have in common: their name up to the width. A model is one file, and its name the stem. */
export function stemOf(file: string): string {
  return file.replace(/-(?:480|960)\.webp$/, '');
}

/** The names of a picture's files, one for each width, or of a model's one. The last one is the file that is named. */
export function filesOf(stem: string): string[] {
  return stem.endsWith(MODEL) ? [stem] : WIDTHS.map((width) => `${stem}-${width}.webp`);
}

/** Where the files of pictures and models are, which several processes share. */
export interface PictureFiles {
  /** Writes the files, each one as a whole or not at all. */
  save(files: ReadonlyMap<string, Buffer>): Promise<void>;

  list(): Promise<KeptFile[]>;

  /** A file's content, or null when it is not there. */
  read(name: string): Promise<Buffer | null>;

  /** Removes files, of which some may be gone already. */
  remove(names: readonly string[]): Promise<void>;

  /** Removes what killed processes have left half written. */
  removeLeftovers?(): Promise<void>;

  close?(): Promise<void>;
}

/** A picture cannot be written or read at the moment: its bucket is gone, slow, or refuses. */
export class PicturesUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super(cause, 'pictures.unavailable');
  }
}
