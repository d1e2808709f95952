import type { BestSellerRecord } from '../product-record';

export class BestSellerDto {
  /** @example '673f1c2a9b04d5e6f7a81c32' */
  _id: string;

  /** @example 'Ledger Court Low' */
  name: string;

  /** @example 'ledger-court-low' */
  slug: string;

  /**
   * Pairs sold
   * @example 128
   */
  quantitySold: number;

  /**
   * The first picture of the first colour
   * @example '/media/shoes/ledger-court-low/volt-black/three-quarter-960.webp'
   */
  image: string;
}

/** The best seller as it goes over the wire. */
export function toBestSellerDto({ id, name, slug, quantitySold, image }: BestSellerRecord): BestSellerDto {
  return { _id: id, name, slug, quantitySold, image };
}
