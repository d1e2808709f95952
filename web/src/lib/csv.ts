import { unparse } from 'papaparse';
import { shopToday, toWireDay } from './dates';
import { saveFile } from './files';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Downloads a table as a CSV file. A cell that a spreadsheet would read as a formula is escaped.
 *
 * @param name of the file, before the shop's day and the extension
 * @param heads the columns' names
 * @param rows one cell for each column
 */
export function saveCsv(name: string, heads: string[], rows: string[][]): void {
  const text = BYTE_ORDER_MARK + unparse({ fields: heads, data: rows }, { escapeFormulae: true });
  saveFile(`${name}-${toWireDay(shopToday())}.csv`, text, 'text/csv;charset=utf-8');
}
