import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Collations that compare byte by byte, best first: the last takes `a ` for `a`. MariaDB has the first, MySQL the second. */
const EXACT = ['utf8mb4_nopad_bin', 'utf8mb4_0900_bin', 'utf8mb4_bin'];

/** The foreign keys as they were, until they are there again: a killed migration goes on with them. */
const KEPT_KEYS = 'kept_foreign_keys';

interface ForeignKey {
  name: string;
  child: string;
  field: string;
  parent: string;
  parentField: string;
  onDelete: string;
}

/**
 * MySQL and MariaDB compare all texts byte by byte, as SQLite does: they took `A` for `a`, `é` for `e` and often `a ` for
 * `a`, in ids, tokens' hashes and unique names alike. The database's default changes first, so that later tables are
 * the same. No column of a foreign key can change: each is taken away and given back, by a statement that checks it.
 */
export class ExactTexts1700000042000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    if (queryRunner.connection.options.type === 'better-sqlite3') return;
    const query = <Row>(sql: string, values: string[] = []): Promise<Row[]> =>
      queryRunner.query(sql, values) as Promise<Row[]>;
    const known = await query<{ name: string }>(
      `SELECT COLLATION_NAME AS name FROM information_schema.COLLATIONS WHERE COLLATION_NAME IN (?, ?, ?)`,
      EXACT,
    );
    const exact = EXACT.find((one) => known.some(({ name }) => name === one))!;
    await query(`ALTER DATABASE CHARACTER SET utf8mb4 COLLATE ${exact}`);
    const tables = await query<{ name: string }>(INEXACT_TABLES, [exact]);
    await keepForeignKeys(query);
    const keys = await query<ForeignKey>(`SELECT * FROM ${KEPT_KEYS} ORDER BY name`);
    if (tables.length > 0)
      for (const { name, child } of keys) await query(`ALTER TABLE ${child} DROP FOREIGN KEY ${name}`);
    for (const { name } of tables)
      await query(`ALTER TABLE \`${name}\` CONVERT TO CHARACTER SET utf8mb4 COLLATE ${exact}`);
    for (const key of keys) await giveBack(key, query);
    await query(`DROP TABLE ${KEPT_KEYS}`);
  }
}

type Query = <Row>(sql: string, values?: string[]) => Promise<Row[]>;

const INEXACT_TABLES = `SELECT DISTINCT TABLE_NAME AS name FROM information_schema.COLUMNS
  JOIN information_schema.TABLES USING (TABLE_SCHEMA, TABLE_NAME)
  WHERE TABLE_SCHEMA = DATABASE() AND TABLE_TYPE = 'BASE TABLE' AND COLLATION_NAME <> ? ORDER BY name`;

/** All keys in one statement: once some are gone, those are kept that were there at first. */
async function keepForeignKeys(query: Query): Promise<void> {
  await query(`CREATE TABLE ${KEPT_KEYS} (name varchar(64) PRIMARY KEY, child varchar(64), field varchar(64),
    parent varchar(64), parentField varchar(64), onDelete varchar(20))`);
  const keys = await query<ForeignKey>(
    `SELECT CONSTRAINT_NAME AS name, k.TABLE_NAME AS child, COLUMN_NAME AS field, k.REFERENCED_TABLE_NAME AS parent,
       REFERENCED_COLUMN_NAME AS parentField, DELETE_RULE AS onDelete
     FROM information_schema.KEY_COLUMN_USAGE k
     JOIN information_schema.REFERENTIAL_CONSTRAINTS USING (CONSTRAINT_SCHEMA, CONSTRAINT_NAME)
     WHERE CONSTRAINT_SCHEMA = DATABASE() AND k.REFERENCED_TABLE_NAME IS NOT NULL`,
  );
  if (keys.length === 0) return;
  const rows = keys.map(() => '(?, ?, ?, ?, ?, ?)').join(', ');
  const values = keys.flatMap(({ name, child, field, parent, parentField, onDelete }) => [
    name,
    child,
    field,
    parent,
    parentField,
    onDelete,
  ]);
  await query(`INSERT INTO ${KEPT_KEYS} VALUES ${rows}`, values);
}

/** Rows whose parent was deleted meanwhile go first, as the key would have had it. */
async function giveBack(
  { name, child, field, parent, parentField, onDelete }: ForeignKey,
  query: Query,
): Promise<void> {
  const isThere = await query(
    `SELECT 1 FROM information_schema.REFERENTIAL_CONSTRAINTS
     WHERE CONSTRAINT_SCHEMA = DATABASE() AND CONSTRAINT_NAME = ?`,
    [name],
  );
  if (isThere.length > 0) return;
  if (onDelete === 'CASCADE')
    await query(`DELETE child FROM ${child} child LEFT JOIN ${parent} parent ON child.${field} = parent.${parentField}
      WHERE child.${field} IS NOT NULL AND parent.${parentField} IS NULL`);
  await query(`ALTER TABLE ${child} ADD CONSTRAINT ${name} FOREIGN KEY (${field}) REFERENCES ${parent} (${parentField})
    ON DELETE ${onDelete} ON UPDATE NO ACTION`);
}
