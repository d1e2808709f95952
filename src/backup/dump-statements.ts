import { createReadStream } from 'node:fs';
import { findShopTables } from '../database/shop-tables';
import { BackupError } from './backup-error';

/** What a shop's database holds besides the tables of the migrations: counters of limits, and keys while they run. */
const OTHER_TABLES = ['rate_limits', 'kept_foreign_keys'];

/** What the tools set for the time of the load, and set back. */
const VARIABLES = [
  ...['CHARACTER_SET_CLIENT', 'CHARACTER_SET_RESULTS', 'COLLATION_CONNECTION', 'TIME_ZONE', 'UNIQUE_CHECKS'],
  ...['FOREIGN_KEY_CHECKS', 'SQL_MODE', 'SQL_NOTES', 'NOTE_VERBOSITY'],
];
const ASSIGNMENTS = new Set([
  ...VARIABLES.flatMap((name) => [`@OLD_${name}=@@${name}`, `${name}=@OLD_${name}`]),
  ...["TIME_ZONE='+00:00'", 'UNIQUE_CHECKS=0', 'FOREIGN_KEY_CHECKS=0', "SQL_MODE='NO_AUTO_VALUE_ON_ZERO'"],
  ...['SQL_NOTES=0', 'NOTE_VERBOSITY=0', 'NAMES utf8mb4', '@saved_cs_client=@@character_set_client'],
  ...['utf8', 'utf8mb3', 'utf8mb4', '@saved_cs_client'].map((value) => `character_set_client=${value}`),
]);

/** Lines that stand for themselves. */
const PLAIN = new Set(['', 'UNLOCK TABLES;', 'commit;', 'set autocommit=0;']);
/** The client of MariaDB then refuses commands to itself. */
const SANDBOX = '/*M!999999\\- enable the sandbox mode */';
const COMMENT = /^--(?: [^\r\0]*)?$/;
const SET = /^\/\*M?!\d{5,6} SET ([^*;]+)\*\/;$/;
const ON_A_TABLE = [
  /^DROP TABLE IF EXISTS `(\w+)`;$/,
  /^LOCK TABLES `(\w+)` WRITE;$/,
  /^\/\*!40000 ALTER TABLE `(\w+)` (?:DISABLE|ENABLE) KEYS \*\/;$/,
];
const CREATE = /^CREATE TABLE `(\w+)` \($/;
const INSERT = /^INSERT INTO `(\w+)` (?:\((?:`\w+`,? ?)+\) )?VALUES/;

/** In a table's definition: a quoted name or text, or a word. What is left between them are marks. */
const PARTS = /`\w+`|'[^'\\]*'|\w+/g;
const MARKS = /^[\s(),<>=]*$/;
const WORDS = new Set(
  (
    'ACTION AUTO_INCREMENT BIGINT BLOB CASCADE CHAR CHARACTER CHECK COLLATE CONSTRAINT DATE DATETIME DECIMAL DEFAULT ' +
    'DELETE DOUBLE FLOAT FOREIGN IN INT INTEGER IS JSON KEY LONGBLOB LONGTEXT MEDIUMBLOB MEDIUMTEXT NO NOT NULL ON ' +
    'AND OR PRIMARY REFERENCES RESTRICT SET SMALLINT TEXT TIMESTAMP TINYINT TINYTEXT UNIQUE UNSIGNED UPDATE ' +
    'VARBINARY BINARY VARCHAR'
  ).split(' '),
);
/** A number, or the name of a character set or collation. */
const VALUE = /^(?:\d+|(?:utf8|utf8mb3|utf8mb4|ascii|latin1|binary)(?:_\w+)?)$/;
const TABLE_END =
  /^\) ENGINE=InnoDB(?: AUTO_INCREMENT=\d+| DEFAULT CHARSET=\w+| COLLATE=\w+| ROW_FORMAT=\w+)*;$/;

/** One of a row's values, apart from texts and bytes. */
const LITERAL = /^(?:NULL|_binary|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/;
const MAX_LITERAL_LENGTH = 40;

/** Longer than any line but rows. */
const MAX_LINE_LENGTH = 16_384;
const MAX_SHOWN_LENGTH = 60;

const [NEW_LINE, RETURN, SPACE, QUOTE, BACKSLASH] = [0x0a, 0x0d, 0x20, 0x27, 0x5c];
const [OPEN, CLOSE, COMMA, SEMICOLON] = [0x28, 0x29, 0x2c, 0x3b];

/**
 * Reads a dump as the client of the database will, and lets pass only what mariadb-dump and mysqldump write of a shop: any
 * other statement runs with all rights of the shop's user. It holds a part of the file at a time.
 *
 * @throws BackupError that names the first line with something else
 */
export async function checkStatements(path: string): Promise<void> {
  const check = new StatementCheck([...(await findShopTables()), ...OTHER_TABLES]);
  for await (const part of createReadStream(path, { highWaterMark: 1 << 18 })) check.read(part as Buffer);
  check.end();
}

/** The tools write a statement a line, but for tables and rows, and no line break into a text. */
class StatementCheck {
  private line = 1;
  /** What was read of the line, unless it is of rows. */
  private text = '';
  private place: 'lines' | 'table' | 'rows' = 'lines';
  private isInText = false;
  private isEscaped = false;
  private isInRow = false;
  /** What was read of a literal; of bytes, such as 0x1f, the first two characters. */
  private literal = '';

  constructor(private readonly tables: readonly string[]) {}

  read(part: Buffer): void {
    let at = 0;
    while (at < part.length) {
      if (this.place !== 'rows') at = this.readLine(part, at);
      else if (this.isInText) at = this.readText(part, at);
      else at = this.readRows(part, at);
    }
  }

  end(): void {
    if (this.place !== 'lines') throw this.refusal('the end of the file');
    this.checkLine();
  }

  /** @returns where to read on */
  private readLine(part: Buffer, at: number): number {
    const found = part.indexOf(NEW_LINE, at);
    const lineEnd = found < 0 ? part.length : found;
    const end = Math.min(lineEnd, at + MAX_LINE_LENGTH);
    const before = this.text.length;
    this.text += part.toString('latin1', at, end);
    const insert = this.place === 'lines' && this.text.startsWith('INSERT') && INSERT.exec(this.text);
    if (insert) {
      this.checkTable(insert[1]);
      this.place = 'rows';
      this.text = '';
      return at + insert[0].length - before;
    }
    if (this.text.length > MAX_LINE_LENGTH) throw this.refusal(this.text);
    if (end !== found) return end;
    this.checkLine();
    this.line += 1;
    this.text = '';
    return end + 1;
  }

  private checkLine(): void {
    const line = this.text;
    if (!(this.place === 'table' ? this.isOfTable(line) : this.isStatement(line))) throw this.refusal(line);
  }

  private isStatement(line: string): boolean {
    if (PLAIN.has(line) || COMMENT.test(line)) return true;
    if (line.trimEnd() === SANDBOX) return this.line === 1;
    const assignments = SET.exec(line)?.[1];
    if (assignments !== undefined) {
      return assignments.split(',').every((one) => ASSIGNMENTS.has(withoutSpaces(one)));
    }
    const created = CREATE.exec(line);
    if (created) this.place = 'table';
    const found = created ?? ON_A_TABLE.map((form) => form.exec(line)).find((match) => match !== null);
    if (found) this.checkTable(found[1]);
    return Boolean(found);
  }

  private isOfTable(line: string): boolean {
    if (line.startsWith(')')) {
      this.place = 'lines';
      return TABLE_END.test(line);
    }
    const words = (line.match(PARTS) ?? []).filter((part) => /^\w/.test(part));
    return (
      MARKS.test(line.replace(PARTS, '')) &&
      words.every((word) => WORDS.has(word.toUpperCase()) || VALUE.test(word))
    );
  }

  private readText(part: Buffer, from: number): number {
    for (let at = from; at < part.length; at += 1) {
      const byte = part[at]!;
      if (this.isEscaped) this.isEscaped = false;
      else if (byte === BACKSLASH) this.isEscaped = true;
      else if (byte === QUOTE) {
        this.isInText = false;
        return at + 1;
      } else if (byte === NEW_LINE || byte === RETURN || byte === 0)
        throw this.refusal('a line break in a text');
    }
    return part.length;
  }

  /** Between texts. */
  private readRows(part: Buffer, from: number): number {
    for (let at = from; at < part.length; at += 1) {
      const byte = part[at]!;
      if (isOfLiteral(byte)) {
        this.readLiteral(byte);
        continue;
      }
      this.endLiteral();
      if (byte === QUOTE) {
        if (!this.isInRow) throw this.refusal("'");
        this.isInText = true;
        return at + 1;
      }
      if (byte === SEMICOLON && !this.isInRow) {
        this.place = 'lines';
        return at + 1;
      }
      if (byte === NEW_LINE) this.line += 1;
      else if (byte === OPEN && !this.isInRow) this.isInRow = true;
      else if (byte === CLOSE && this.isInRow) this.isInRow = false;
      else if (byte !== SPACE && byte !== COMMA) throw this.refusal(String.fromCharCode(byte));
    }
    return part.length;
  }

  private readLiteral(byte: number): void {
    if (this.literal === '0x') {
      if (!isHexadecimal(byte)) throw this.refusal(this.literal + String.fromCharCode(byte));
      return;
    }
    this.literal += String.fromCharCode(byte);
    if (this.literal.length > MAX_LITERAL_LENGTH) throw this.refusal(this.literal);
  }

  private endLiteral(): void {
    if (this.literal === '') return;
    if (this.literal !== '0x' && !(this.isInRow && LITERAL.test(this.literal)))
      throw this.refusal(this.literal);
    this.literal = '';
  }

  private checkTable(name: string | undefined): void {
    if (!this.tables.includes(name ?? '')) throw this.refusal(`the table ${name}`);
  }

  private refusal(what: string): BackupError {
    const shown = what.replace(/[^\x20-\x7e]+/g, ' ').slice(0, MAX_SHOWN_LENGTH);
    return new BackupError(
      `The dump of the database has in line ${this.line} what no backup of a shop has: ${shown}`,
    );
  }
}

/** Around the whole and around its sign. */
function withoutSpaces(assignment: string): string {
  return assignment
    .split('=')
    .map((side) => side.trim())
    .join('=');
}

/** Letters, digits, and the marks of numbers and of `_binary`. */
function isOfLiteral(byte: number): boolean {
  return (
    (byte >= 0x30 && byte <= 0x39) ||
    (byte >= 0x61 && byte <= 0x7a) ||
    (byte >= 0x41 && byte <= 0x5a) ||
    [0x2b, 0x2d, 0x2e, 0x5f].includes(byte)
  );
}

function isHexadecimal(byte: number): boolean {
  return (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x46) || (byte >= 0x61 && byte <= 0x66);
}
