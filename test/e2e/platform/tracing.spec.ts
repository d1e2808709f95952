import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { aShopper } from '../support/people';
import { createTestApp, type TestApp } from '../support/test-app';

interface ReportedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const SENDER = '00f067aa0ba902b7';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${TRACE}-${SENDER}-01`;

/** A collector that keeps what it is sent as it came. */
class Collector {
  readonly bodies: string[] = [];
  private readonly server: Server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') this.bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  get spans(): ReportedSpan[] {
    return this.bodies.flatMap((body) =>
      (
        JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: ReportedSpan[] }[] }[] }
      ).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }
}

const told = ({ attributes }: ReportedSpan, key: string) => {
  const value = attributes.find((one) => one.key === key)?.value;
  return value?.stringValue ?? value?.intValue;
};

/** What a collector has been sent once a shop that served these requests has closed. */
async function tracesOf(
  serve: (shop: TestApp) => Promise<void>,
  environment: Record<string, string> = {},
): Promise<Collector> {
  const collector = new Collector();
  const shop = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: await collector.open(), ...environment });
  try {
    await serve(shop);
  } finally {
    await shop.close();
    collector.close();
  }
  return collector;
}

describe('traces', () => {
  it('tell of a request by its route, and of its statements as parts of it', async () => {
    const { spans } = await tracesOf(async (shop) => {
      await shop.inject({ method: 'GET', url: '/v1/products/no-such-shoe' });
    });
    const request = spans.find(({ name }) => name === 'GET /v1/products/:id')!;
    expect(told(request, 'http.response.status_code')).toBe(404);
    expect(told(request, 'shop.request_id')).toMatch(/^[\w-]{36}$/);
    expect(request.parentSpanId).toBeUndefined();
    const parts = spans.filter(({ parentSpanId }) => parentSpanId === request.spanId);
    expect(parts.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^SELECT \w+$/));
    expect(told(parts[0]!, 'db.query.text')).toMatch(/^SELECT/);
  });

  it('hold nothing that people typed, and no carrier’s secret', async () => {
    const secrets = [
      'Sneaker#2026-secret',
      'who-searches-this',
      'hidden@example.com',
      '0912345678',
      'ghn-secret',
    ];
    const { bodies } = await tracesOf(async (shop) => {
      const [password, search, email, phone, secret] = secrets;
      await shop.inject({ method: 'POST', url: `/v1/carriers/ghn/${secret}`, payload: {} });
      await shop.inject({ method: 'GET', url: `/v1/products/filter?search=${search}` });
      const payload = { email, password, phone };
      await shop.inject({
        method: 'POST',
        url: '/v1/customers/login',
        payload: { username: email, password },
      });
      await shop.inject({ method: 'POST', url: '/v1/customers', payload });
      await aShopper(shop);
      await shop.inject({ method: 'POST', url: '/v1/chat', payload: { message: search, conversation: [] } });
    });
    expect(bodies.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(bodies.join('\n')).not.toContain(secret);
  });

  it.each([
    ['127.0.0.1', TRACE],
    ['10.1.2.3', TRACE],
    ['203.0.113.7', null],
  ])('go on with the caller’s where it may be trusted: %s', async (remoteAddress, trace) => {
    const { spans } = await tracesOf(
      async (shop) => {
        await shop.inject({ method: 'GET', url: '/v1/orders', headers: { traceparent }, remoteAddress });
      },
      { TRUST_PROXY: '10.0.0.0/8' },
    );
    const request = spans.find(({ name }) => name === 'GET /v1/orders')!;
    if (trace) expect([request.traceId, request.parentSpanId]).toEqual([trace, SENDER]);
    else expect(request.traceId).not.toBe(TRACE);
  });

  it('keep requests apart that are served at once', async () => {
    const { spans } = await tracesOf(async (shop) => {
      const urls = Array.from({ length: 10 }, (_, i) => `/v1/products/no-such-shoe-${i}`);
      await Promise.all(urls.map((url) => shop.inject({ method: 'GET', url })));
    });
    const requests = spans.filter(({ name }) => name === 'GET /v1/products/:id');
    expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(10);
    for (const { traceId, spanId } of requests) {
      const parts = spans.filter((span) => span.traceId === traceId && span.spanId !== spanId);
      expect(parts.length).toBeGreaterThan(0);
    }
  });

  it('are those of a share of requests', async () => {
    const { spans } = await tracesOf(
      async (shop) => {
        await shop.inject({ method: 'GET', url: '/v1/products' });
      },
      { OTEL_TRACES_SAMPLER_ARG: '0' },
    );
    expect(spans).toEqual([]);
  });

  it('cost no request anything but themselves when the collector is away', async () => {
    const shop = await createTestApp({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' });
    expect((await shop.inject({ method: 'GET', url: '/v1/products' })).statusCode).toBe(200);
    await shop.close();
  });
});
