/** The people and past orders of a shop whose back-office is measured; deterministic. */
import { idOf, nameOf, pictureOf, priceOf, randomFrom, colorsOf, SIZES } from './catalogue.mjs';

const FAMILIES = 'Nguyễn,Trần,Lê,Phạm,Hoàng,Huỳnh,Phan,Vũ,Võ,Đặng,Bùi,Đỗ,Hồ,Ngô,Dương,Lý'.split(',');
const MIDDLES = 'Thị,Văn,Minh,Thu,Đức,Ngọc,Quang,Thanh,Hữu,Kim,Gia,Bảo'.split(',');
const GIVEN =
  'An,Anh,Bình,Châu,Cường,Dũng,Duy,Giang,Hà,Hải,Hạnh,Hiếu,Hoa,Hùng,Huy,Khánh,Kiệt,Lan,Linh,Long,Mai,Nam,Nga,Ngân,Nhung,Phong,Phúc,Quân,Sơn,Tâm,Thảo,Trang,Tú,Tuấn,Vy,Yến'.split(
    ',',
  );
const STATUSES = ['completed', 'completed', 'completed', 'completed', 'delivering', 'pending', 'canceled'];
const DAY = 24 * 60 * 60 * 1000;
/** The age of the oldest order in days. */
const DAYS = 500;

/** The sign-in used for the calls. */
export const MANAGER = { userId: idOf('manager', 0), sessionId: idOf('session', 1_000_000) };

export function personOf(index) {
  const random = randomFrom(index + 77);
  const [family, middle, given] = [FAMILIES, MIDDLES, GIVEN].map((list) => {
    // Real names are not equally common.
    return list[Math.floor(list.length * random() ** 2)];
  });
  const phone = `03${String((index * 7_919_993) % 100_000_000).padStart(8, '0')}`;
  const createdAt = new Date(Date.now() - ((index * 7919) % DAYS) * DAY);
  return {
    index,
    family,
    given: `${middle} ${given}`,
    name: `${family} ${middle} ${given}`,
    phone,
    createdAt,
  };
}

export function emailOf({ index, given, family }) {
  const plain = `${given}.${family}`
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[đĐ]/g, 'd');
  return `${plain.replace(/ /g, '').toLowerCase()}${index}@mail.test`;
}

export function orderOf(index, customers) {
  const person = personOf((index * 31) % customers);
  const { name, phone } = person;
  return { id: idOf('past order', index), customer: person.index, name, phone, email: emailOf(person) };
}

/** Adds the people, their orders and the stock movements of the last sales. */
export async function fillBackOffice(tables, { products, customers, orders }, { foldText, searchTextOf }) {
  const rest = { address: '12 Nguyễn Huệ', dob: '1990-01-01', country: 'VN', passwordHash: '-' };
  const manager = {
    lastName: 'Quản',
    firstName: 'Lý',
    searchName: 'quan ly',
    email: 'm@bench.test',
    phone: '0200000000',
  };
  const now = instant(new Date());
  await tables.customers.add({ id: MANAGER.userId, ...manager, ...rest, role: 'manager', createdAt: now });
  const session = { id: MANAGER.sessionId, customerId: MANAGER.userId, familyHash: '-', refreshHash: '-' };
  await tables.sessions.add({ ...session, createdAt: now, expiresAt: '2099-01-01 00:00:00.000' });
  for (let index = 0; index < customers; index += 1) {
    const person = personOf(index);
    await tables.customers.add({
      id: idOf('person', index),
      lastName: person.family,
      firstName: person.given,
      searchName: foldText(person.name),
      email: emailOf(person),
      phone: person.phone,
      ...rest,
      role: index % 500 === 0 ? 'admin' : 'client',
      createdAt: instant(person.createdAt),
    });
  }
  for (let index = 0; index < orders; index += 1)
    await addOrder(tables, index, { products, customers, orders }, searchTextOf);
}

async function addOrder(tables, index, { products, customers, orders }, searchTextOf) {
  const { id, customer, name, phone, email } = orderOf(index, customers);
  const placed = new Date(Date.now() - (DAYS - (DAYS * index) / orders) * DAY);
  const placedAt = instant(placed);
  const shoe = (index * 613) % products;
  const [color] = colorsOf(shoe);
  const size = SIZES[index % SIZES.length];
  const price = priceOf(shoe);
  const status = STATUSES[index % STATUSES.length];
  const receiver = { name, phone, address: '12 Nguyễn Huệ' };
  await tables.orders.add({
    ...{ id, customerId: idOf('person', customer), cartOwnerId: null, status, payment: 'COD', total: price },
    ...receiver,
    ...{ revision: 2, createdAt: placedAt, placedAt, pairs: 1, searchText: searchTextOf(receiver, email) },
    completedAt: status === 'completed' ? placedAt : null,
  });
  const line = { productId: idOf('product', shoe), color, size, name: nameOf(shoe), price };
  const image = pictureOf(shoe, color, 'three-quarter');
  await tables.items.add({
    id: idOf('past item', index),
    orderId: id,
    position: 0,
    ...line,
    image,
    quantity: 1,
  });
  await tables.movements.add({
    ...{ id: idOf('sale', index), productId: line.productId, color, colorKey: color, size, change: -1 },
    ...{ reason: 'sale', orderId: id, actorId: null, createdAt: placedAt },
  });
}

function instant(date) {
  return date.toISOString().replace('T', ' ').replace('Z', '');
}
