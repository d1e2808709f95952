import { createDataSourceOptions, createMigratingDataSource } from './data-source';

/** The names of the tables that this release's migrations create: they are run on an SQLite database in memory. */
export async function findShopTables(): Promise<string[]> {
  const options = await createDataSourceOptions({ database: { kind: 'sqlite', file: ':memory:' } });
  const dataSource = await createMigratingDataSource(options).initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
    const rows = await dataSource.query<{ name: string }[]>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
    );
    return rows.map(({ name }) => name);
  } finally {
    await dataSource.destroy();
  }
}
