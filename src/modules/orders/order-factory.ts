import { newId } from '../../common/new-id';
import { foldText } from '../../common/text';
import type { Sellable, StockLine } from '../products/inventory/stock.service';
import type { ChangeReason, OrderChange } from './order-change.entity';
import type { OrderItem } from './order-item.entity';
import { ORDER_STATUS, type OrderStatus, type RecordedStatus } from './order-status';
import type { InvoiceBuyer, Order } from './order.entity';
import { newReference } from './payments/payment-reference';
import { amountToReturn, sumsOf } from './payments/payment-state';

/** An empty cart of the customer, begun at `createdAt`. */
export function newOrder(customerId: string, createdAt: Date = new Date()): Order {
  return {
    id: newId(createdAt),
    customerId,
    cartOwnerId: customerId,
    status: 'cart',
    name: '',
    phone: '',
    address: '',
    payment: null,
    total: null,
    paidAmount: 0,
    refundedAmount: 0,
    waivedAmount: 0,
    returnedAmount: 0,
    paymentReference: newReference(),
    payBy: null,
    expiredAt: null,
    termsVersion: null,
    vatPercent: null,
    expectedFrom: null,
    expectedTo: null,
    invoiceBuyer: null,
    invoiceNumber: null,
    invoiceUrl: null,
    shipments: null,
    hasParcel: 0,
    packedAt: null,
    revision: 0,
    createdAt,
    updatedAt: createdAt,
    placedAt: null,
    pairs: 0,
    searchText: '',
    completedAt: null,
    ownerErasedAt: null,
    deletedAt: null,
  };
}

/** What a line keeps of the catalogue; its colour may have been renamed, so that it is kept as well. */
export function snapshotOf({ name, price, image, color }: Sellable): Snapshot {
  return { name, price, image, color };
}

type Snapshot = Pick<OrderItem, 'name' | 'price' | 'image' | 'color'>;

/** What differs between a line as it is stored and as it is today. */
export function staleFields(stored: OrderItem, today: OrderItem): Partial<OrderItem> {
  const fields = ['name', 'price', 'image', 'color', 'quantity'] as const;
  const changed = fields.filter((field) => stored[field] !== today[field]);
  return Object.fromEntries(changed.map((field) => [field, today[field]]));
}

/** A line of the order at `position`, copied from the catalogue as it stands. */
export function newItem(orderId: string, position: number, sellable: Sellable, quantity: number): OrderItem {
  const { productId, size } = sellable;
  return { id: newId(), orderId, position, productId, size, quantity, ...snapshotOf(sellable) };
}

/** What a canceled order is, whoever cancels it: nothing is to be paid, waived or packed any more. */
export const CANCELED = { status: 'canceled', payBy: null, waivedAmount: 0, packedAt: null } as const;

/**
 * The row that tells of a change of an order's status, or of an exchange's.
 * @param order as it was before, read with a lock: the change gets its next revision, to be saved with it
 * @param actorId null when no person is known
 */
export function changeOf(
  { id, revision, status }: Pick<Order, 'id' | 'revision'> & { status: RecordedStatus },
  actorId: string | null,
  toStatus: RecordedStatus,
  createdAt: Date,
  reason: ChangeReason | null = null,
): OrderChange {
  return { orderId: id, revision: revision + 1, actorId, fromStatus: status, toStatus, reason, createdAt };
}

/** As long as the column that keeps it. */
const SEARCH_TEXT_LENGTH = 400;

/**
 * What staff find an order by: the receiver's name folded, the phone between marks that show where it begins
 * and ends, and the customer's e-mail address.
 * @param email empty when it is not known
 */
export function searchTextOf({ name, phone }: { name: string; phone: string }, email: string): string {
  return `${foldText(name)} #${phone}# ${foldText(email)}`.slice(0, SEARCH_TEXT_LENGTH);
}

/** What a placed order keeps so that it can be listed and counted without its lines. */
export function listColumnsOf(
  receiver: { name: string; phone: string },
  email: string,
  items: { quantity: number }[],
): Pick<Order, 'pairs' | 'searchText'> {
  return {
    pairs: items.reduce((sum, { quantity }) => sum + quantity, 0),
    searchText: searchTextOf(receiver, email),
  };
}

/**
 * The history of an order that checkout did not create: its customer placed it, and when it has moved on
 * since, who did that is not known. Numbered from 1, so the order's revision is the number of its changes.
 */
export function importedChanges({ id, customerId, status, placedAt, completedAt }: Order): OrderChange[] {
  if (status === 'cart' || !placedAt) return [];
  const placing = changeOf({ id, revision: 0, status: 'cart' }, customerId, 'pending', placedAt);
  if (status === 'pending') return [placing];
  return [placing, changeOf({ id, revision: 1, status: 'pending' }, null, status, completedAt ?? placedAt)];
}

/** An order without its receiver. Whom an issued invoice names stays, as bookkeeping needs it. */
export function withoutReceiver({ invoiceBuyer, invoiceNumber }: InvoiceFields): typeof NO_RECEIVER & {
  invoiceBuyer: InvoiceBuyer | null;
} {
  const isIssued = invoiceBuyer !== null && invoiceNumber !== null;
  return { ...NO_RECEIVER, invoiceBuyer: isIssued ? { ...invoiceBuyer, email: '' } : null };
}

const NO_RECEIVER = {
  name: '',
  phone: '',
  address: '',
  searchText: searchTextOf({ name: '', phone: '' }, ''),
};

type InvoiceFields = Pick<Order, 'invoiceBuyer' | 'invoiceNumber'>;

/**
 * What an order loses by being closed: its receiver, when the customer was erased. As long as money is to go back to
 * them the receiver stays.
 */
export function erasedReceiver(
  order: MoneyFields & InvoiceFields & Pick<Order, 'ownerErasedAt'>,
  status: OrderStatus | 'deleted',
): Partial<ReturnType<typeof withoutReceiver>> {
  const isClosed = status === 'deleted' || ORDER_STATUS[status].isClosed;
  const isErased = order.ownerErasedAt !== null && isClosed && !isMoneyHere(order, status);
  return isErased ? withoutReceiver(order) : {};
}

/** Whether money of an order is to go back. */
export function isMoneyHere(order: MoneyFields, status: OrderStatus | 'deleted'): boolean {
  return status !== 'deleted' && amountToReturn(sumsOf({ ...order, status })) > 0;
}

type MoneyFields = Pick<Order, 'total' | 'paidAmount' | 'refundedAmount' | 'waivedAmount' | 'returnedAmount'>;

/** An order that was not created by checkout, such as the demo's past orders. Only a cart has no payment. */
export interface ImportOrder extends Pick<
  Order,
  'customerId' | 'status' | 'name' | 'phone' | 'address' | 'payment' | 'createdAt' | 'placedAt'
> {
  /** The customer's, for staff to find the order by; not known when left out. */
  email?: string;
  /** Of the invoice that was issued for it; none when left out. */
  invoiceNumber?: string | null;
  /** Since when a completed order is completed; its placing when left out. */
  completedAt?: Date;
  /** At today's names, prices and pictures. */
  items: StockLine[];
}
