import { Injectable } from '@nestjs/common';
import { ChangesRepository } from './changes.repository';
import { BEST_SELLER_LIMIT } from './product-options';
import type { BestSellerRecord } from './product-record';
import { ProductsRepository } from './products.repository';

/** The products that sell best, kept for as long as nothing changes: to find them all products are gone through. */
@Injectable()
export class BestSellers {
  private last: { changes: number; records: BestSellerRecord[] } | null = null;

  constructor(
    private readonly products: ProductsRepository,
    private readonly changes: ChangesRepository,
  ) {}

  /** At most `BEST_SELLER_LIMIT` products of which most pairs were sold, most first; none that never sold. */
  async list(): Promise<BestSellerRecord[]> {
    // Counted first: what is committed after it is found twice, and never missed.
    const changes = await this.changes.count();
    if (this.last?.changes !== changes) {
      this.last = { changes, records: await this.products.findBestSellers(BEST_SELLER_LIMIT) };
    }
    return this.last.records;
  }
}
