import { unparse } from 'papaparse';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as the text of a CSV file. A cell that a spreadsheet would read as a formula is escaped.
 *
 * @param heads the columns' names
 * @param rows one cell for each column
 */
export function toCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return (
    BYTE_ORDER_MARK +
    unparse({ fields: [...heads], data: rows.map((row) => [...row]) }, { escapeFormulae: true })
  );
}
