import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';

const INDEX = new TableIndex({
  name: 'ix_orders_of_customer',
  columnNames: ['customerId', 'createdAt', 'id', 'status', 'deletedAt'],
});

/** Lacks what is shown of a customer's orders. */
const BEFORE = new TableIndex({
  name: 'ix_orders_customer',
  columnNames: ['customerId', 'createdAt', 'id'],
});

/** Has what is shown of customers' orders in the index they are found by: they lie all over the table. */
export class OrdersOfCustomers1700000012000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    // In this order: the foreign key to the customers needs one of the two.
    await queryRunner.createIndex('orders', INDEX);
    await queryRunner.dropIndex('orders', BEFORE);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.createIndex('orders', BEFORE);
    await queryRunner.dropIndex('orders', INDEX);
  }
}
