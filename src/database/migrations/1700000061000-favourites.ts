import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, instantColumn, referenceColumn } from '../columns';

const FAVOURITES = new Table({
  name: 'favourites',
  columns: [
    { ...referenceColumn('customerId'), isPrimary: true },
    { ...referenceColumn('productId'), isPrimary: true },
    instantColumn('addedAt'),
  ],
  foreignKeys: [foreignKey('fk_favourites_customer', 'customerId', 'customers')],
});

/** Products that customers have marked (rule V9). */
export class Favourites1700000061000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createTable(FAVOURITES);
  }
}
