import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, idColumn, instantColumn, longTextColumn, referenceColumn, textColumn } from '../columns';

const SHIPMENTS = new Table({
  name: 'shipments',
  columns: [
    idColumn(),
    referenceColumn('orderId'),
    textColumn('carrier', 20),
    textColumn('trackingNumber', 60, { isNullable: true }),
    instantColumn('expectedAt', { isNullable: true }),
    referenceColumn('createdById'),
    instantColumn('createdAt'),
  ],
  foreignKeys: [foreignKey('fk_shipments_order', 'orderId', 'orders')],
  indices: [
    { name: 'ix_shipments_order', columnNames: ['orderId', 'createdAt', 'id'] },
    { name: 'ix_shipments_number', columnNames: ['trackingNumber'] },
  ],
});

const EVENTS = new Table({
  name: 'shipment_events',
  columns: [
    idColumn(),
    referenceColumn('shipmentId'),
    textColumn('eventKey', 100),
    textColumn('state', 20),
    textColumn('code', 40, { isNullable: true }),
    textColumn('text', 300, { isNullable: true }),
    longTextColumn('body', { isNullable: true }),
    instantColumn('happenedAt'),
    instantColumn('receivedAt'),
    referenceColumn('createdById', { isNullable: true }),
  ],
  foreignKeys: [foreignKey('fk_shipment_events_shipment', 'shipmentId', 'shipments')],
  indices: [{ name: 'uq_shipment_events_key', columnNames: ['shipmentId', 'eventKey'], isUnique: true }],
});

/** Parcels, and what happens to them. The previous release goes on writing orders without the new column. */
export class Shipments1700000062000 implements Pick<MigrationInterface, 'up'> {
  async up(queryRunner: QueryRunner): Promise<void> {
    // Written out: TypeORM's addColumn copies the whole table on SQLite.
    await queryRunner.query('ALTER TABLE orders ADD COLUMN shipments text');
    for (const table of [SHIPMENTS, EVENTS]) await queryRunner.createTable(table);
  }
}
