import { unparse } from 'papaparse';

/** Says to a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A table as a CSV file's text. A cell that a spreadsheet would take for a formula is defused.
 *
 * @param heads the columns' names
 * @param rows as many cells each
 */
export function toCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  return (
    BYTE_ORDER_MARK +
    unparse({ fields: [...heads], data: rows.map((row) => [...row]) }, { escapeFormulae: true })
  );
}
