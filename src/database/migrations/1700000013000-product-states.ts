import { Table, TableCheck, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, instantColumn, integerColumn, referenceColumn } from '../columns';

const STATES = new Table({
  name: 'product_states',
  columns: [
    { ...referenceColumn('productId'), isPrimary: true },
    integerColumn('quantitySold'),
    integerColumn('revision'),
    instantColumn('deletedAt', { isNullable: true }),
  ],
  foreignKeys: [foreignKey('fk_product_states_product', 'productId', 'products')],
});

const CHECK = new TableCheck({ name: 'ck_products_stock', expression: 'stock >= 0' });
const INDEX = new TableIndex({
  name: 'ix_products_sold',
  columnNames: ['deletedAt', 'quantitySold', 'id'],
});

/**
 * What each sale changes of a product, in small rows apart from its texts and without an index that sales
 * reorder. `stock`, the sum of the sizes, was kept in step by every sale and never read.
 */
export class ProductStates1700000013000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(STATES);
    // Once the columns go, all has been copied.
    if (await queryRunner.hasColumn('products', 'quantitySold')) {
      await queryRunner.query(
        `INSERT INTO product_states (productId, quantitySold, revision, deletedAt)
         SELECT id, quantitySold, revision, deletedAt FROM products ORDER BY id`,
      );
    }
    await queryRunner.dropIndex('products', INDEX);
    // This copies the table on SQLite, where foreign keys rest while migrations run: no colour goes with the old one.
    if (isSqlite(queryRunner)) await queryRunner.dropCheckConstraint('products', CHECK);
    else await queryRunner.query(`ALTER TABLE products DROP CONSTRAINT ${CHECK.name}`);
    for (const column of ['stock', 'quantitySold', 'revision', 'deletedAt']) {
      await queryRunner.query(`ALTER TABLE products DROP COLUMN ${column}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // SQLite takes a check with its column; to add one later is to copy the table.
    const name = queryRunner.dataSource.driver.escape(CHECK.name!);
    const check = `CONSTRAINT ${name} CHECK (${CHECK.expression})`;
    const withColumn = isSqlite(queryRunner) ? check : '';
    await queryRunner.query(`ALTER TABLE products ADD COLUMN stock integer NOT NULL DEFAULT 0 ${withColumn}`);
    if (!isSqlite(queryRunner)) await queryRunner.query(`ALTER TABLE products ADD ${check}`);
    for (const column of ['quantitySold', 'revision']) {
      await queryRunner.query(`ALTER TABLE products ADD COLUMN ${column} integer NOT NULL DEFAULT 0`);
    }
    await queryRunner.query('ALTER TABLE products ADD COLUMN deletedAt datetime(3)');
    for (const column of ['quantitySold', 'revision', 'deletedAt']) {
      await queryRunner.query(
        `UPDATE products SET ${column} =
           (SELECT ${column} FROM product_states WHERE productId = products.id)`,
      );
    }
    await queryRunner.query(
      `UPDATE products SET stock =
         (SELECT COALESCE(SUM(s.quantity), 0) FROM product_sizes s
          JOIN product_colors c ON c.id = s.colorId WHERE c.productId = products.id)`,
    );
    await queryRunner.createIndex('products', INDEX);
    await queryRunner.dropTable(STATES);
  }
}

function isSqlite({ dataSource }: QueryRunner): boolean {
  return dataSource.options.type === 'better-sqlite3';
}
