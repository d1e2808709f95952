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

const STATE = new Table({ name: 'catalogue_state', columns: [idColumn(), integerColumn('version')] });

const ENTRIES = new Table({
  name: 'catalogue_entries',
  columns: [
    { ...referenceColumn('productId'), isPrimary: true },
    integerColumn('version'),
    integerColumn('isOnSale'),
    textColumn('brand', 20),
    textColumn('type', 20),
    integerColumn('price'),
    instantColumn('importAt'),
    textColumn('searchName', 500),
    longTextColumn('colors'),
    longTextColumn('sizes'),
  ],
  indices: [{ name: 'ix_catalogue_entries_version', columnNames: ['version', 'productId'] }],
  foreignKeys: [foreignKey('fk_catalogue_entries_product', 'productId', 'products')],
});

const BATCH = 200;

interface ColorRow {
  id: string;
  productId: string;
  colorKey: string;
  color: string;
  colorHex: string;
}

/** What the catalogue searches, filters and counts by, apart from the rest of a product. */
export class CatalogueEntries1700000003000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(STATE);
    await queryRunner.createTable(ENTRIES);
    await queryRunner.query("INSERT INTO catalogue_state (id, version) VALUES ('catalogue', 1)");
    await queryRunner.query(
      `INSERT INTO catalogue_entries
         (productId, version, isOnSale, brand, type, price, importAt, searchName, colors, sizes)
       SELECT id, 1, CASE WHEN deletedAt IS NULL THEN 1 ELSE 0 END, brand, type, price, importAt, searchName,
         '[]', '' FROM products`,
    );
    for (let last = ''; ;) {
      const rows = (await queryRunner.query('SELECT id FROM products WHERE id > ? ORDER BY id LIMIT ?', [
        last,
        BATCH,
      ])) as { id: string }[];
      if (rows.length === 0) return;
      await fillIn(
        rows.map(({ id }) => id),
        queryRunner,
      );
      last = rows.at(-1)!.id;
    }
  }
}

/** Writes down the colours of products and the sizes of which they have something left. */
async function fillIn(ids: string[], queryRunner: QueryRunner): Promise<void> {
  const marks = ids.map(() => '?').join(', ');
  const colors = (await queryRunner.query(
    `SELECT id, productId, colorKey, color, colorHex FROM product_colors
     WHERE productId IN (${marks}) ORDER BY position`,
    ids,
  )) as ColorRow[];
  const sizes = (await queryRunner.query(
    `SELECT DISTINCT c.productId, s.size FROM product_sizes s JOIN product_colors c ON c.id = s.colorId
     WHERE c.productId IN (${marks}) AND s.quantity > 0`,
    ids,
  )) as { productId: string; size: string }[];
  for (const id of ids) {
    const colorsOfIt = colors.filter(({ productId }) => productId === id);
    const sizesOfIt = sizes.filter(({ productId }) => productId === id).map(({ size }) => size);
    await queryRunner.query('UPDATE catalogue_entries SET colors = ?, sizes = ? WHERE productId = ?', [
      JSON.stringify(colorsOfIt.map(({ colorKey, color, colorHex }) => [colorKey, color, colorHex])),
      sizesOfIt.sort((a, b) => Number(a) - Number(b)).join(','),
      id,
    ]);
  }
}
