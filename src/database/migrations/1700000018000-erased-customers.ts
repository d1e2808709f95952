import type { MigrationInterface, QueryRunner } from 'typeorm';
import { randomBytes } from 'node:crypto';

const COLUMNS = [
  ['orders', 'ownerErasedAt', 'datetime(3)'],
  ['idempotency_keys', 'callerId', 'varchar(24)'],
] as const;

const DELETED = 'SELECT id FROM customers WHERE deletedAt IS NOT NULL';
const NO_RECEIVER = "name = '', phone = '', address = '', searchText = ' ## '";

/** Erases the data of the people who were deleted before, as deleting does from now on. */
export class ErasedCustomers1700000018000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column, type] of COLUMNS) {
      // MySQL and MariaDB keep what a migration did that was cut off.
      const isThere = await queryRunner.hasColumn(table, column);
      // TypeORM's own way copies the whole table on SQLite.
      if (!isThere) await queryRunner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
    }
    await queryRunner.query(
      `UPDATE orders SET ownerErasedAt = (SELECT deletedAt FROM customers WHERE id = orders.customerId)
       WHERE customerId IN (${DELETED})`,
    );
    await queryRunner.query(
      `UPDATE orders SET ${NO_RECEIVER} WHERE ownerErasedAt IS NOT NULL
       AND (deletedAt IS NOT NULL OR status IN ('completed', 'canceled'))`,
    );
    for (const table of ['sessions', 'password_resets']) {
      await queryRunner.query(`DELETE FROM ${table} WHERE customerId IN (${DELETED})`);
    }
    const people = (await queryRunner.query(DELETED)) as { id: string }[];
    for (const { id } of people) {
      const phone = `x${randomBytes(8).toString('base64url')}`;
      await queryRunner.query(
        `UPDATE customers SET username = NULL, lastName = '', firstName = '', searchName = '', address = '',
         dob = '', passwordHash = '', activeUntil = NULL, pendingEmail = NULL,
         pendingEmailHash = NULL, pendingEmailUntil = NULL, email = ?, phone = ? WHERE id = ?`,
        [`${id}@erased.invalid`, phone, id],
      );
    }
  }

  /** What was erased does not come back. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS) {
      await queryRunner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
    }
  }
}
