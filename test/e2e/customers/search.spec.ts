import { staffWords } from '../../../src/common/staff-search';
import { foldText } from '../../../src/common/text';
import { TransactionRunner } from '../../../src/database/transaction-runner';
import type { CustomerListDto } from '../../../src/modules/customers/dto/customer.dto';
import { CustomersRepository } from '../../../src/modules/customers/customers.repository';
import { CustomersService } from '../../../src/modules/customers/customers.service';
import { pick, randomFrom } from '../../support/random';
import { aRegistration } from '../support/factories/customer';
import { aStaffMember, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

jest.setTimeout(120_000);

interface Person {
  id: string;
  name: string;
  email: string;
  phone: string;
}

const PEOPLE = 300;
const ROUNDS = 7;
const SEARCHES = 40;
const FAMILIES = ['Nguyễn', 'Nguyễn', 'Trần', 'Đặng', 'Lê'];
const GIVEN = ['Thu Hà', 'Minh Anh', 'An', 'Văn Long', 'O’Neill'];
const HOSTS = ['mail.test', 'post.example', 'gmail.example'];

/** Compares searches with a plain scan of all people, while many of them change names and addresses. */
describe('any search for customers', () => {
  const random = randomFrom(77);
  const people: Person[] = [];
  let shop: TestApp;
  let manager: Shopper;
  let given = 0;

  beforeAll(async () => {
    shop = await createTestApp();
    manager = await aStaffMember(shop, 'manager');
    await shop.app.get(TransactionRunner).run(async (open) => {
      while (people.length < PEOPLE) {
        const { password: _password, ...registration } = aRegistration();
        const details = someDetails();
        const customer = { ...registration, ...details, passwordHash: 'none' };
        const id = await shop.app.get(CustomersService).importCustomer(customer, open);
        people.push({ id, name: `${details.lastName} ${details.firstName}`, ...customer });
      }
    });
  });
  afterAll(() => shop.close());

  /** All addresses differ. */
  function someDetails(): { lastName: string; firstName: string; email: string } {
    const [lastName, firstName] = [pick(random, FAMILIES), pick(random, GIVEN)];
    const local = foldText(`${firstName}.${lastName}`).replace(/[^a-z.]/g, '');
    return { lastName, firstName, email: `${local}${(given += 1)}@${pick(random, HOSTS)}` };
  }

  /** Gives most people a new name and address. */
  async function change(): Promise<void> {
    await shop.app.get(TransactionRunner).run(async (open) => {
      for (const person of people) {
        if (random() < 0.2) continue;
        const { lastName, firstName, email } = someDetails();
        const name = `${lastName} ${firstName}`;
        const values = { lastName, firstName, email, searchName: foldText(name) };
        await shop.app.get(CustomersRepository, { strict: false }).update(person.id, values, open);
        Object.assign(person, { name, email });
      }
    });
  }

  /** A part of a person's name, address or number, sometimes combined with another person's. */
  function someSearch(): string {
    const pieces = Array.from({ length: random() < 0.7 ? 1 : 2 }, () => {
      const person = pick(random, people);
      const text = pick(random, [foldText(person.name), person.email, person.email, person.phone]);
      const from = Math.floor(random() * (text.length - 1));
      return random() < 0.2 ? text : text.slice(from, from + 1 + Math.floor(random() * 8));
    });
    return pieces.join(' ').trim();
  }

  function isMetBy({ name, email, phone }: Person, word: string): boolean {
    const local = email.slice(0, email.indexOf('@'));
    if (`${foldText(name)}\n${local}`.includes(word)) return true;
    if (word.includes('@') && email.includes(word)) return true;
    return /^\d+$/.test(word) && (phone.startsWith(word) || phone.endsWith(word));
  }

  it('finds the same people as a plain scan, after any changes of names', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (let count = 0; count < SEARCHES; count += 1) {
        const search = someSearch();
        // A number may contain spaces.
        if (/^[\d\s().-]+$/.test(search) && /\D/.test(search)) continue;
        const query = `role=client&limit=100&search=${encodeURIComponent(search)}`;
        const { body } = await manager.get<CustomerListDto>(`/v1/customers?${query}`);
        const expected = people.filter((one) => staffWords(search).every((word) => isMetBy(one, word)));
        const about = `${search}: ${expected.length}`;
        expect(`${search}: ${body.total}`).toBe(about);
        if (expected.length > 100) continue;
        expect(body.customers.map(({ _id }) => _id).sort()).toEqual(expected.map(({ id }) => id).sort());
      }
      await change();
    }
  });
});
