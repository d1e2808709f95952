import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instantColumn, integerColumn, referenceColumn, textColumn } from '../columns';

const ofCustomer = (name: string) => ({
  name,
  columnNames: ['customerId'],
  referencedTableName: 'customers',
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE',
  onUpdate: 'NO ACTION',
});

const SECOND_FACTORS = new Table({
  name: 'second_factors',
  columns: [
    { ...referenceColumn('customerId'), isPrimary: true },
    textColumn('secret', 120),
    integerColumn('lastUsedStep'),
    instantColumn('createdAt'),
  ],
  foreignKeys: [ofCustomer('fk_second_factors_customer')],
});

const RECOVERY_CODES = new Table({
  name: 'recovery_codes',
  columns: [
    { ...referenceColumn('customerId'), isPrimary: true },
    { ...textColumn('codeHash', 64), isPrimary: true },
  ],
  foreignKeys: [ofCustomer('fk_recovery_codes_customer')],
});

/** Codes from an authenticator app, asked for after the password. */
export class SecondFactors1700000016000 implements MigrationInterface {
  name = 'SecondFactors1700000016000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(SECOND_FACTORS);
    await queryRunner.createTable(RECOVERY_CODES);
    // Written out: TypeORM's addColumn copies the whole table on SQLite, and rows would go with the old one.
    await queryRunner.query('ALTER TABLE customers ADD COLUMN secondFactorAt datetime(3) NULL');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE customers DROP COLUMN secondFactorAt');
    await queryRunner.dropTable(RECOVERY_CODES);
    await queryRunner.dropTable(SECOND_FACTORS);
  }
}
