import type { ErrorDto } from '../../../src/http/errors/error.dto';
import type { TokensDto } from '../../../src/modules/auth/dto/auth.dto';
import type {
  RecoveryCodesDto,
  SecondFactorSetupDto,
} from '../../../src/modules/auth/second-factor/dto/second-factor.dto';
import { codeOf } from '../support/authenticator';
import { stopClock, useStoppedClock } from '../support/clock';
import { PASSWORD } from '../support/factories/customer';
import { aShopper, call, type Answer, type Shopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

export const currentPassword = PASSWORD;
export const urlOf = ({ id }: Shopper, step = ''): string => `/v1/customers/${id}/second-factor${step}`;

/** Advances the clock, so that another code is valid. */
export function passHalfMinutes(count = 1): void {
  stopClock(Date.now() + 30_000 * count);
}

export interface Enrolled {
  person: Shopper;
  email: string;
  secret: string;
  recoveryCodes: string[];
}

/** Turns two-step sign-in on, and advances to the next code. The clock must be stopped. */
export async function enrol(person: Shopper): Promise<Enrolled> {
  const { email } = await person.profile();
  const { secret } = (await person.post<SecondFactorSetupDto>(urlOf(person), { currentPassword })).body;
  const answer = await person.post<RecoveryCodesDto>(urlOf(person, '/confirm'), { code: codeOf(secret) });
  expect(answer.status).toBe(200);
  passHalfMinutes();
  return { person, email, secret, recoveryCodes: answer.body.recoveryCodes };
}

interface Desk {
  shop: TestApp;
  /** A customer with two-step sign-in. */
  enrolled: () => Promise<Enrolled>;
  login: (username: string, code?: string, password?: string) => Promise<Answer<TokensDto & ErrorDto>>;
}

/** A shop with limits and a stopped clock, for the tests of a file. */
export function useTwoStepShop(): Desk {
  const desk = {
    enrolled: async () => enrol(await aShopper(desk.shop)),
    login: (username, code, password = PASSWORD) => {
      const body = { username, password, ...(code === undefined ? {} : { code }) };
      return call(desk.shop, 'POST', '/v1/customers/login', body);
    },
  } as Desk;
  beforeAll(async () => {
    desk.shop = await createTestApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => desk.shop.close());
  useStoppedClock();
  return desk;
}

export const isSignedIn = async (person: Shopper): Promise<boolean> =>
  (await person.get(`/v1/customers/${person.id}`)).status === 200;
