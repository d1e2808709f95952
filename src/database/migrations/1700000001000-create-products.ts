import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  foreignKey,
  idColumn,
  instantColumn,
  integerColumn,
  longTextColumn,
  referenceColumn,
  textColumn,
} from '../columns';

const PRODUCTS = new Table({
  name: 'products',
  columns: [
    idColumn(),
    textColumn('name', 150),
    textColumn('searchName', 500),
    textColumn('type', 20),
    textColumn('brand', 20),
    textColumn('slug', 180),
    integerColumn('price'),
    textColumn('highLight', 300),
    longTextColumn('description'),
    textColumn('adImage', 300),
    textColumn('navbarImage', 300),
    integerColumn('stock'),
    instantColumn('importAt'),
    integerColumn('quantitySold'),
    integerColumn('version'),
    integerColumn('revision'),
    instantColumn('deletedAt', { isNullable: true }),
  ],
  indices: [
    { name: 'uq_products_slug', columnNames: ['slug'], isUnique: true },
    { name: 'ix_products_newest', columnNames: ['deletedAt', 'importAt', 'id'] },
    { name: 'ix_products_price', columnNames: ['deletedAt', 'price', 'id'] },
    { name: 'ix_products_brand', columnNames: ['deletedAt', 'brand', 'type', 'stock'] },
    { name: 'ix_products_sold', columnNames: ['deletedAt', 'quantitySold', 'id'] },
  ],
  checks: [{ name: 'ck_products_stock', expression: 'stock >= 0' }],
});

const COLORS = new Table({
  name: 'product_colors',
  columns: [
    idColumn(),
    referenceColumn('productId'),
    integerColumn('position'),
    textColumn('color', 60),
    textColumn('colorKey', 60),
    textColumn('colorHex', 7),
    longTextColumn('imageDetail'),
  ],
  indices: [
    { name: 'uq_product_colors_color', columnNames: ['productId', 'colorKey'], isUnique: true },
    { name: 'ix_product_colors_key', columnNames: ['colorKey', 'productId'] },
  ],
  foreignKeys: [foreignKey('fk_product_colors_product', 'productId', 'products')],
});

const SIZES = new Table({
  name: 'product_sizes',
  columns: [idColumn(), referenceColumn('colorId'), textColumn('size', 8), integerColumn('quantity')],
  indices: [{ name: 'uq_product_sizes_size', columnNames: ['colorId', 'size'], isUnique: true }],
  foreignKeys: [foreignKey('fk_product_sizes_color', 'colorId', 'product_colors')],
  checks: [{ name: 'ck_product_sizes_quantity', expression: 'quantity >= 0' }],
});

/** The catalogue: products, their colours and the sizes with what is left of each. */
export class CreateProducts1700000001000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of [PRODUCTS, COLORS, SIZES]) {
      await queryRunner.createTable(table);
      await addChecks(queryRunner, table);
    }
  }
}

/** TypeORM writes a table's checks for SQLite only; MySQL and MariaDB know them too, but must be told. */
async function addChecks(queryRunner: QueryRunner, { name: table, checks }: Table): Promise<void> {
  if (queryRunner.dataSource.options.type === 'better-sqlite3') return;
  for (const { name, expression } of checks) {
    await queryRunner.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} CHECK (${expression})`);
  }
}
