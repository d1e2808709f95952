import { ORDER_STATUS, type OrderStatus } from '../modules/orders/order-status';
import type { CatalogueProduct } from './catalogue/catalogue';
import type { DemoPerson } from './people';
import { seededRandom, type Random } from './random';

export type DemoPayment = 'COD' | 'QR' | 'eWallet' | 'credit';

export interface DemoLine {
  slug: string;
  color: string;
  size: string;
  quantity: number;
}

export interface DemoOrder {
  /** The customer's index in the list of people. */
  person: number;
  status: OrderStatus;
  payment: DemoPayment;
  daysAgo: number;
  /** The time of day, as a fraction. */
  moment: number;
  lines: DemoLine[];
}

/** Months with orders, counted back from today. */
const MONTHS = 14;
const PAYMENTS: readonly DemoPayment[] = ['COD', 'COD', 'QR', 'QR', 'eWallet', 'credit'];

/** The orders of the published client account: [days ago, status, lines]. */
const clientHistory: readonly (readonly [number, OrderStatus, number])[] = [
  [418, 'completed', 1],
  [371, 'completed', 2],
  [340, 'canceled', 1],
  [296, 'completed', 1],
  [251, 'completed', 3],
  [204, 'completed', 1],
  [163, 'completed', 6],
  [128, 'completed', 2],
  [97, 'canceled', 2],
  [58, 'completed', 1],
  [31, 'completed', 2],
  [6, 'delivering', 2],
  [2, 'pending', 1],
  [1, 'cart', 2],
];

/**
 * All orders of the demo shop, oldest first; deterministic. Customers order after joining, and products sell
 * after arriving.
 */
export function demoOrders(products: CatalogueProduct[], everyone: DemoPerson[]): DemoOrder[] {
  const random = seededRandom('orders');
  const shelf = weigh(products);
  const client = everyone.findIndex(({ username }) => username === 'client');
  const orders = clientHistory.map(([daysAgo, status, lineCount]) => ({
    person: client,
    status,
    payment: random.pick(PAYMENTS),
    daysAgo,
    moment: random.next(),
    lines: pickLines(shelf, daysAgo, lineCount, status === 'cart', random),
  }));
  for (let month = MONTHS - 1; month >= 0; month -= 1) {
    // A growing business: some seven orders in the first month, twice as many in the last.
    const count = 7 + Math.round((MONTHS - 1 - month) * 0.55);
    for (let i = 0; i < count; i += 1) orders.push(someOrder(month, shelf, everyone, random));
  }
  return orders.sort((a, b) => b.daysAgo - a.daysAgo || a.moment - b.moment);
}

/** The sold pairs of each size: `slug/color/size` → pairs. Carts and canceled orders do not count. */
export function soldPairs(orders: DemoOrder[]): Map<string, number> {
  const sold = new Map<string, number>();
  for (const { status, lines } of orders) {
    if (!ORDER_STATUS[status].holdsStock) continue;
    for (const line of lines) {
      const key = pairKey(line.slug, line.color, line.size);
      sold.set(key, (sold.get(key) ?? 0) + line.quantity);
    }
  }
  return sold;
}

export function pairKey(slug: string, color: string, size: string): string {
  return `${slug}/${color}/${size}`;
}

interface Weighed {
  product: CatalogueProduct;
  weight: number;
}

/** A few models sell far better than the rest. */
function weigh(products: CatalogueProduct[]): Weighed[] {
  return products.map((product) => {
    const liked = seededRandom(`liked/${product.slug}`).next();
    const price = product.price > 10_000_000 ? 0.35 : 1;
    return { product, weight: (0.4 + 5 * liked ** 4) * price };
  });
}

function someOrder(month: number, shelf: Weighed[], everyone: DemoPerson[], random: Random): DemoOrder {
  const daysAgo = month * 30 + random.whole(0, 29);
  const members = everyone.flatMap(({ role, username, address, joinedDaysAgo }, index) =>
    role === 'client' && !username && address && joinedDaysAgo > daysAgo ? [index] : [],
  );
  const lineCount = random.pick([1, 1, 1, 1, 2, 2, 3]);
  return {
    person: random.pick(members),
    status: statusAfter(daysAgo, random),
    payment: random.pick(PAYMENTS),
    daysAgo,
    moment: random.next(),
    lines: pickLines(shelf, daysAgo, lineCount, false, random),
  };
}

function statusAfter(daysAgo: number, random: Random): OrderStatus {
  const luck = random.next();
  if (daysAgo <= 3) return luck < 0.75 ? 'pending' : 'delivering';
  if (daysAgo <= 9) return luck < 0.6 ? 'delivering' : luck < 0.9 ? 'completed' : 'canceled';
  return luck < 0.9 ? 'completed' : 'canceled';
}

function pickLines(
  shelf: Weighed[],
  daysAgo: number,
  count: number,
  onlyInStock: boolean,
  random: Random,
): DemoLine[] {
  const lines = new Map<string, DemoLine>();
  let open = shelf.filter(({ product }) => product.importedDaysAgo > daysAgo);
  while (lines.size < count && open.length > 0) {
    const product = pickWeighed(open, random);
    open = open.filter((entry) => entry.product !== product);
    const { color, sizes } = random.pick(product.colors);
    const offered = onlyInStock ? sizes.filter(({ quantity }) => quantity > 2) : sizes;
    if (offered.length === 0) continue;
    const { size } = random.pick(offered);
    const quantity = random.next() < 0.88 ? 1 : 2;
    lines.set(product.slug, { slug: product.slug, color, size, quantity });
  }
  return [...lines.values()];
}

function pickWeighed(open: Weighed[], random: Random): CatalogueProduct {
  const total = open.reduce((sum, { weight }) => sum + weight, 0);
  let left = random.next() * total;
  const found = open.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
  return (found ?? open[open.length - 1]!).product;
}
