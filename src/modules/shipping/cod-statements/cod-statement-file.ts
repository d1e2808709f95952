import { parse } from 'papaparse';
import { httpError } from '../../../common/refusals/refusal';

/** What a column holds. */
export const STATEMENT_COLUMNS = ['trackingNumber', 'amount', 'fee', 'date'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

/** One row of a carrier's statement; sums in whole dong. */
export interface StatementRow {
  /** In the file, as a spreadsheet counts. */
  row: number;
  trackingNumber: string;
  amount: number;
  fee: number | null;
  /** Null where the carrier does not say. */
  date: Date | null;
  /** The first column that nobody can read; null when all can. */
  unreadable: StatementColumn | null;
}

/** Rows of one statement: they are recorded in one transaction. */
const MAX_ROWS = 1000;
const MAX_AMOUNT = 2_147_483_647;
const DAY_MS = 86_400_000;
const TRACKING_NUMBER = /^[A-Za-z0-9./_-]{1,60}$/;

/** Names of columns without accents, the surest first. */
const NAMES: Readonly<Record<StatementColumn, readonly string[]>> = {
  trackingNumber: [
    ...['ma van don', 'so van don', 'van don', 'ma buu gui', 'so hieu buu gui', 'tracking number'],
    ...['tracking code', 'tracking no', 'tracking', 'waybill', 'waybill number', 'bill code'],
    ...['ma don ghn', 'ma don ghtk', 'ma don hang', 'ma don', 'order code'],
  ],
  amount: [
    ...['cod', 'tien cod', 'so tien cod', 'tien thu ho', 'so tien thu ho', 'tien thu ho cod', 'thu ho'],
    ...['cod amount', 'amount', 'so tien'],
  ],
  fee: [
    ...['tong phi', 'tong cuoc', 'phi dich vu', 'phi van chuyen', 'phi giao hang', 'cuoc phi', 'phi', 'cuoc'],
    ...['total fee', 'shipping fee', 'service fee', 'fee'],
  ],
  date: [
    ...['ngay doi soat', 'ngay chuyen tien', 'ngay thanh toan', 'ngay tra cod', 'ngay'],
    ...['payment date', 'paid date', 'date'],
  ],
};

/**
 * The rows of a carrier's statement, in any order of columns.
 * @throws Refusal (400) when its columns are not named, or it has too many rows
 */
export function readStatement(csv: string): StatementRow[] {
  const text = csv.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [head = [], ...lines] = parse<string[]>(text, { delimiter: delimiterOf(text), newline: '\n' }).data;
  const places = placesOf(head);
  if (places.trackingNumber < 0 || places.amount < 0) throw httpError(400, 'cod-statement.no-columns');
  const rows = lines
    .map((cells, at) => ({ cells, row: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length > MAX_ROWS) throw httpError(400, 'cod-statement.too-long', { most: MAX_ROWS });
  return rows.map(({ cells, row }) => {
    const cell = (column: StatementColumn): string => cells[places[column]]?.trim() ?? '';
    return { row, ...readRow(cell) };
  });
}

function readRow(cell: (column: StatementColumn) => string): Omit<StatementRow, 'row'> {
  const trackingNumber = cell('trackingNumber').replace(/^'/, '');
  const amount = readAmount(cell('amount'));
  const fee = cell('fee') === '' ? null : readAmount(cell('fee'));
  const date = cell('date') === '' ? null : readDay(cell('date'));
  const isUnreadable: Record<StatementColumn, boolean> = {
    trackingNumber: !TRACKING_NUMBER.test(trackingNumber),
    ...{ amount: amount === undefined, fee: fee === undefined, date: date === undefined },
  };
  return {
    ...{ trackingNumber: trackingNumber.slice(0, 60), amount: amount ?? 0, fee: fee ?? null },
    date: date ?? null,
    unreadable: STATEMENT_COLUMNS.find((column) => isUnreadable[column]) ?? null,
  };
}

/** What separates the cells of the first row most often. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split('\n', 1);
  const count = (delimiter: string): number => head.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, one) => (count(one) > count(best) ? one : best));
}

function placesOf(head: string[]): Record<StatementColumn, number> {
  const names = head.map(plainName);
  const place = (column: StatementColumn): number =>
    names.indexOf(NAMES[column].find((name) => names.includes(name)) ?? '?');
  return {
    trackingNumber: place('trackingNumber'),
    ...{ amount: place('amount'), fee: place('fee'), date: place('date') },
  };
}

function plainName(name: string): string {
  const bare = name.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replace(/\p{M}/gu, '');
  return bare.replace(/[^a-z0-9]+/g, ' ').trim();
}

/** Whole dong: `1250000`, `1.250.000`, `1,250,000 đ`; undefined for anything else. */
function readAmount(text: string): number | undefined {
  const digits = text.replace(/[\s₫đ]|vnd/giu, '').replace(/^(\d+)[.,]0{1,2}$/, '$1');
  if (!/^(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+)$/.test(digits)) return undefined;
  const amount = Number(digits.replace(/[.,]/g, ''));
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/** The beginning of a day in Việt Nam: `21/11/2026` or `2026-11-21`; undefined for anything else, and for days to come. */
function readDay(text: string): Date | undefined {
  const local = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?:\s.*)?$/.exec(text);
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T\s].*)?$/.exec(text);
  const [year, month, day] = local ? [local[3], local[2], local[1]] : (iso?.slice(1) ?? []);
  if (!year || !month || !day) return undefined;
  const name = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const utc = new Date(`${name}T00:00:00Z`);
  if (Number.isNaN(utc.getTime()) || utc.toISOString().slice(0, 10) !== name) return undefined;
  const date = new Date(`${name}T00:00:00+07:00`);
  return date.getTime() < Date.now() + DAY_MS && utc.getUTCFullYear() >= 2000 ? date : undefined;
}
