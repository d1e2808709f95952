import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../../database/columns';

/** What a customer's authenticator app knows; whether sign-ins ask for it is kept with the customer. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'varchar', length: 24 })
  @ForeignKey('customers', 'id', {
    name: 'fk_second_factors_customer',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  customerId: string;

  /** Sealed: it is worth nothing without the server's secret. */
  @TextColumn(120)
  secret: string;

  /** The half-minute of the last code that was taken: it and those before are good for nothing. */
  @IntegerColumn()
  lastUsedStep: number;

  @InstantColumn()
  createdAt: Date;
}

/** A code for whoever has lost their authenticator app; it is deleted with its use. */
@Entity('recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ type: 'varchar', length: 24 })
  @ForeignKey('customers', 'id', {
    name: 'fk_recovery_codes_customer',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  customerId: string;

  /** SHA-256: 80 random bits need no slow hash. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  codeHash: string;
}
