/** What must hold of money and stock once everything has come to rest. */
const LOOKED_AT = new Set(['more', 'twice', 'late', 'canceled']);
const HELD = new Set(['pending', 'delivering', 'completed']);

const DUE = `SELECT (SELECT COUNT(*) FROM payment_attempts WHERE nextQueryAt IS NOT NULL) +
  (SELECT COUNT(*) FROM payment_refunds WHERE nextQueryAt IS NOT NULL) +
  (SELECT COUNT(*) FROM payments_received WHERE state = 'new') +
  (SELECT COUNT(*) FROM orders WHERE status = 'pending' AND deletedAt IS NULL AND payBy IS NOT NULL) AS count`;
const STOCK = `SELECT c.productId, s.size, s.quantity,
    (SELECT SUM(m.\`change\`) FROM stock_movements m
      WHERE m.productId = c.productId AND m.colorKey = c.colorKey AND m.size = s.size) AS ledger
  FROM product_sizes s JOIN product_colors c ON c.id = s.colorId`;

/** How much the shop has still to do by itself. */
export const countDue = async (query) => Number((await query(DUE))[0].count);

const sumOf = (rows, name = 'amount') => rows.reduce((sum, row) => sum + Number(row[name]), 0);
const dong = (sum) => sum.toLocaleString('en');
const amounts = (rows, key) => new Map(rows.map((row) => [String(row[key]), Number(row.amount)]));
const instant = (value) => (value instanceof Date ? value : new Date(`${value.replace(' ', 'T')}Z`));
const ids = (rows) => rows.map(({ id }) => id);
const isDone = ({ state }) => state === 'done';
const isLive = ({ state }) => state !== 'failed';

/** Gives the rows whose column has a value. */
function index(rows, column) {
  const groups = new Map();
  for (const row of rows) groups.set(row[column], [...(groups.get(row[column]) ?? []), row]);
  return (value) => groups.get(value) ?? [];
}

/** The keys whose numbers differ in two maps, with these. */
const differing = (one, other) =>
  [...new Set([...one.keys(), ...other.keys()])]
    .filter((key) => one.get(key) !== other.get(key))
    .map((key) => [key, `${key}: ${one.get(key) ?? 'nothing'} became ${other.get(key) ?? 'nothing'}`]);

/** How far an order is paid, by the rules. */
function stateOf({ status, total, paidAmount, refundedAmount, waivedAmount }) {
  const kept = paidAmount - refundedAmount;
  const isSettled = status === 'canceled' || kept + Number(waivedAmount) >= total;
  if (kept <= 0)
    return isSettled && refundedAmount > 0 ? 'refunded' : isSettled && total === 0 ? 'paid' : 'unpaid';
  if (status === 'canceled') return 'refund-due';
  return isSettled ? 'paid' : 'partly-paid';
}

/** All rows that the invariants speak of. */
async function read(query) {
  const [placed, carts] = ['<>', '='].map((is) => query(`SELECT * FROM orders WHERE status ${is} 'cart'`));
  return {
    ...{ orders: await placed, carts: await carts },
    items: await query('SELECT * FROM order_items'),
    attempts: await query('SELECT * FROM payment_attempts'),
    received: await query('SELECT * FROM payments_received'),
    refunds: await query('SELECT * FROM payment_refunds'),
    stock: await query(STOCK),
  };
}

/** Each sum that a provider took, or a person saw, is kept once. */
function money(books, name, fake, run) {
  const taken = fake
    ? [...fake.attempts.values()].flatMap(({ reference, transfers }) =>
        transfers.map((one) => ({ ...one, reference: reference.split('_').at(-1) })),
      )
    : [...run.byHand].map(([id, amount]) => ({ id, amount }));
  const provider = name === 'bank' ? 'sepay' : name;
  // The demo's past orders were paid before the storm.
  const isOfStorm = (row) => fake || row.receivedById !== null;
  const kept = books.received.filter((row) => row.provider === provider && isOfStorm(row));
  const key = fake ? 'transactionId' : 'id';
  const describe = ([id, words]) => {
    const transfer = taken.find((one) => one.id === id);
    const attempt = transfer && books.attempts.find((row) => row.reference === transfer.reference);
    const until = attempt && instant(attempt.expiresAt ?? 0).toISOString();
    return attempt
      ? `${words}, paid at ${new Date(transfer.at).toISOString()}; its attempt of ${attempt.orderId} is ${attempt.state}, until ${until}`
      : words;
  };
  const broken = differing(amounts(taken, 'id'), amounts(kept, key)).map(describe);
  if (amounts(kept, key).size !== kept.length) broken.push('a sum is kept twice');
  const figures = `${taken.length} of ${dong(sumOf(taken))} taken, ${kept.length} of ${dong(sumOf(kept))} kept`;
  return [`money: ${name}`, figures, broken];
}

/** What a provider sent back is what the shop says it did. */
function sentBack({ refunds, received }, name, fake) {
  const mine = refunds.filter(({ provider }) => provider === name);
  const memos = new Map(received.map(({ id, memo }) => [id, memo]));
  const ofAttempt = index(
    mine.map((row) => ({ ...row, memo: memos.get(row.receivedId) })),
    'memo',
  );
  const attempts = [...fake.attempts.values()];
  const broken = attempts.flatMap(({ reference, refunded, transfers }) => {
    const all = ofAttempt(reference.split('_').at(-1));
    const [done, live] = [sumOf(all.filter(isDone)), sumOf(all.filter(isLive))];
    const isRight = done <= refunded && refunded <= live && refunded <= sumOf(transfers);
    return isRight ? [] : [`${reference}: ${refunded} sent, ${done} done, ${live} done or pending`];
  });
  const [done, live] = [sumOf(mine.filter(isDone)), sumOf(mine.filter(isLive))];
  const figures = `${dong(sumOf(attempts, 'refunded'))} sent; ${dong(done)} done, ${dong(live - done)} pending`;
  return [`sent back: ${name}`, figures, broken];
}

/** The pairs of orders that were canceled, by anyone, are back. */
function stockOf({ orders, items, stock }, shoes, pairs) {
  const isOut = ({ status, deletedAt }) => HELD.has(status) && (!deletedAt || status === 'completed');
  const out = new Set(ids(orders.filter(isOut)));
  const sold = items.filter(({ orderId }) => out.has(orderId));
  const ofShoe = index(sold, 'productId');
  const mine = stock.filter(({ productId }) => shoes.some(({ _id }) => _id === productId));
  const counted = mine.map((row) => ({ ...row, sold: sumOf(ofShoe(row.productId), 'quantity') }));
  const figures = `${pairs * mine.length} pairs = ${sumOf(mine, 'quantity')} here + ${sumOf(counted, 'sold')} sold`;
  return [
    'stock: ledger and orders explain each size',
    figures,
    [
      ...stock
        .filter(({ ledger, quantity }) => Number(ledger) !== quantity)
        .map((row) => JSON.stringify(row)),
      ...counted.filter(({ quantity, sold }) => quantity + sold !== pairs).map((row) => JSON.stringify(row)),
    ],
  ];
}

/**
 * @param query reads the database
 * @param shown the orders as the API lists them
 * @param pairs how many there were of each shoe
 * @param now when all came to rest
 * @returns of each invariant its name, figures, and what breaks it
 */
export async function checkBooks({ query, shown, fakes, run, shoes, pairs, caller, now, errors }) {
  const books = await read(query);
  const { orders, carts, attempts, received, refunds } = books;
  const [receivedOf, refundsOf] = [index(received, 'orderId'), index(refunds, 'orderId')];
  const known = new Map(orders.map((order) => [order.id, order]));
  const stray = received.filter(({ orderId }) => orderId === null);
  const [look, settled] = ['open', 'settled'].map((state) =>
    sumOf(stray.filter((row) => row.state === state)),
  );
  const counted = sumOf([...orders, ...carts], 'paidAmount');
  const rich = orders.filter(
    ({ status, total, paidAmount, refundedAmount }) =>
      HELD.has(status) && paidAmount - refundedAmount > total,
  );
  const states = index(shown, 'paymentState');
  const deleted = orders.filter(({ deletedAt }) => deletedAt !== null);
  const isOver = ({ expiresAt, orderId }) =>
    known.get(orderId)?.status === 'canceled' || (expiresAt !== null && instant(expiresAt) < now);
  const open = attempts.filter(({ state }) => state === 'open');
  const expired = orders.filter(({ expiredAt }) => expiredAt !== null);
  return [
    ...Object.entries({ ...fakes, person: null }).map(([name, fake]) => money(books, name, fake, run)),
    [
      'received = counted on orders + to look at + settled',
      `${dong(sumOf(received))} = ${dong(counted)} + ${dong(look)} + ${dong(settled)}`,
      sumOf(received) === counted + look + settled ? [] : ['The sums differ.'],
    ],
    ['all money was judged', `${received.length} sums`, ids(received.filter(({ state }) => state === 'new'))],
    [
      'an order has what came and went back for it',
      `${orders.length} orders, ${refunds.length} refunds`,
      orders
        .filter(({ id, paidAmount, refundedAmount }) => {
          const went = sumOf(refundsOf(id).filter(isDone));
          return sumOf(receivedOf(id)) !== Number(paidAmount) || went !== Number(refundedAmount);
        })
        .map(({ id }) => id),
    ],
    [
      'an order is shown as what its money says',
      ['unpaid', 'partly-paid', 'paid', 'refund-due', 'refunded']
        .map((state) => `${states(state).length} ${state}`)
        .join(', '),
      shown
        .filter(({ _id, paymentState }) => !known.has(_id) || stateOf(known.get(_id)) !== paymentState)
        .map(({ _id, paymentState }) => `${_id} is shown as ${paymentState}`),
    ],
    [
      'staff hear of an order that is paid twice',
      `${rich.length} orders have more than their total`,
      ids(rich.filter(({ id }) => !receivedOf(id).some(({ verdict }) => LOOKED_AT.has(verdict)))),
    ],
    [
      'a deleted order has no money but what its delivery earned',
      `${deleted.length} deleted`,
      ids(
        deleted.filter(
          ({ status, total, paidAmount, refundedAmount, waivedAmount }) =>
            paidAmount - refundedAmount > (status === 'completed' ? Math.max(0, total - waivedAmount) : 0),
        ),
      ),
    ],
    [
      'no order sends back more than came',
      `${dong(sumOf(refunds.filter(isLive)))} sent or on its way`,
      ids(orders.filter(({ id, paidAmount }) => sumOf(refundsOf(id).filter(isLive)) > paidAmount)),
    ],
    [
      'each refund exists once',
      `${run.refunds.size} asked for`,
      differing(run.refunds, amounts(refunds, 'id')).map(([, words]) => words),
    ],
    ...['vnpay', 'momo', 'zalopay'].map((name) => sentBack(books, name, fakes[name])),
    stockOf(books, shoes, pairs),
    [
      'no attempt stays open',
      `${attempts.length} attempts, ${open.length} open`,
      open.filter(isOver).map(({ orderId, provider }) => `of ${orderId} at ${provider}`),
    ],
    [
      'acknowledged orders exist',
      `${run.orders.size} placed, ${expired.length} not paid in time`,
      [...run.orders.keys()].filter((id) => !known.has(id)),
    ],
    [
      'no order is overdue',
      '',
      ids(
        orders.filter(
          ({ status, deletedAt, payBy }) =>
            status === 'pending' && !deletedAt && payBy && instant(payBy) < now,
        ),
      ),
    ],
    ['answers are the documented ones', JSON.stringify(caller.statuses), caller.wrong],
    ['no process logged an error', `${errors.length} errors`, errors.map((line) => line.slice(0, 600))],
  ];
}
