import type { IncomingHttpHeaders } from 'node:http';
import * as provider from './fake-provider';
import type { Attempt, Message, Reply, Transfer } from './fake-provider';

interface Account {
  bank: string;
  accountNumber: string;
  /** Signs the messages. */
  secret: string;
  /** For the list of transfers. */
  apiToken: string;
  /** Which word of the content is the payment code. */
  codePrefix: string;
}

/** SePay: customers transfer to the shop's own account, SePay tells what came in. */
export class FakeSepay extends provider.FakeProvider {
  protected readonly repeatAfter = [1, 1, 2, 3, 5, 8, 13].map((minutes) => minutes * provider.MINUTE);

  constructor(private readonly options: provider.FakeOptions & Account) {
    super(options);
  }

  async handle(method: string, url: string, headers: IncomingHttpHeaders, _rawBody?: string): Promise<Reply> {
    const { pathname, searchParams } = new URL(url, 'http://sepay');
    if (method === 'GET' && pathname === '/img') return this.drawQr(searchParams);
    if (method !== 'GET' || pathname !== '/userapi/transactions/list') return provider.notFound();
    if (headers.authorization !== `Bearer ${this.options.apiToken}`) {
      return provider.json({ status: 401, error: 'Unauthorized' }, 401);
    }
    return provider.json({
      status: 200,
      error: null,
      messages: { success: true },
      transactions: this.transfers(),
    });
  }

  /** A transfer that somebody is about to make, and where their browser goes afterwards. */
  announce(content: string, amount: number, returnUrl: string): void {
    const known = this.attempts.get(content);
    if (known) Object.assign(known, { amount, request: { returnUrl } });
    else this.open(content, amount, { returnUrl });
  }

  /** Money that came with any text, such as a bank's own around the code. */
  async transfer(content: string, amount: number): Promise<void> {
    if (!this.attempts.has(content)) this.open(content, amount, {});
    await this.pay(content, amount);
  }

  /** The picture of the QR code: who scans it pays for what it says. */
  private drawQr(query: URLSearchParams): Reply {
    const { acc, bank, amount, des } = Object.fromEntries(query);
    const isOurs = acc === this.options.accountNumber && bank === this.options.bank;
    if (!isOurs || !/^[1-9]\d{0,11}$/.test(amount ?? '') || !des)
      return provider.json({ error: 'Bad request' }, 400);
    if (!this.attempts.has(des)) this.open(des, Number(amount), {});
    const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7h-7z"/></svg>';
    return { status: 200, headers: { 'content-type': 'image/svg+xml' }, body };
  }

  private transfers(): object[] {
    const all = [...this.attempts.values()].flatMap(({ reference, transfers }) =>
      transfers.map((transfer) => ({ content: reference, ...transfer })),
    );
    return all.map(({ id, amount, at, content }) => ({
      ...{
        id,
        bank_brand_name: this.options.bank,
        account_number: this.options.accountNumber,
        sub_account: null,
      },
      ...{ transaction_date: provider.localDateTime(at), amount_in: `${amount}.00`, amount_out: '0.00' },
      ...{ transaction_content: content, reference_number: `FT${id}`, code: this.codeIn(content) },
    }));
  }

  private codeIn(content: string): string | null {
    return content.split(/[^A-Za-z0-9]/).find((word) => word.startsWith(this.options.codePrefix)) ?? null;
  }

  protected messageOf({ reference }: Attempt, transfer: Transfer | null): (() => Message) | null {
    // What did not come, a bank does not tell.
    if (!transfer) return null;
    const { bank, accountNumber, secret } = this.options;
    const body = {
      ...{ id: Number(transfer.id), gateway: bank, transactionDate: provider.localDateTime(transfer.at) },
      ...{ accountNumber, subAccount: null, code: this.codeIn(reference), content: reference },
      ...{ transferType: 'in', description: `BankAPINotify ${reference}`, transferAmount: transfer.amount },
      ...{ accumulated: 0, referenceCode: `FT${transfer.id}` },
    };
    return () => {
      const timestamp = String(Math.floor(this.clock.now() / 1000));
      const signature = `sha256=${sepaySignature(timestamp, JSON.stringify(body), secret)}`;
      const headers = { 'x-sepay-timestamp': timestamp, 'x-sepay-signature': signature };
      return provider.postJson(this.messageUrl, body, headers);
    };
  }

  /** The customer stays in their bank's app. */
  protected returnUrlOf({ request }: Attempt): string {
    return request.returnUrl ?? '';
  }

  protected isTaken(status: number, body: string): boolean {
    return status >= 200 && status < 300 && provider.fieldsOf(body)?.success === 'true';
  }
}

export function sepaySignature(timestamp: string, rawBody: string, secret: string): string {
  return provider.hmac('sha256', secret, `${timestamp}.${rawBody}`);
}
