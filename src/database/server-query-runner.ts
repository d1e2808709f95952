import type { Connection, PoolConnection, QueryResult as ServerAnswer } from 'mysql2';
import { QueryFailedError, QueryResult, type DataSource, type ReplicationMode } from 'typeorm';
import type { MysqlDriver } from 'typeorm/driver/mysql/MysqlDriver';
import { MysqlQueryRunner } from 'typeorm/driver/mysql/MysqlQueryRunner';
import { assertBelongsToTransaction } from './transaction-context';

/** TypeORM leaves open what a query answers. */
type Answer = Awaited<ReturnType<MysqlQueryRunner['query']>>;

/**
 * On MySQL and MariaDB: refuses queries that go past their transaction, shows transactions what others have
 * committed, and asks the server in the driver's plainest way.
 */
export function prepareForServer(dataSource: DataSource): void {
  const driver = dataSource.driver as MysqlDriver;
  driver.createQueryRunner = (mode: ReplicationMode): MysqlQueryRunner => {
    assertBelongsToTransaction();
    return new ServerQueryRunner(driver, mode);
  };
  readWhatIsCommitted(driver);
}

/**
 * What others committed while a transaction waited for a lock must be seen, or what it decides is stale. Said
 * once for each connection: saying it at each transaction is one way to the server more.
 */
function readWhatIsCommitted(driver: MysqlDriver): void {
  const obtain = driver.obtainMasterConnection.bind(driver) as () => Promise<PoolConnection>;
  const told = new WeakSet<PoolConnection>();
  driver.obtainMasterConnection = async () => {
    const connection = await obtain();
    if (told.has(connection)) return connection;
    try {
      await send(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED');
    } catch (error) {
      connection.destroy();
      throw error;
    }
    told.add(connection);
    return connection;
  };
}

/** TypeORM's own goes through the driver's promises, which cost as much as the query's other work here. */
class ServerQueryRunner extends MysqlQueryRunner {
  override async query(query: string, parameters?: unknown[], isStructured = false): Promise<Answer> {
    if (this.isReleased) throw new Error('This query runner has been released already.');
    const connection = (this.databaseConnection ?? (await this.connect())) as Connection;
    const { logger } = this.dataSource;
    logger.logQuery(query, parameters);
    try {
      const raw = await send(connection, query, parameters);
      if (!isStructured) return raw as Answer;
      const result = new QueryResult();
      result.raw = raw;
      if (Array.isArray(raw)) result.records = raw;
      if ('affectedRows' in raw) result.affected = raw.affectedRows;
      return result;
    } catch (error) {
      logger.logQueryError(error as Error, query, parameters);
      throw new QueryFailedError(query, parameters, error as Error);
    }
  }
}

function send(connection: Connection, query: string, values?: unknown[]): Promise<ServerAnswer> {
  return new Promise((resolve, reject) => {
    connection.query(query, values, (error, answer) => (error ? reject(error) : resolve(answer)));
  });
}
