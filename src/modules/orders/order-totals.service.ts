import { Injectable } from '@nestjs/common';
import { periodsBetween, type Period } from '../../common/shop-time';
import { OrderListRepository } from './order-list.repository';

/** What orders add up to. An order counts from the moment it was completed; deleted ones do not count. */
@Injectable()
export class OrderTotalsService {
  constructor(private readonly orders: OrderListRepository) {}

  /** Completed orders and the sum of their totals in whole dong (rule P6), of a period or of all time. */
  async sumCompleted(period?: Period): Promise<{ quantity: number; profit: number }> {
    const { quantity, profit } = await this.orders.sumCompleted(period);
    return { quantity, profit };
  }

  /**
   * Completed orders and the pairs in them, month by month.
   * @param months the beginnings of a year's months and of the next year
   */
  async sumByMonth(months: Date[]): Promise<{ totalOrders: number[]; totalQuantity: number[] }> {
    const sums = await Promise.all(periodsBetween(months).map((month) => this.orders.sumCompleted(month)));
    return {
      totalOrders: sums.map(({ quantity }) => quantity),
      totalQuantity: sums.map(({ pairs }) => pairs),
    };
  }
}
