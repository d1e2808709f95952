import { StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { unparse } from 'papaparse';
import { Readable } from 'node:stream';
import type { InBoth, Language } from './language';

/** A column: its name and its value in each row. Numbers stay numbers in a spreadsheet. */
export interface CsvColumn<Row> {
  name: InBoth;
  of: (row: Row) => string | number;
}

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** The line end of RFC 4180. */
const LINE_END = '\r\n';

const TYPE = 'text/csv; charset=utf-8';

/** Before a cell's content: invisible characters, and quotation marks, which a spreadsheet may take off. */
const UNSEEN = /^[\s"\p{C}\p{Default_Ignorable_Code_Point}]+/u;

/**
 * A table as a CSV file (RFC 4180), generated in parts while it is sent.
 * @param language of the column names
 * @param parts batches of rows
 */
export function csvFile<Row>(
  columns: readonly CsvColumn<Row>[],
  language: Language,
  parts: AsyncIterable<Row[]>,
): StreamableFile {
  const heads = columns.map(({ name }) => name[language]);
  return new StreamableFile(Readable.from(linesOf(columns, heads, parts), { objectMode: false }), {
    type: TYPE,
    disposition: 'attachment',
  });
}

async function* linesOf<Row>(
  columns: readonly CsvColumn<Row>[],
  heads: string[],
  parts: AsyncIterable<Row[]>,
): AsyncGenerator<Buffer> {
  yield Buffer.from(BYTE_ORDER_MARK + textOf([heads]));
  for await (const rows of parts) {
    if (rows.length > 0)
      yield Buffer.from(textOf(rows.map((row) => columns.map(({ of }) => plain(of(row))))));
  }
}

function textOf(rows: (string | number)[][]): string {
  return unparse(rows, { newline: LINE_END }) + LINE_END;
}

/**
 * Prefixes an apostrophe to cells that a spreadsheet would run as a formula, including where semicolons, as in
 * Việt Nam, or tabs separate cells. Such a spreadsheet ignores our quotation marks, so a line break ends its row.
 */
function plain(cell: string | number): string | number {
  if (typeof cell !== 'string') return cell;
  const parts = cell.split(/([;\t\r\n])/);
  const safe = parts.map((part) => (isFormula(part) ? `'${part}` : part)).join('');
  return /^[\t\r\n]/.test(safe) ? `'${safe}` : safe;
}

/** Also detects full-width characters and invisible prefixes, which some spreadsheets ignore. */
function isFormula(cell: string): boolean {
  return /^[=+\-@]/.test(cell.normalize('NFKC').replace(UNSEEN, ''));
}

/**
 * A phone number in groups, `0901 234 567`: spreadsheets read plain digits as a number and drop the first 0.
 */
export function phoneCell(phone: string): string {
  return [phone.slice(0, 4), phone.slice(4, 7), phone.slice(7)].filter(Boolean).join(' ');
}

/** Documents an operation that returns a table. */
export function ApiCsv(description: string, example: string): MethodDecorator {
  return ApiOkResponse({ description, content: { 'text/csv': { schema: { type: 'string' }, example } } });
}
