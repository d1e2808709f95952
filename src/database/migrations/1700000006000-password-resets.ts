import { Table, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, instantColumn, referenceColumn, textColumn } from '../columns';

const PASSWORD_RESETS = new Table({
  name: 'password_resets',
  columns: [
    { ...referenceColumn('customerId'), isPrimary: true },
    textColumn('tokenHash', 64),
    textColumn('email', 254),
    instantColumn('createdAt'),
    instantColumn('expiresAt'),
  ],
  indices: [{ name: 'uq_password_resets_token', columnNames: ['tokenHash'], isUnique: true }],
  foreignKeys: [foreignKey('fk_password_resets_customer', 'customerId', 'customers')],
});

/** What the list of customers is read through, in each of its orders. */
const CUSTOMER_INDICES = [
  new TableIndex({ name: 'ix_customers_role', columnNames: ['deletedAt', 'role', 'createdAt', 'id'] }),
  new TableIndex({ name: 'ix_customers_name', columnNames: ['deletedAt', 'searchName', 'id'] }),
];

/** Links to choose another password, and the indexes of the list of customers. */
export class PasswordResets1700000006000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(PASSWORD_RESETS);
    for (const index of CUSTOMER_INDICES) await queryRunner.createIndex('customers', index);
  }
}
