import { Injectable } from '@nestjs/common';
import { spanOf, type Period } from '../../../common/shop-time';
import { CatalogueRepository } from './catalogue.repository';

/** How many products the shop has, sold out ones included and deleted ones not. */
@Injectable()
export class ProductCountsService {
  constructor(private readonly catalogue: CatalogueRepository) {}

  /** All products, or those that came in (`importAt`) during the period. */
  async count(period?: Period): Promise<number> {
    const catalogue = await this.catalogue.current();
    return catalogue.countImported(...spanOf(period));
  }
}
