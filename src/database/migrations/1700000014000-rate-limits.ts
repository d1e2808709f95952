import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counters of the rate limits, on a server only: beside the embedded database they have a file of their own. And the
 * phone number that every first manager was given goes: anyone could guess passwords under it.
 */
export class RateLimits1700000014000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "UPDATE customers SET phone = '' WHERE phone = '0000000000' AND role = 'manager'",
    );
    if (isSqlite(queryRunner)) return;
    // As the library wants it: no entity, since it alone reads and writes these rows.
    await queryRunner.query(
      `CREATE TABLE IF NOT EXISTS rate_limits (
         \`key\` varchar(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL PRIMARY KEY,
         points int NOT NULL DEFAULT 0,
         expire bigint unsigned NULL,
         INDEX ix_rate_limits_expire (expire)
       ) ENGINE = InnoDB`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      "UPDATE customers SET phone = '0000000000' WHERE phone = '' AND role = 'manager'",
    );
    if (!isSqlite(queryRunner)) await queryRunner.query('DROP TABLE rate_limits');
  }
}

function isSqlite({ dataSource }: QueryRunner): boolean {
  return dataSource.options.type === 'better-sqlite3';
}
