import { httpError } from '../../../common/refusals/refusal';
import type { Config } from '../../../config/config';
import type { StockLine } from '../../products/inventory/stock.service';
import type { AfterSaleRules } from '../after-sales/after-sale-moves.service';
import { isOpen, RETURN_WORDS } from '../after-sales/after-sale-status';
import type { OrderItem } from '../order-item.entity';
import type { StoredOrder } from '../orders.repository';
import { amountToReturn, sumsOf } from '../payments/payment-state';
import { returnMessage } from './return-messages';
import type { Return, ReturnLine } from './return.entity';
import type { ReturnsRepository } from './returns.repository';

const DAY_MS = 24 * 3600 * 1000;
/** How long an approved return's pairs may be on their way (rule Y5). */
const SEND_DAYS = 14;

/** What staff say with the receipt of a return. */
export interface Receipt {
  /** The pairs that cannot be sold again. */
  unsellable: (items: OrderItem[]) => ReturnLine[];
}

export type ReturnRules = AfterSaleRules<Return, Receipt>;

/** What a return decides by itself of its moves. */
export function returnRules(returns: ReturnsRepository, config: Config): ReturnRules {
  return {
    ...{ kind: 'return', ledgerReason: 'return', historyReason: 'return' },
    auditAction: 'account-return-changed',
    auditDetails: (returnId) => ({ returnId }),
    find: (id, manager) => returns.find(id, manager),
    findOverdue: (now) => returns.findOverdue(now),
    update: (id, values, manager) => returns.update(id, values, manager),
    endsAt: ({ sendBy }) => sendBy,
    effectOf: (one, { to }, { order, now, detail }) => {
      if (to === 'received') return received(one, order, detail);
      if (to === 'refunded') assertNothingDue(order);
      const sendBy = new Date(now.getTime() + SEND_DAYS * DAY_MS);
      return { back: [], values: isOpen(to) ? { sendBy } : { closedAt: now } };
    },
    message: (reader, one, order, { number, link }) =>
      returnMessage(reader, { ...one, lines: toldLines(one, order) }, number, link, config),
    unknown: () => httpError(404, 'return.unknown'),
    over: (status) => httpError(409, 'return.over', { status: RETURN_WORDS[status] }),
    orderNotCompleted: (status) => httpError(409, 'return.order-not-completed', { status }),
  };
}

/** Pairs go back to stock, and their order costs their price less, which makes what was paid of it refundable (rule Y4). */
function received(one: Return, order: StoredOrder, receipt: Receipt | undefined) {
  const unsellable = receipt?.unsellable(order.items) ?? [];
  const lines = one.lines.map((line) => ({ ...line, unsellable: quantityOf(line.itemId, unsellable) }));
  const isWithin =
    lines.every((line) => line.unsellable <= line.quantity) &&
    unsellable.every(({ itemId }) => quantityOf(itemId, one.lines) > 0);
  if (!isWithin) throw httpError(409, 'return.unsellable');
  return {
    back: lines.flatMap((line) => stockLine(line, order.items)),
    values: { lines, closedAt: null },
    orderValues: { returnedAmount: order.returnedAmount + one.amount },
  };
}

function stockLine({ itemId, quantity, unsellable }: ReturnLine, items: OrderItem[]): StockLine[] {
  const item = items.find(({ id }) => id === itemId);
  if (!item || quantity === unsellable) return [];
  const { productId, color, size } = item;
  return [{ productId, color, size, quantity: quantity - unsellable }];
}

function quantityOf(id: string, lines: ReturnLine[]): number {
  return lines.find(({ itemId }) => itemId === id)?.quantity ?? 0;
}

/** @throws Refusal (409) as long as money of the order is to go back: its refund ends the return */
function assertNothingDue(order: StoredOrder): void {
  const amount = amountToReturn(sumsOf(order));
  if (amount > 0) throw httpError(409, 'return.money-here', { amount });
}

function toldLines({ lines }: Return, { items }: StoredOrder) {
  return lines.flatMap(({ itemId, quantity }) => {
    const item = items.find(({ id }) => id === itemId);
    return item ? [{ item, quantity }] : [];
  });
}
