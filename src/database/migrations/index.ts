import type { MigrationInterface } from 'typeorm';
import { CreateProducts1700000001000 } from './1700000001000-create-products';
import { CreateCustomersAndOrders1700000002000 } from './1700000002000-create-customers-and-orders';

/** Every migration in the order of its timestamp. They run at the start, each in its own transaction. */
export const migrations: (new () => MigrationInterface)[] = [
  CreateProducts1700000001000,
  CreateCustomersAndOrders1700000002000,
];
