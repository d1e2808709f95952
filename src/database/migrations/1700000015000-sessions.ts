import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Written out: TypeORM's addColumn copies the whole table on SQLite, and rows would go with the old one. */
const COLUMNS = [
  ['sessions', 'userAgent', 'varchar(300)'],
  ['sessions', 'address', 'varchar(45)'],
  ['customers', 'pendingEmail', 'varchar(254)'],
  ['customers', 'pendingEmailHash', 'varchar(64)'],
  ['customers', 'pendingEmailUntil', 'datetime(3)'],
] as const;

const INDEX = new TableIndex({
  name: 'uq_customers_pending_email_hash',
  columnNames: ['pendingEmailHash'],
  isUnique: true,
});

/** Says from which device a sign-in comes, and which e-mail address waits for its confirmation. */
export class Sessions1700000015000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS) {
      await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
    await queryRunner.createIndex('customers', INDEX);
  }
}
