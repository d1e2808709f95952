import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callService, objectOf } from './call-service';

const LIMITS = { service: 'post', ms: 300, bytes: 100 };

let server: Server;
let url: string;
const asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${String(request.headers['token'])}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((done) => server.close(done));
});
beforeEach(() => asked.splice(0));

function answer({ url: path }: IncomingMessage, response: ServerResponse): void {
  if (path === '/elsewhere') response.writeHead(307, { location: '/secret' }).end();
  else if (path === '/long') response.end('x'.repeat(101));
  else if (path === '/broken') response.writeHead(500).end('{"state":"failed"}');
  else if (path === '/page') response.writeHead(403).end('<html>');
  else if (path !== '/silent') response.writeHead(404).end('{"state":"unknown"}');
}

it.each(['elsewhere', 'long', 'silent'])('has no answer where a service is %s', async (path) => {
  const call = callService({ ...LIMITS, url: `${url}/${path}`, headers: { token: 'ours' } });
  await expect(call).rejects.toThrow(/^post: no answer \(/);
  expect(asked).toEqual([`GET /${path} ours`]);
});

it.each([
  ['broken', 'post: answered 500 without a use'],
  ['page', 'post: answered 403 without a use'],
])('does not understand a %s answer', async (path, message) => {
  const read = await callService({ ...LIMITS, url: `${url}/${path}` });
  expect(() => objectOf('post', read)).toThrow(message);
});

it('posts JSON and reads a refusal', async () => {
  const read = await callService({ ...LIMITS, url: `${url}/parcel`, json: { a: 1 } });
  expect([asked, objectOf('post', read)]).toEqual([['POST /parcel undefined'], { state: 'unknown' }]);
});
