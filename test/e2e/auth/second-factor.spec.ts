import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type {
  RecoveryCodesDto,
  SecondFactorSetupDto,
} from '../../../src/modules/auth/second-factor/dto/second-factor.dto';
import { SecondFactorCodes } from '../../../src/modules/auth/second-factor/second-factor-codes';
import { codeOf } from '../support/authenticator';
import { PASSWORD } from '../support/factories/customer';
import { aShopper, call, signIn, type Shopper } from '../support/people';
import { currentPassword, isSignedIn, passHalfMinutes, urlOf, useTwoStepShop } from './two-steps';

const desk = useTwoStepShop();
const { enrolled, login } = desk;

async function sessionsOf({ id }: Shopper): Promise<number> {
  const rows = await desk.shop.dataSource.query<object[]>(
    'SELECT id FROM sessions WHERE customerId = ? AND endedAt IS NULL',
    [id],
  );
  return rows.length;
}

describe('setting two-step sign-in up', () => {
  it('takes the password, a code of the app, and gives ten recovery codes', async () => {
    const anna = await aShopper(desk.shop);
    const { email } = await anna.profile();
    const elsewhere = await signIn(desk.shop, email, anna.id);
    expect(await anna.profile()).toMatchObject({ hasSecondFactor: false });

    const begun = await anna.post<SecondFactorSetupDto>(urlOf(anna), { currentPassword });
    expect(begun.status).toBe(200);
    expect(begun.headers['cache-control']).toBe('no-store');
    const uri = new URL(begun.body.uri);
    expect(uri.protocol + uri.host + decodeURIComponent(uri.pathname)).toBe(`otpauth:totp/buoc.:${email}`);
    expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: begun.body.secret, issuer: 'buoc.' });
    expect((await login(email)).status).toBe(200);

    const confirmed = await anna.post<RecoveryCodesDto>(urlOf(anna, '/confirm'), {
      code: codeOf(begun.body.secret),
    });
    expect(confirmed.status).toBe(200);
    expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
    expect(confirmed.body.recoveryCodes.every((code) => /^([0-9A-HJKMNP-TV-Z]{4}-?){4}$/.test(code))).toBe(
      true,
    );
    expect(await anna.profile()).toMatchObject({ hasSecondFactor: true });
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await sessionsOf(anna)).toBe(1);
  });

  it('is refused with a wrong password or a wrong code, and changes nothing', async () => {
    const anna = await aShopper(desk.shop);
    const { email } = await anna.profile();
    const refused = await anna.post<ErrorDto>(urlOf(anna), { currentPassword: 'Wrong#2026' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ currentPassword: 'The current password is not correct.' });
    expect((await anna.post(urlOf(anna, '/confirm'), { code: '123456' })).status).toBe(409);

    const { secret } = (await anna.post<SecondFactorSetupDto>(urlOf(anna), { currentPassword })).body;
    for (const code of [codeOf(secret, 2), codeOf(secret, -2), '12345', 'ABCD-EFGH-JKMN-PQRS']) {
      const answer = await anna.post<ErrorDto>(urlOf(anna, '/confirm'), { code });
      expect(answer.status).toBe(400);
      expect(answer.body.errors).toEqual({ code: 'The code is not correct.' });
    }
    expect((await login(email)).status).toBe(200);
    expect(await isSignedIn(anna)).toBe(true);
  });

  it('makes an earlier secret worthless when it begins again, and is refused once it is on', async () => {
    const anna = await aShopper(desk.shop);
    const begin = () => anna.post<SecondFactorSetupDto>(urlOf(anna), { currentPassword });
    const [first, second] = [(await begin()).body.secret, (await begin()).body.secret];
    const confirm = (secret: string) => anna.post(urlOf(anna, '/confirm'), { code: codeOf(secret) });
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(second)).status).toBe(409);
    expect((await begin()).status).toBe(409);
  });
});

describe('signing in with two steps', () => {
  it('asks for the code after the right password only, and begins nothing before it', async () => {
    const { person, email, secret } = await enrolled();
    const before = await sessionsOf(person);
    expect((await login(email, codeOf(secret), 'Wrong#2026')).body.message).toBe(
      'The user name or the password is not correct.',
    );
    const asked = await login(email);
    expect([asked.status, asked.body]).toEqual([
      401,
      {
        statusCode: 401,
        code: 'second-factor-required',
        message: 'Enter the code from your authenticator app.',
      },
    ]);
    const wrong = await login(email, codeOf(secret, 3));
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { statusCode: 401, code: 'second-factor-wrong', message: 'The code is not correct.' },
    ]);
    expect(await sessionsOf(person)).toBe(before);

    const { status, body } = await login(email, ` ${codeOf(secret).replace(/^.../, '$& ')} `);
    expect(status).toBe(200);
    expect((await call(desk.shop, 'GET', `/v1/customers/${person.id}`, undefined, body.token)).status).toBe(
      200,
    );
    const { refreshToken } = body;
    expect((await call(desk.shop, 'POST', '/v1/customers/refresh-token', { refreshToken })).status).toBe(200);
  });

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('takes the code of %i half-minutes from now with %i', async (steps, status) => {
    const { email, secret } = await enrolled();
    passHalfMinutes(5);
    expect((await login(email, codeOf(secret, steps))).status).toBe(status);
  });

  it('takes no code twice, and none from before the last', async () => {
    const { email, secret } = await enrolled();
    const code = codeOf(secret);
    expect((await login(email, code)).status).toBe(200);
    expect((await login(email, code)).body.code).toBe('second-factor-wrong');
    expect((await login(email, codeOf(secret, -1))).status).toBe(401);
    passHalfMinutes();
    expect((await login(email, code)).status).toBe(401);
    expect((await login(email, codeOf(secret))).status).toBe(200);
  });

  it('does not take the code again that confirmed the set-up', async () => {
    const { email, secret } = await enrolled();
    expect((await login(email, codeOf(secret, -1))).status).toBe(401);
  });

  it('lets in one of ten concurrent sign-ins with the same code', async () => {
    const { person, email, secret } = await enrolled();
    const before = await sessionsOf(person);
    const code = codeOf(secret);
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 429].includes(status))).toBe(true);
    expect(await sessionsOf(person)).toBe(before + 1);
  });

  it('takes each recovery code once, in any spelling', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [first, second] = recoveryCodes as [string, string];
    expect((await login(email, first)).status).toBe(200);
    expect((await login(email, first)).status).toBe(401);
    const typed = second.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await login(email, typed)).status).toBe(200);
    expect((await login(email, second)).status).toBe(401);
  });

  it('lets in one of ten concurrent sign-ins with the same recovery code', async () => {
    const { email, recoveryCodes } = await enrolled();
    const answers = await Promise.all(Array.from({ length: 10 }, () => login(email, recoveryCodes[0])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('refuses other people’s codes', async () => {
    const [anna, bao] = [await enrolled(), await enrolled()];
    expect((await login(anna.email, codeOf(bao.secret))).status).toBe(401);
    expect((await login(anna.email, bao.recoveryCodes[0])).status).toBe(401);
  });

  it('limits wrong codes as wrong passwords, and codes that were not asked for change nothing', async () => {
    const { email, secret } = await enrolled();
    for (let i = 0; i < 20; i += 1) expect((await login(email)).status).toBe(401);
    // Five attempts are free; then each has a longer wait, which may pass by itself on a slow machine.
    const statuses: number[] = [];
    while (statuses.length < 20) statuses.push((await login(email, 'wrong')).status);
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(statuses.at(-1)).toBe(429);
    expect((await login(email, codeOf(secret))).status).toBe(429);
    const other = await aShopper(desk.shop);
    expect((await login((await other.profile()).email, 'wrong')).status).toBe(200);
  });

  it('counts what is refused before the code is looked at, so that it cannot free further guesses', async () => {
    const { person } = await enrolled();
    const statuses: number[] = [];
    while (statuses.length < 20)
      statuses.push((await person.post(urlOf(person, '/confirm'), { code: '123456' })).status);
    expect(statuses[0]).toBe(409);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ['was tampered with', (secret: string) => (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1)],
    ['is cut off', (secret: string) => secret.slice(0, 20)],
    ['is empty', () => ''],
  ])('takes no code when the stored secret %s', async (_what, change) => {
    const { person, email, secret, recoveryCodes } = await enrolled();
    await rewriteSecret(person, change(await storedSecret(person)));
    expect((await login(email, codeOf(secret))).status).toBe(401);
    expect((await login(email, recoveryCodes[0])).status).toBe(200);
  });

  it('takes no code of a secret that was copied from someone else’s row', async () => {
    const [anna, bao] = [await enrolled(), await enrolled()];
    await rewriteSecret(anna.person, await storedSecret(bao.person));
    expect((await login(anna.email, codeOf(bao.secret))).status).toBe(401);
  });

  it('keeps nothing of secret and codes in the clear', async () => {
    const { person, secret, recoveryCodes } = await enrolled();
    const kept = JSON.stringify([
      await desk.shop.dataSource.query('SELECT * FROM second_factors WHERE customerId = ?', [person.id]),
      await desk.shop.dataSource.query('SELECT * FROM recovery_codes WHERE customerId = ?', [person.id]),
    ]);
    expect(kept).not.toContain(secret);
    expect(recoveryCodes.some((code) => kept.includes(code.replaceAll('-', '')))).toBe(false);
  });
});

async function storedSecret({ id }: Shopper): Promise<string> {
  const [row] = await desk.shop.dataSource.query<{ secret: string }[]>(
    'SELECT secret FROM second_factors WHERE customerId = ?',
    [id],
  );
  return row!.secret;
}

async function rewriteSecret({ id }: Shopper, secret: string): Promise<void> {
  await desk.shop.dataSource.query('UPDATE second_factors SET secret = ? WHERE customerId = ?', [secret, id]);
}

describe('wrong codes', () => {
  /** A sign-in from a browser: the answer's status, and the cookie that recognises it later. */
  async function browse(email: string, code: string, cookie?: string) {
    const response = await desk.shop.inject({
      method: 'POST',
      url: '/v1/customers/login',
      payload: { username: email, password: PASSWORD, code },
      headers: cookie === undefined ? {} : { cookie },
    });
    return { status: response.statusCode, cookie: String(response.headers['set-cookie']).split(';')[0]! };
  }

  it('of a person with the password do not lock out a device with an earlier sign-in', async () => {
    const { email, secret } = await enrolled();
    const { status, cookie } = await browse(email, codeOf(secret));
    expect(status).toBe(200);
    passHalfMinutes();
    for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
    expect((await login(email, codeOf(secret))).status).toBe(429);
    expect((await browse(email, codeOf(secret), cookie)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await browse(email, 'wrong', cookie)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('of strangers do not stop the signed-in owner from turning it off', async () => {
    const { person, email, secret } = await enrolled();
    for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
    const answer = await person.post(urlOf(person, '/remove'), { currentPassword, code: codeOf(secret) });
    expect(answer.status).toBe(204);
  });

  it('are forgiven with a new password three times a day: a mailbox alone does not open the rest', async () => {
    const { email, secret, person } = await enrolled();
    const factors = desk.shop.app.get(SecondFactorCodes);
    for (let day = 0; day < 3; day += 1) {
      for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
      await factors.resetFailures(person.id);
      expect((await login(email, codeOf(secret))).status).toBe(200);
      passHalfMinutes();
    }
    for (let i = 0; i < 6; i += 1) await login(email, 'wrong');
    await factors.resetFailures(person.id);
    expect((await login(email, codeOf(secret))).status).toBe(429);
  });
});
