import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** Reads what was sold since a moment from the ledger, however many other lines it has. */
export class RecentSales1700000009000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex(
      'stock_movements',
      new TableIndex({
        name: 'ix_stock_movements_reason',
        columnNames: ['reason', 'createdAt', 'productId', 'colorKey', 'size', 'change'],
      }),
    );
  }
}
