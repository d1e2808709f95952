import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Maps entities to and from hand-written SQL statements, as TypeORM does for its own. */
export interface EntityRows<Entity> {
  /** The columns to select, each with the alias as its prefix. */
  readonly columns: string;
  toEntity(row: Record<string, unknown>): Entity;
  /** What an UPDATE sets these fields by, without an alias. */
  toAssignments(values: Partial<Entity>): { sql: string; parameters: unknown[] };
}

/** @param alias the entity's table in the statement */
export function entityRows<Entity extends ObjectLiteral>(
  entity: EntityTarget<Entity>,
  alias: string,
  { dataSource }: EntityManager,
): EntityRows<Entity> {
  const { columns } = dataSource.getMetadata(entity);
  const named = columns.map((column) => ({ column, name: `${alias}_${column.databaseName}` }));
  return {
    columns: named.map(({ column, name }) => `${alias}.${column.databaseName} AS ${name}`).join(', '),
    toEntity: (row) => {
      const values: Record<string, unknown> = {};
      for (const { column, name } of named) {
        values[column.propertyName] = dataSource.driver.prepareHydratedValue(row[name], column);
      }
      return values as Entity;
    },
    toAssignments: (values) => {
      const given = columns.filter(({ propertyName }) => values[propertyName] !== undefined);
      return {
        sql: given.map(({ databaseName }) => `${databaseName} = ?`).join(', '),
        parameters: given.map((column): unknown =>
          dataSource.driver.preparePersistentValue(values[column.propertyName], column),
        ),
      };
    },
  };
}
