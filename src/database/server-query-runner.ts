import type { PoolConnection } from 'mysql2';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';

/**
 * TypeORM's runner for MySQL and MariaDB, which gives every connection back to the pool. This one closes a connection
 * whose transaction has not ended for certain: the next `START TRANSACTION` on it would commit half of the work.
 */
export class ServerQueryRunner extends MysqlQueryRunner {
  constructor(driver: MysqlDriver) {
    super(driver, 'master');
  }

  /** Gives the connection back, or closes it; the server then undoes what was not committed. */
  override async release(): Promise<void> {
    // TypeORM clears this only when COMMIT or ROLLBACK has succeeded.
    if (this.isTransactionActive) (this.databaseConnection as PoolConnection | undefined)?.destroy();
    await super.release();
  }
}
