/**
 * A process that is nothing but Fastify: `/n` answers the n-th line of the file BENCH_BODIES, whatever is sent. The
 * lines are bytes, as the shop's kept answers are: a text would be encoded anew for each call.
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
