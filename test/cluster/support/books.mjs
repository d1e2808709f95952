/** What must hold on every node once shoppers and processes have ended. */
import assert from 'node:assert/strict';
import { until } from './until.mjs';

const PLACED = `SELECT o.id, o.status FROM %.orders o
  JOIN %.order_items i ON i.orderId = o.id WHERE i.productId = ? AND o.status <> 'cart' ORDER BY o.id`;
const SHOE = `SELECT s.quantity, st.quantitySold,
    (SELECT SUM(\`change\`) FROM %.stock_movements m WHERE m.productId = c.productId) AS ledger
  FROM %.product_sizes s JOIN %.product_colors c ON c.id = s.colorId
  JOIN %.product_states st ON st.productId = c.productId WHERE c.productId = ?`;
const DISAGREE = `SELECT c.productId FROM %.product_sizes s JOIN %.product_colors c ON c.id = s.colorId
  LEFT JOIN (SELECT productId, colorKey, size, SUM(\`change\`) AS pairs FROM %.stock_movements
             GROUP BY productId, colorKey, size) m
    ON m.productId = c.productId AND m.colorKey = c.colorKey AND m.size = s.size
  WHERE s.quantity <> COALESCE(m.pairs, 0)`;

/**
 * @param shoe whose pairs were sold
 * @param pairs how many there were
 * @param acknowledged the ids of all orders that shoppers were told are placed
 */
export async function checkBooks(cluster, shoe, pairs, acknowledged) {
  const expected = [...acknowledged].sort();
  for (const rows of await cluster.onAll(PLACED, [shoe._id])) {
    assert.deepEqual(
      rows.map(({ id }) => id),
      expected,
      'each acknowledged order is on each node, and no other one',
    );
  }
  for (const [row] of await cluster.onAll(SHOE, [shoe._id])) {
    assert.equal(row.quantity + row.quantitySold, pairs, 'stock and sold pairs add up');
    assert.equal(row.quantitySold, expected.length, 'each order has sold one pair');
    assert.equal(Number(row.ledger), row.quantity, 'the ledger explains the stock');
  }
  for (const rows of await cluster.onAll(DISAGREE)) assert.deepEqual(rows, [], 'every ledger agrees');
  await checkCopies(cluster);
}

/**
 * Every table comes to be the same on all nodes, but for the row that processes write to see whether they can.
 * The mails of the last orders are still being sent when these are placed.
 */
async function checkCopies(cluster) {
  const sql =
    'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = ? AND table_name <> ?';
  const names = (await cluster.nodes[0].query(sql, [cluster.database, 'write_probe'])).map(
    ({ name }) => name,
  );
  const tables = names.map((name) => `%.${name}`).join(', ');
  await until('every node has the same rows', async () => {
    const [first, ...others] = await cluster.onAll(`CHECKSUM TABLE ${tables}`);
    for (const other of others) assert.deepEqual(other, first);
    return true;
  });
}
