import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { idColumn, instantColumn, integerColumn, referenceColumn, textColumn } from '../columns';

const MOVEMENTS = new Table({
  name: 'stock_movements',
  columns: [
    idColumn(),
    referenceColumn('productId'),
    textColumn('color', 60),
    textColumn('colorKey', 60),
    textColumn('size', 8),
    integerColumn('change'),
    textColumn('reason', 12),
    referenceColumn('orderId', { isNullable: true }),
    referenceColumn('actorId', { isNullable: true }),
    instantColumn('createdAt'),
  ],
  indices: [{ name: 'ix_stock_movements_product', columnNames: ['productId', 'createdAt', 'id'] }],
});

/** The stock ledger. What is on the shelves already is each size's first line. */
export class StockMovements1700000004000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(MOVEMENTS);
    const now = new Date().toISOString().replace('T', ' ').replace('Z', '');
    // A size has one opening, so that its own id serves as the line's. `change` is a word of MySQL's.
    await queryRunner.query(
      `INSERT INTO stock_movements
         (id, productId, color, colorKey, size, \`change\`, reason, orderId, actorId, createdAt)
       SELECT s.id, c.productId, c.color, c.colorKey, s.size, s.quantity, 'opening', NULL, NULL, '${now}'
       FROM product_sizes s JOIN product_colors c ON c.id = s.colorId WHERE s.quantity > 0`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.dropTable(MOVEMENTS);
  }
}
