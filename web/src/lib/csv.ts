import { shopToday, toWireDay } from './dates';
import { saveFile } from './files';

/** Tells a spreadsheet that the file is UTF-8. The server sends it too, and reading a text takes it away. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Downloads a table as a CSV file.
 *
 * @param name of the file, before the shop's day and the extension
 * @param table as the server wrote it
 */
export function saveCsv(name: string, table: string): void {
  saveFile(`${name}-${toWireDay(shopToday())}.csv`, BYTE_ORDER_MARK + table, 'text/csv;charset=utf-8');
}
