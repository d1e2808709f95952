import { Injectable } from '@nestjs/common';
import { currentYear, monthsOf, periodOf, type Period, type TimeSpan } from '../../common/shop-time';
import { Config } from '../../config/config';
import { CustomersService } from '../customers/customers.service';
import { StaffOrdersService } from '../orders/staff/staff-orders.service';
import type { LowStockListDto } from '../products/inventory/dto/low-stock.dto';
import { LowStockService } from '../products/inventory/low-stock.service';
import { CatalogueService } from '../products/catalog/catalogue.service';

/** The dashboard's figures. Days, months and years use the shop's time zone (rule P5). */
@Injectable()
export class StatsService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly lowStock: LowStockService,
    private readonly customers: CustomersService,
    private readonly orders: StaffOrdersService,
    private readonly config: Config,
  ) {}

  /** The number of products on sale, or of those that arrived this day, month or year. */
  async countProducts(time?: TimeSpan): Promise<{ quantity: number }> {
    return { quantity: await this.catalogue.countProducts(this.period(time)) };
  }

  /** The sizes that are running out, the most urgent first. */
  listLowStock(): Promise<LowStockListDto> {
    return this.lowStock.list();
  }

  /** The number of customers, or of those who joined this day, month or year. */
  async countCustomers(time?: TimeSpan): Promise<{ quantity: number }> {
    return { quantity: await this.customers.count(this.period(time)) };
  }

  /**
   * The number of completed orders and the sum of their totals (rule P6), of all time or of this day, month
   * or year.
   */
  async countOrdersAndProfit(time?: TimeSpan): Promise<{ quantity: number; profit: number }> {
    const { quantity, profit } = await this.orders.sumCompleted(this.period(time));
    return { quantity, profit };
  }

  /** New customers by month; this year by default. */
  async chartCustomers(year?: number): Promise<{ totalCustomers: number[] }> {
    const months = this.months(year).map((month) => this.customers.count(month));
    return { totalCustomers: await Promise.all(months) };
  }

  /** Completed orders and their pairs by month; this year by default. */
  async chartOrders(year?: number): Promise<{ totalOrders: number[]; totalQuantity: number[] }> {
    const months = this.months(year).map((month) => this.orders.sumCompleted(month));
    const sums = await Promise.all(months);
    return {
      totalOrders: sums.map(({ quantity }) => quantity),
      totalQuantity: sums.map(({ pairs }) => pairs),
    };
  }

  private period(time?: TimeSpan): Period | undefined {
    return time && periodOf(time, this.config.shopTimezone);
  }

  private months(year?: number): Period[] {
    const { shopTimezone } = this.config;
    return monthsOf(year ?? currentYear(shopTimezone), shopTimezone);
  }
}
