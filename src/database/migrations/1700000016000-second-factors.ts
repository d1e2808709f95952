import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, instantColumn, integerColumn, referenceColumn, textColumn } from '../columns';

const SECOND_FACTORS = new Table({
  name: 'second_factors',
  columns: [
    { ...referenceColumn('customerId'), isPrimary: true },
    textColumn('secret', 120),
    integerColumn('lastUsedStep'),
    instantColumn('createdAt'),
  ],
  foreignKeys: [foreignKey('fk_second_factors_customer', 'customerId', 'customers')],
});

const RECOVERY_CODES = new Table({
  name: 'recovery_codes',
  columns: [
    { ...referenceColumn('customerId'), isPrimary: true },
    { ...textColumn('codeHash', 64), isPrimary: true },
  ],
  foreignKeys: [foreignKey('fk_recovery_codes_customer', 'customerId', 'customers')],
});

/** Codes from an authenticator app, asked for after the password. */
export class SecondFactors1700000016000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(SECOND_FACTORS);
    await queryRunner.createTable(RECOVERY_CODES);
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and rows would go with the old one.
    await queryRunner.query('ALTER TABLE customers ADD COLUMN secondFactorAt datetime(3) NULL');
  }
}
