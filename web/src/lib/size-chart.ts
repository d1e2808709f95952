/** A size as other countries call it, and the foot that it is made for. */
export interface SizeRow {
  eu: string;
  us: string;
  usWomen: string;
  uk: string;
  /** The foot's length in centimetres. */
  foot: number;
}

/**
 * A size's row in the chart. EU sizes count two thirds of a centimetre of the last, which is 1.5 cm longer than the
 * foot; UK sizes a third of an inch. Makers differ from it by up to half a size.
 *
 * @param eu an EU size such as 42.5
 */
export function sizeRow(eu: string): SizeRow {
  const uk = half(0.75 * (Number(eu) - 36) + 3.5);
  return {
    ...{ eu, uk: String(uk), us: String(uk + 1), usWomen: String(uk + 2.5) },
    foot: half((Number(eu) * 2) / 3 - 1.5),
  };
}

const half = (value: number): number => Math.round(value * 2) / 2;
