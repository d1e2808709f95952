import { Injectable } from '@nestjs/common';
import { ProductAddressesRepository } from './product-addresses.repository';

/** Under which names products are found: all that a sitemap needs to know of them. */
@Injectable()
export class ProductAddressesService {
  constructor(private readonly addresses: ProductAddressesRepository) {}

  /** How many products the shop shows, sold out ones included. */
  countSlugs(): Promise<number> {
    return this.addresses.countSlugs();
  }

  /** One part of all slugs, in alphabetical order; a part past the end is empty. */
  listSlugs(offset: number, limit: number): Promise<string[]> {
    return this.addresses.findSlugs(offset, limit);
  }
}
