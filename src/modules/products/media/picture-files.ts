import { WIDTHS } from './picture';

/** A file of a picture as it is kept; its time is when it was written. */
export interface KeptFile {
  readonly name: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly neededAt: number;
}

/** How long a picture is kept at least that nothing names: a manager may have a product's form open. */
export const KEPT_MS = 24 * 3600 * 1000;

const MODEL = '.glb';

/** What the files of a picture have in common: their name up to the width. A model is one file, and its name the stem. */
export function stemOf(file: string): string {
  return file.replace(/-(?:480|960)\.webp$/, '');
}

/** The names of a picture's files, one for each width, or of a model's one. The last one is the file that is named. */
export function filesOf(stem: string): string[] {
  return stem.endsWith(MODEL) ? [stem] : WIDTHS.map((width) => `${stem}-${width}.webp`);
}

/**
 * Where the files of pictures and models are, which several processes share. What is said of a picture holds for both;
 * `stem` is what `stemOf` makes of a file's name. `renew` and `removeOld` agree about each picture without knowing of one another.
 */
export interface PictureFiles {
  /** Keeps all of the files or none; one that is there already is renewed. Returns the bytes that were written. */
  save(files: ReadonlyMap<string, Buffer>): Promise<number>;

  list(): Promise<KeptFile[]>;

  /** Lets the time of a picture begin anew; false when one of its files is not there. */
  renew(stem: string): Promise<boolean>;

  /** Removes pictures, except for those that were renewed within a day. */
  removeOld(stems: readonly string[]): Promise<void>;

  /** Removes what servers that were killed have left half done. */
  removeLeftovers(): Promise<void>;

  /** A file's content, or null when it is not there. */
  read(name: string): Promise<Buffer | null>;

  close?(): Promise<void>;
}

export function isOlder({ neededAt }: Pick<KeptFile, 'neededAt'>, ms: number): boolean {
  return Date.now() - neededAt > ms;
}
