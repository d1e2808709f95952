import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

/** What carriers said of parcels that were ordered from them. The previous release goes on writing parcels without it. */
export class CarrierOrders1700000063000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    for (const column of ['clientCode varchar(50)', 'fee integer', 'askAt datetime(3)'])
      await queryRunner.query(`ALTER TABLE shipments ADD COLUMN ${column}`);
    const index = new TableIndex({ name: 'ix_shipments_ask', columnNames: ['askAt'] });
    await queryRunner.createIndex('shipments', index);
  }
}
