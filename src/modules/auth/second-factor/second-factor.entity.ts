import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { InstantColumn, IntegerColumn, TextColumn } from '../../../database/columns';

/** A customer's authenticator secret. The customer's row says whether sign-ins ask for a code. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'varchar', length: 24 })
  @ForeignKey('customers', 'id', {
    name: 'fk_second_factors_customer',
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  customerId: string;

  /** Encrypted with the server's secret. */
  @TextColumn(120)
  secret: string;

  /** The time step of the last accepted code: it and earlier ones are refused. */
  @IntegerColumn()
  lastUsedStep: number;

  @InstantColumn()
  createdAt: Date;
}

/** A code for a customer who has lost their authenticator app; deleted with its use. */
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
