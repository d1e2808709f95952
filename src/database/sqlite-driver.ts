/**
 * The driver of the embedded database, for TypeORM's `driver` option. Node 20 has one of its own in `node20/`;
 * the other one ends the process there as soon as it is loaded.
 */
export async function loadSqliteDriver(): Promise<unknown> {
  const isNode20 = process.versions.node.startsWith('20.');
  const name = isNode20 ? '#node20' : 'better-sqlite3';
  const { default: driver } = (await import(name)) as { default: unknown };
  return driver;
}
