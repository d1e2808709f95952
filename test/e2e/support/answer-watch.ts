import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { AnswerCheck, type GivenAnswer } from './answer-check';
import { operations } from './api-document';

const committed = new AnswerCheck();
const problems: string[] = [];
const seen = new Set<string>();

/**
 * The faults of the answers so far, each once; reading empties the list. `test/support/server-setup.ts` fails the
 * test.
 */
export function takeAnswerProblems(): string[] {
  seen.clear();
  return problems.splice(0);
}

/** Checks every answer of an application. As a module it hooks in before most answers are compressed. */
@Module({})
export class AnswerWatchModule {
  constructor(host: HttpAdapterHost) {
    const instance = host.httpAdapter.getInstance<FastifyInstance>();
    instance.addHook('onSend', async (request, reply, payload) => {
      const answer = toAnswer(request, reply, payload);
      const problem = answer && committed.problemOf(answer);
      if (answer && problem) report(answer, problem);
      return payload;
    });
  }
}

/** Checks an answer from the network, whose operation is known only by its address. */
export function checkNetworkAnswer(answer: Omit<GivenAnswer, 'route'>): void {
  const route = routeOf(answer.method, answer.url);
  const problem = route && committed.problemOf({ ...answer, route });
  if (route && problem) report({ ...answer, route }, problem);
}

function report({ method, route, url, status, body }: GivenAnswer, problem: string): void {
  const key = `${method} ${route} ${status} ${problem}`;
  if (seen.has(key)) return;
  seen.add(key);
  problems.push(`${method} ${url} answered ${status}, which ${problem}: ${body.slice(0, 600)}`);
}

function toAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): GivenAnswer | null {
  const route = request.routeOptions.url?.replace(/:(\w+)/g, '{$1}').replace(/(.)\/$/, '$1');
  if (!route?.startsWith('/v1/') || route.startsWith('/v1/probe') || request.method === 'HEAD') return null;
  const contentType = reply.getHeader('content-type');
  return {
    method: request.method,
    route,
    url: request.url,
    status: reply.statusCode,
    contentType: contentType === undefined ? undefined : String(contentType),
    body: bodyOf(payload, reply.getHeader('content-encoding')),
  };
}

function bodyOf(payload: unknown, encoding: unknown): string {
  if (typeof payload === 'string') return payload;
  if (!Buffer.isBuffer(payload)) return '';
  if (encoding === 'br') return brotliDecompressSync(payload).toString('utf8');
  return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString('utf8');
}

/** The route of an address; a literal route wins over one with a parameter. */
function routeOf(method: string, url: string): string | undefined {
  const path = new URL(url, 'http://shop').pathname.replace(/(.)\/$/, '$1');
  const matching = [...operations.values()].filter(
    (operation) =>
      operation.method === method &&
      new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  return matching.sort((a, b) => parametersIn(a.path) - parametersIn(b.path))[0]?.path;
}

function parametersIn(path: string): number {
  return path.split('{').length;
}
