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

/**
 * Saves a text as a file of the person's.
 *
 * @param name with its ending
 */
export function saveFile(name: string, text: string, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has the address as soon as the click is over, some of them a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
