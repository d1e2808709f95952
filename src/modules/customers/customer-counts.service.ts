import { Injectable } from '@nestjs/common';
import { periodsBetween, type Period } from '../../common/shop-time';
import { CustomersRepository } from './customers.repository';

/** How many people have an account: staff as well, like the list of customers, without deleted people. */
@Injectable()
export class CustomerCountsService {
  constructor(private readonly customers: CustomersRepository) {}

  /** All customers, or those who joined in the period. */
  count(period?: Period): Promise<number> {
    return this.customers.count(period);
  }

  /**
   * Those who joined, month by month.
   * @param months the beginnings of a year's months and of the next year
   */
  countByMonth(months: Date[]): Promise<number[]> {
    return Promise.all(periodsBetween(months).map((month) => this.count(month)));
  }
}
