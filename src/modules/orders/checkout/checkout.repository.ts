import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Language } from '../../../common/language';

/** What an order says about its customer; null where there is nothing to keep. */
export interface CustomerDetails {
  address: string | null;
  language: Language | null;
}

/**
 * What placing an order writes to its customer. The one statement on a table of `customers`: that module builds on this one,
 * and the order's transaction writes both.
 */
@Injectable()
export class CheckoutRepository {
  /**
   * Keeps where an order goes as its customer's address, if they still have none (rule C15), and the language in which
   * they order, in which they are written to (rule X18).
   */
  async updateCustomer(
    customerId: string,
    { address, language }: CustomerDetails,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE customers SET language = COALESCE(?, language),
         address = CASE WHEN LOWER(TRIM(address)) IN ('', 'unknown') THEN COALESCE(?, address) ELSE address END
       WHERE id = ? AND deletedAt IS NULL`,
      [language, address, customerId],
    );
  }
}
