/**
 * A process with only Fastify: `/n` returns line n of the file BENCH_BODIES for any request. Lines are bytes,
 * like the shop's cached responses: a string would be encoded on each call.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import { reportCosts } from './process-costs.mjs';

const bodies = readFileSync(process.env.BENCH_BODIES, 'utf8')
  .split('\n')
  .map((line) => Buffer.from(line));
const server = fastify();
const answer = (call, reply) =>
  reply.type('application/json; charset=utf-8').send(bodies[Number(call.params.index)]);
server.get('/:index', answer);
server.post('/:index', answer);
await server.listen({ port: 0, host: '127.0.0.1' });
reportCosts(server.server.address().port);
