import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import type { EntityManager } from 'typeorm';
import { Config } from '../config/config';
import { DEMO_PASSWORD } from '../config/published-password';
import { TransactionRunner } from '../database/transaction-runner';
import { CustomersService } from '../modules/customers/customers.service';
import { OrdersService } from '../modules/orders/orders.service';
import { PaymentImportService } from '../modules/payments/payment-import.service';
import { CatalogueService } from '../modules/products/catalog/catalogue.service';
import { ProductEditingService } from '../modules/products/editing/product-editing.service';
import { catalogue, type CatalogueProduct } from './catalogue/catalogue';
import { type DemoOrder, demoOrders, pairKey, soldPairs } from './orders';
import { type DemoPerson, people } from './people';

const COLLECTED_AFTER_DAYS = 21;
const INVOICED_AFTER_DAYS = 14;

/** Fills an empty shop with the demo's products, people and orders (rule X1). */
@Injectable()
export class DemoService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly editing: ProductEditingService,
    private readonly customers: CustomersService,
    private readonly orders: OrdersService,
    private readonly payments: PaymentImportService,
    private readonly transactions: TransactionRunner,
    private readonly config: Config,
  ) {}

  /**
   * Creates the demo shop in one transaction, so that an interrupted start leaves nothing behind. The data is
   * always the same except for ids and for dates, which depend on the current day.
   * @returns false, without a change, when the shop has products or the demo's accounts
   */
  async seed(): Promise<boolean> {
    if ((await this.catalogue.countProducts()) > 0) return false;
    const passwordHash = await this.customers.hashPassword(DEMO_PASSWORD);
    const now = DateTime.now().setZone(this.config.shopTimezone);
    const everyone = people();
    const stocked = catalogue();
    const orders = demoOrders(stocked, everyone);
    try {
      await this.transactions.run(async (manager) => {
        const personIds = await this.importPeople(everyone, passwordHash, now, manager);
        const productIds = await this.importProducts(stocked, orders, now, manager);
        await this.importOrders(orders, { everyone, personIds, productIds }, now, manager);
      });
      return true;
    } catch (error) {
      // Someone deleted the demo's products but not its accounts: create nothing again.
      if (error instanceof AlreadySeeded) return false;
      throw error;
    }
  }

  private async importPeople(
    everyone: DemoPerson[],
    passwordHash: string,
    now: DateTime,
    manager: EntityManager,
  ): Promise<string[]> {
    const ids: string[] = [];
    for (const { joinedDaysAgo, ...person } of everyone) {
      const createdAt = momentOf(now, joinedDaysAgo, 0.4);
      const data = { ...person, passwordHash, createdAt };
      ids.push(await this.customers.importCustomer(data, manager).catch(rethrowTaken));
    }
    return ids;
  }

  /** Creates the products with their final stock plus the pairs that the orders will take. */
  private async importProducts(
    stocked: CatalogueProduct[],
    orders: DemoOrder[],
    now: DateTime,
    manager: EntityManager,
  ): Promise<Map<string, string>> {
    const sold = soldPairs(orders);
    const ids = new Map<string, string>();
    for (const { slug, importedDaysAgo, ...product } of stocked) {
      const colors = product.colors.map((color) => ({
        ...color,
        sizes: color.sizes.map(({ size, quantity }) => ({
          size,
          quantity: quantity + (sold.get(pairKey(slug, color.color, size)) ?? 0),
        })),
      }));
      const importAt = momentOf(now, importedDaysAgo, 0.35);
      const saved = await this.editing.createProduct(
        { ...product, importAt, colors },
        { by: null, at: importAt },
        { manager },
      );
      ids.set(slug, saved._id);
    }
    return ids;
  }

  private async importOrders(
    orders: DemoOrder[],
    shop: { everyone: DemoPerson[]; personIds: string[]; productIds: Map<string, string> },
    now: DateTime,
    manager: EntityManager,
  ): Promise<void> {
    for (const [at, { person, status, payment, daysAgo, moment, lines }] of orders.entries()) {
      const { lastName, firstName, phone, address = '', email } = shop.everyone[person]!;
      const isCart = status === 'cart';
      const placedAt = momentOf(now, daysAgo, moment);
      const id = await this.orders.importOrder(
        {
          customerId: shop.personIds[person]!,
          status,
          name: `${lastName} ${firstName}`,
          phone,
          address,
          email,
          payment: isCart ? null : payment,
          createdAt: placedAt,
          placedAt: isCart ? null : placedAt,
          invoiceNumber: status === 'completed' && daysAgo > INVOICED_AFTER_DAYS ? invoiceNumber(at) : null,
          items: lines.map(({ slug, ...line }) => ({ ...line, productId: shop.productIds.get(slug)! })),
        },
        manager,
      );
      // The courier has not paid over the latest cash.
      const isCollected = payment !== 'COD' || daysAgo > COLLECTED_AFTER_DAYS;
      if (status === 'completed' && isCollected) await this.payments.importPaid(id, placedAt, manager);
    }
  }
}

/** A series and number as a provider gives them: `1C26TBU-00000012`. */
function invoiceNumber(at: number): string {
  return `1C26TBU-${String(at + 1).padStart(8, '0')}`;
}

class AlreadySeeded extends Error {}

/** Taken account names show that the demo was created before. */
function rethrowTaken(error: unknown): never {
  throw error instanceof Error && error.message.endsWith('is taken.') ? new AlreadySeeded() : error;
}

/** A time on a past day in the shop's time zone; for today, before now. */
function momentOf(now: DateTime, daysAgo: number, share: number): Date {
  const day = now.startOf('day').minus({ days: daysAgo });
  const length = daysAgo === 0 ? now.diff(day).milliseconds : 14 * 3_600_000;
  const opens = daysAgo === 0 ? 0 : 8 * 3_600_000;
  return day.plus({ milliseconds: Math.floor(opens + length * share) }).toJSDate();
}
