import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { InstantColumn } from '../../../database/columns';

/** A product that a customer has marked (rule V9). Deleted products stay, and come back with the product. */
@Entity('favourites')
export class Favourite {
  @PrimaryColumn({ type: 'varchar', length: 24 })
  @ForeignKey('customers', 'id', {
    name: 'fk_favourites_customer',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  customerId: string;

  @PrimaryColumn({ type: 'varchar', length: 24 })
  productId: string;

  @InstantColumn()
  addedAt: Date;
}
