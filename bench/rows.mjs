/** Writes the rows of the measured shop, many at a time. */
import {
  BRANDS,
  BUYERS,
  SIZES,
  TYPES,
  colorsOf,
  idOf,
  nameOf,
  pick,
  pictureOf,
  priceOf,
  quantityOf,
  randomFrom,
} from './catalogue.mjs';

const VIEWS = ['three-quarter', 'top', 'side', 'other-side', 'sole', 'detail'];
const DESCRIPTION = 'A shoe made for measuring, described at about the length of a real one. '.repeat(4);
const BATCH = 400;

/**
 * Fills an empty, migrated database. `fold` is the server's function that normalises names for searches; `more` adds
 * people and orders besides the customers with carts.
 */
export async function fill(dataSource, count, fold, more) {
  // A temporary file may be written without waiting for the disk.
  if (dataSource.options.type === 'better-sqlite3') {
    await dataSource.query('PRAGMA synchronous = OFF');
    await dataSource.query('PRAGMA cache_size = -500000');
  }
  const runner = dataSource.createQueryRunner();
  const tables = writersOf(runner);
  await runner.startTransaction();
  for (let index = 0; index < count; index += 1) await addProduct(tables, index, fold);
  if (more) await more(tables);
  else for (let buyer = 0; buyer < BUYERS; buyer += 1) await addBuyer(tables, buyer, count);
  for (const table of Object.values(tables)) await table.flush();
  await runner.query('UPDATE catalogue_state SET version = version + 1');
  await runner.query('UPDATE catalogue_entries SET version = 2');
  await runner.commitTransaction();
  await runner.release();
}

/** One writer per table; it first writes the tables that its rows refer to. */
function writersOf(runner) {
  const products = writer(runner, 'products');
  const colors = writer(runner, 'product_colors', products);
  const customers = writer(runner, 'customers');
  const orders = writer(runner, 'orders', customers);
  return {
    products,
    states: writer(runner, 'product_states', products),
    colors,
    sizes: writer(runner, 'product_sizes', colors),
    entries: writer(runner, 'catalogue_entries', products),
    customers,
    sessions: writer(runner, 'sessions', customers),
    orders,
    items: writer(runner, 'order_items', orders),
    movements: writer(runner, 'stock_movements'),
  };
}

/** Collects a table's rows; `flush` writes them. */
function writer(runner, table, rowsBefore) {
  let rows = [];
  const flush = async () => {
    await rowsBefore?.flush();
    if (rows.length === 0) return;
    const columns = Object.keys(rows[0]);
    const marks = `(${columns.map(() => '?').join(', ')})`;
    const text = `INSERT INTO ${table} (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES ${rows.map(() => marks).join(', ')}`;
    const values = rows.flatMap((row) => Object.values(row));
    rows = [];
    await runner.query(text, values);
  };
  const add = async (row) => {
    rows.push(row);
    if (rows.length === BATCH) await flush();
  };
  return { add, flush };
}

function instant(index) {
  return new Date(Date.UTC(2024, 0, 1) + index * 631_000).toISOString().replace('T', ' ').replace('Z', '');
}

async function addProduct({ products, states, colors, sizes, entries }, index, fold) {
  const id = idOf('product', index);
  const name = nameOf(index);
  const brand = BRANDS[index % BRANDS.length];
  const type = TYPES[Math.floor(index / BRANDS.length) % TYPES.length];
  const names = colorsOf(index);
  const common = { brand, type, price: priceOf(index), importAt: instant(index), searchName: fold(name) };
  const shelf = names.map((_, place) =>
    SIZES.map((size) => ({ size, left: quantityOf(index, place, size) })),
  );
  await products.add({
    id,
    name,
    ...common,
    slug: `${fold(name).replace(/ /g, '-')}-${index}`,
    highLight: 'Light and quick',
    description: DESCRIPTION,
    adImage: pictureOf(index, names[0], VIEWS[0]),
    navbarImage: pictureOf(index, names[0], 'side'),
    version: 1,
  });
  await states.add({ productId: id, quantitySold: index % 50, revision: 1 });
  for (const [place, color] of names.entries()) {
    const colorId = idOf('color', index, place);
    const imageDetail = JSON.stringify(VIEWS.map((view) => pictureOf(index, color, view)));
    const look = { color, colorKey: color, colorHex: '#1b1b1f' };
    await colors.add({ id: colorId, productId: id, position: place, ...look, imageDetail });
    for (const { size, left } of shelf[place]) {
      await sizes.add({ id: idOf('size', index, place, size), colorId, size, quantity: left });
    }
  }
  await entries.add({
    productId: id,
    version: 1,
    isOnSale: 1,
    ...common,
    colors: JSON.stringify(names.map((color) => [color, color, '#1b1b1f'])),
    sizes: SIZES.filter((_, place) => shelf.some((run) => run[place].left > 0)).join(','),
    colorSizes: shelf
      .map((run) => run.flatMap(({ size, left }) => (left > 0 ? size : [])).join(','))
      .join(';'),
  });
}

/** A signed-in customer whose cart has two lines and a confirmed total. */
async function addBuyer({ customers, sessions, orders, items }, buyer, count) {
  const id = idOf('customer', buyer);
  const orderId = idOf('order', buyer);
  const phone = `09${String(buyer).padStart(8, '0')}`;
  const createdAt = instant(buyer);
  const lines = linesOf(buyer, count);
  const total = lines.reduce((sum, { price }) => sum + price, 0);
  await customers.add({
    id,
    lastName: 'Trần',
    firstName: `Anh ${buyer}`,
    searchName: `tran anh ${buyer}`,
    email: `buyer-${buyer}@bench.test`,
    phone,
    address: '12 Nguyễn Huệ',
    dob: '1990-01-01',
    country: 'VN',
    role: 'client',
    passwordHash: '-',
    createdAt,
  });
  const expiresAt = '2099-01-01 00:00:00.000';
  const session = { id: idOf('session', buyer), customerId: id, familyHash: '-', refreshHash: '-' };
  await sessions.add({ ...session, createdAt, expiresAt });
  const receiver = { name: 'Trần Anh', phone, address: '12 Nguyễn Huệ' };
  const cart = { id: orderId, customerId: id, cartOwnerId: id, status: 'cart', payment: 'COD', total };
  await orders.add({ ...cart, ...receiver, revision: 1, createdAt });
  for (const [position, line] of lines.entries()) {
    await items.add({ id: idOf('item', buyer, position), orderId, position, ...line, quantity: 1 });
  }
}

/** Two cart lines of sizes with enough pairs for all carts; each number gives different lines. */
export function linesOf(buyer, count) {
  const random = randomFrom(buyer + 1);
  const lines = [];
  while (lines.length < 2) {
    const index = Math.floor(random() * count);
    const [color] = colorsOf(index);
    const size = pick(random, SIZES);
    const productId = idOf('product', index);
    if (quantityOf(index, 0, size) < 10 || lines.some((line) => line.productId === productId)) continue;
    const price = priceOf(index);
    const image = pictureOf(index, color, VIEWS[0]);
    lines.push({ productId, color, size, name: nameOf(index), price, image });
  }
  return lines;
}
