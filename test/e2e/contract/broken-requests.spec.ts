import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { AnswerCheck } from '../support/answer-check';
import { operations } from '../support/api-document';
import { createTestApp, type TestApp } from '../support/test-app';

const check = new AnswerCheck();

/** What no route reads: headers that are too long, a header that is none, and a path that is not encoded as paths are. */
const broken = (path: string): [status: number, code: string, head: string][] => [
  [431, 'headers.too-large', `${path} HTTP/1.1\r\nHost: shop\r\nX-Much: ${'x'.repeat(20_000)}`],
  [400, 'request.invalid', `${path} HTTP/1.1\r\nHost: shop\r\nNo header at all`],
  [
    400,
    'address.invalid',
    `${path.replace(/\/[^/]*$/, '/%E0%A4%A')} HTTP/1.1\r\nHost: shop\r\nConnection: close`,
  ],
];

describe('a request that no route can read', () => {
  let shop: TestApp;
  let port: number;
  beforeAll(async () => {
    shop = await createTestApp();
    await shop.app.listen(0, '127.0.0.1');
    port = (shop.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(() => shop.close());

  async function send(head: string): Promise<{ status: number; contentType: string; body: string }> {
    const socket = connect(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', () => undefined);
    socket.write(`${head}\r\n\r\n`);
    await once(socket, 'close');
    const [start = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
    const contentType = /^content-type: (.*)$/im.exec(start)?.[1] ?? '';
    return { status: Number(start.split(' ')[1]), contentType, body };
  }

  it.each([...operations.values()].map((operation) => [operation.operationId, operation] as const))(
    'is answered as %s documents it',
    async (_operationId, { method, path }) => {
      const url = path.replace(/\{\w+\}/g, 'f'.repeat(24));
      for (const [status, code, head] of broken(`${method} ${url}`)) {
        const answer = await send(head);
        expect(JSON.parse(answer.body)).toMatchObject({ statusCode: status, code });
        expect(check.problemOf({ method, route: path, url, ...answer })).toBeNull();
      }
    },
  );
});
