import type { ErrorDto } from '../../../src/http/errors/error.dto';
import { codeOf } from '../support/authenticator';
import { PASSWORD } from '../support/factories/customer';
import { aShopper, aStaffMember, Shopper, type Answer } from '../support/people';
import {
  currentPassword,
  enrol,
  isSignedIn,
  passHalfMinutes,
  urlOf,
  useTwoStepShop,
  type Enrolled,
} from './two-steps';

jest.setTimeout(60_000);

const desk = useTwoStepShop();
let phones = 0;

const NEXT_PASSWORD = 'Giay#Moi2027';

/** Each call that takes one's own password, with what else it sends. */
const CALLS: [name: string, send: (person: Shopper, proof: object) => Promise<Answer<ErrorDto>>][] = [
  [
    'a new e-mail address',
    (person, proof) => change(person, { email: `${person.id}@example.com`, ...proof }),
  ],
  [
    'a new phone number',
    (person, proof) => change(person, { phone: `097${1_000_000 + phones++}`, ...proof }),
  ],
  [
    'a new password',
    (person, proof) =>
      person.put(`/v1/customers/${person.id}/password`, { newPassword: NEXT_PASSWORD, ...proof }),
  ],
  ['one’s data', (person, proof) => person.post(`/v1/customers/${person.id}/export`, proof)],
  ['the end of one’s account', (person, proof) => person.post(`/v1/customers/${person.id}/erase`, proof)],
];

function change(person: Shopper, body: object): Promise<Answer<ErrorDto>> {
  return person.put(`/v1/customers/${person.id}/updateCustomer`, body);
}

describe('what takes the current password takes a code too where there is a second factor (rule A10)', () => {
  it.each(CALLS)('%s', async (_name, send) => {
    const { person, secret } = await desk.enrolled();
    const missing = await send(person, { currentPassword });
    expect(missing).toMatchObject({ status: 403, body: { code: 'reauthentication-code-required' } });
    expect(missing.body.message).toBe('Enter the code from your authenticator app to change this.');
    const wrong = await send(person, { currentPassword, code: codeOf(secret, 3) });
    expect(wrong).toMatchObject({ status: 400, body: { errors: { code: 'The code is not correct.' } } });
    expect((await send(person, { currentPassword: 'Wrong#2026', code: codeOf(secret) })).body.errors).toEqual(
      {
        currentPassword: 'The current password is not correct.',
      },
    );
    expect((await send(person, { currentPassword, code: codeOf(secret) })).status).toBeLessThan(300);
  });

  it.each(CALLS)('and none of an account without one: %s', async (_name, send) => {
    expect((await send(await aShopper(desk.shop), { currentPassword })).status).toBeLessThan(300);
  });

  it('nothing is changed by a wrong code, and a code is good once', async () => {
    const { person, secret } = await desk.enrolled();
    const before = await person.profile();
    await change(person, { email: 'other@example.com', phone: '0971999999', currentPassword, code: 'wrong' });
    expect(await person.profile()).toEqual(before);
    const code = codeOf(secret);
    expect((await change(person, { phone: '0971999998', currentPassword, code })).status).toBe(200);
    expect((await change(person, { phone: '0971999997', currentPassword, code })).status).toBe(400);
  });

  it('wrong codes must wait, whatever else was right in between', async () => {
    const { person, secret } = await desk.enrolled();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      statuses.push((await change(person, { phone: '0971888888', currentPassword, code: 'wrong' })).status);
      // Neither a right password nor another change gives an attempt back.
      await change(person, { address: `${i} Lê Lợi` });
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    const right = { phone: '0971888888', currentPassword, code: codeOf(secret) };
    expect((await change(person, right)).status).toBe(429);
  });
});

it('turning off one’s own second factor ends the sign-ins that were made with it', async () => {
  const { person, email, secret } = await desk.enrolled();
  const { body } = await desk.login(email, codeOf(secret));
  const elsewhere = new Shopper(desk.shop, person.id, body);
  expect(await isSignedIn(elsewhere)).toBe(true);
  passHalfMinutes();
  await person.post(urlOf(person, '/remove'), { currentPassword, code: codeOf(secret) });
  expect([await isSignedIn(elsewhere), await isSignedIn(person)]).toEqual([false, true]);
});

describe('turning off another person’s second factor', () => {
  let enrolled: Enrolled;
  beforeEach(async () => {
    enrolled = await desk.enrolled();
  });
  const reset = (manager: Shopper, proof?: object): Promise<Answer<ErrorDto>> =>
    manager.post<ErrorDto>(urlOf(enrolled.person, '/reset'), proof);
  const isOn = async (): Promise<boolean> => (await desk.login(enrolled.email)).status === 401;

  it('takes the manager’s own password', async () => {
    const manager = await aStaffMember(desk.shop, 'manager');
    for (const proof of [undefined, {}, { currentPassword: '' }])
      expect(await reset(manager, proof)).toMatchObject({
        status: 403,
        body: { code: 'reauthentication-required' },
      });
    expect((await reset(manager, { currentPassword: 'Wrong#2026' })).body.errors).toHaveProperty(
      'currentPassword',
    );
    expect(await isOn()).toBe(true);
    expect((await reset(manager, { currentPassword: PASSWORD })).status).toBe(204);
    expect(await isOn()).toBe(false);
  });

  it('takes the manager’s own code where there is one, not that of the person', async () => {
    const manager = await enrol(await aStaffMember(desk.shop, 'manager'));
    const missing = await reset(manager.person, { currentPassword });
    expect(missing).toMatchObject({ status: 403, body: { code: 'reauthentication-code-required' } });
    const foreign = { currentPassword, code: enrolled.recoveryCodes[0] };
    expect((await reset(manager.person, foreign)).body.errors).toHaveProperty('code');
    expect(await isOn()).toBe(true);
    passHalfMinutes();
    expect((await reset(manager.person, { currentPassword, code: codeOf(manager.secret) })).status).toBe(204);
    expect(await isOn()).toBe(false);
  });
});
