import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, instantColumn, referenceColumn, textColumn } from '../columns';

const NOTES = new Table({
  name: 'order_notes',
  columns: [
    idColumn(),
    referenceColumn('orderId'),
    referenceColumn('authorId'),
    textColumn('text', 500),
    instantColumn('createdAt'),
  ],
  foreignKeys: [foreignKey('fk_order_notes_order', 'orderId', 'orders')],
  indices: [{ name: 'ix_order_notes_order', columnNames: ['orderId', 'createdAt', 'id'] }],
});

/** What staff write down about orders (rule O16). */
export class OrderNotes1700000065000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(NOTES);
  }
}
