/** The demo's pretend bank and gateways, outside the shop: what they know outlives its processes. */
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';

const require = createRequire(import.meta.url);
const load = (name) => require(`../../dist/server/demo/payments/${name}.js`);

const [ACCOUNT, SECRET] = ['19001234567890', 'secret-of-the-storm'];
const KEYS = {
  ...{ BANK_BIN: '970422', BANK_ACCOUNT: ACCOUNT, BANK_ACCOUNT_NAME: 'STORM', SEPAY_SECRET: SECRET },
  ...{ VNPAY_TMN_CODE: 'STORMSHP', VNPAY_HASH_SECRET: SECRET },
  ...{ MOMO_PARTNER_CODE: 'STORM', MOMO_ACCESS_KEY: 'storm', MOMO_SECRET_KEY: SECRET },
  ...{ ZALOPAY_APP_ID: '2553', ZALOPAY_KEY1: SECRET, ZALOPAY_KEY2: `${SECRET}-2` },
};
const OPTIONS = {
  vnpay: { path: 'vnpay/ipn', tmnCode: 'STORMSHP', hashSecret: SECRET },
  momo: { path: 'momo/ipn', partnerCode: 'STORM', accessKey: 'storm', secretKey: SECRET },
  zalopay: { path: 'zalopay/callback', appId: '2553', key1: SECRET, key2: `${SECRET}-2` },
  sepay: {
    ...{ path: 'sepay', bank: 'Storm', accountNumber: ACCOUNT, secret: SECRET },
    ...{ apiToken: 'storm', codePrefix: 'DH' },
  },
};
/** How long a message is on its way at most. */
const SLOW_MS = 4000;
const COPIES = 10;

export class Providers {
  #random;
  #clock;
  #caller;
  #served = [];
  #onTheWay = 0;
  /** Attempts that were paid without a message: the shop has to ask. */
  #lost = new Set();

  constructor(clock, random, caller) {
    [this.#clock, this.#random, this.#caller] = [clock, random, caller];
    const { FakeVnpay } = load('fake-vnpay');
    const { FakeMomo } = load('fake-momo');
    const { FakeZalopay } = load('fake-zalopay');
    const { FakeSepay } = load('fake-sepay');
    const options = ({ path, ...keys }) => ({
      ...keys,
      messageUrl: `http://shop.test/v1/payments/${path}`,
      send: (message) => this.#send(message),
      clock: { now: clock.now, later: (ms, run) => this.#later(ms, run) },
    });
    this.fakes = {
      vnpay: new FakeVnpay(options(OPTIONS.vnpay)),
      momo: new FakeMomo(options(OPTIONS.momo)),
      zalopay: new FakeZalopay(options(OPTIONS.zalopay)),
      bank: new FakeSepay(options(OPTIONS.sepay)),
    };
  }

  /** Listens. @returns the shop's settings */
  async open() {
    const { serve } = load('fake-provider');
    for (const name of ['vnpay', 'momo', 'zalopay']) this.#served.push(await serve(this.fakes[name]));
    const [vnpay, MOMO_URL, ZALOPAY_URL] = this.#served.map(({ url }) => url);
    const pages = `${vnpay}/paymentv2/vpcpay.html`;
    const calls = `${vnpay}/merchant_webapi/api/transaction`;
    return { ...KEYS, VNPAY_URL: pages, VNPAY_API_URL: calls, MOMO_URL, ZALOPAY_URL };
  }

  close = () => Promise.all(this.#served.map(({ close }) => close()));

  /** Sends a message late or at once, and now and then ten times in any order. Resolves with the first answer. */
  #send({ method, url, headers, body }) {
    const { pathname, search } = new URL(url);
    const answers = Array.from({ length: this.#random.chance(0.2) ? COPIES : 1 }, async () => {
      this.#onTheWay += 1;
      try {
        if (this.#random.chance(0.5)) await sleep(this.#random.upTo(SLOW_MS));
        const answer = await this.#caller.once(method, pathname + search, { headers, raw: body });
        if (answer.status === 0) throw new Error('No answer');
        return { status: answer.status, body: answer.text };
      } finally {
        this.#onTheWay -= 1;
      }
    });
    return Promise.any(answers);
  }

  #later(ms, run) {
    this.#onTheWay += 1;
    this.#clock.later(ms, () => {
      this.#onTheWay -= 1;
      run();
    });
  }

  get isQuiet() {
    return this.#onTheWay === 0;
  }

  /** Presses a button of an attempt's page; the provider's message may still be on its way afterwards. */
  async press({ provider, reference, payUrl, transfer }, button) {
    if (provider === 'bank') return this.#transfer(transfer, button);
    const fake = this.fakes[provider];
    // The browser opens the page, from which VNPay learns of the attempt.
    if (provider === 'vnpay') await fake.handle('GET', payUrl.slice(new URL(payUrl).origin.length), {}, '');
    // ZaloPay's names begin with the day.
    const attempt = [...fake.attempts.values()].find((one) => one.reference.endsWith(reference));
    // Nobody pays what has been paid without a message: providers tell only of an attempt's first payment.
    if (!attempt || this.#lost.has(attempt)) return;
    if (attempt.transfers.length > 0 && ['fail', 'expire', 'lose'].includes(button)) return;
    if (button === 'lose') {
      if (attempt.state !== 'open') return;
      this.#lost.add(attempt);
      fake.payAndLoseMessage(attempt.reference);
    } else if (button === 'twice') await fake.payTwice(attempt.reference);
    else if (button === 'other') await fake.pay(attempt.reference, this.#other(attempt.amount));
    else await fake[button](attempt.reference);
  }

  /** A bank tells of all that came, sooner or later. */
  async #transfer({ memo, amount }, button) {
    if (['fail', 'expire'].includes(button)) return;
    const words = this.#random.chance(0.3) ? `MBVCB ${memo} chuyen tien` : memo;
    const sum = button === 'other' ? this.#other(amount) : amount;
    for (let i = button === 'twice' ? 2 : 1; i > 0; i -= 1) await this.fakes.bank.transfer(words, sum);
  }

  #other(amount) {
    return 1000 + this.#random.upTo(2 * amount);
  }
}
