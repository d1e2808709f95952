/** Pictures on their way to one place of the form. */
export interface Upload {
  /** Addresses of the chosen files, shown until the pictures are there. */
  previews: readonly string[];
  /** How much of them has been sent, 0 to 1; not known when left out. */
  share?: number;
  /** Why the last ones did not arrive. */
  error?: string;
}

/** By `adImage`, `navbarImage`, or a colour's key. */
export type Uploads = Readonly<Record<string, Upload>>;
