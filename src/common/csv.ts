import { StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { unparse } from 'papaparse';
import { Readable } from 'node:stream';
import type { InBoth, Language } from './language';

/** A column of a table: what it is called, and what a row has in it. A number stays one in a spreadsheet. */
export interface CsvColumn<Row> {
  name: InBoth;
  of: (row: Row) => string | number;
}

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** As RFC 4180 ends a line. */
const LINE_END = '\r\n';

const TYPE = 'text/csv; charset=utf-8';

/** What stands before a cell's first character without being seen. */
const UNSEEN = /^[\s\p{C}\p{Default_Ignorable_Code_Point}]+/u;

/**
 * A table as a file that spreadsheets open (RFC 4180). It is made while it is sent, a part of its rows at a time.
 * @param language of the columns' names
 * @param parts the rows, some at a time
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
 * A cell that a spreadsheet would take for a formula begins with an apostrophe; so does what would be one where cells end
 * with a semicolon, as in Việt Nam, or with a tab.
 */
function plain(cell: string | number): string | number {
  if (typeof cell !== 'string') return cell;
  const later = cell.replace(/([;\t])([^;\t]+)/g, (all, end: string, part: string) =>
    isFormula(part) ? `${end}'${part}` : all,
  );
  return isFormula(cell) ? `'${later}` : later;
}

/** Also in full width, and behind what is not seen: some spreadsheets look past both. */
function isFormula(cell: string): boolean {
  return /^[\t\r\n]/.test(cell) || /^[=+\-@]/.test(cell.normalize('NFKC').replace(UNSEEN, ''));
}

/** A phone number in groups, `0901 234 567`: digits alone are a number to a spreadsheet, which drops their first 0. */
export function phoneCell(phone: string): string {
  return [phone.slice(0, 4), phone.slice(4, 7), phone.slice(7)].filter(Boolean).join(' ');
}

/** Documents an operation that answers a table. */
export function ApiCsv(description: string, example: string): MethodDecorator {
  return ApiOkResponse({ description, content: { 'text/csv': { schema: { type: 'string' }, example } } });
}
