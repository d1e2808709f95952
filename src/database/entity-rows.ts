import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Maps the rows of a statement that is written out as TypeORM maps an entity's, which its metadata tells. */
export interface EntityRows<Entity> {
  /** The columns to select, each with the alias as its prefix. */
  readonly columns: string;
  toEntity(row: Record<string, unknown>): Entity;
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
  };
}
