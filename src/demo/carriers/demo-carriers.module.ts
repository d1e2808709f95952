import { Module } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_CARRIERS_PATH, isPretendCarrier } from '../../config/carriers-config';
import { Config } from '../../config/config';
import { RAW_BODY_ROUTE } from '../../http/json-bodies';
import { injectMessage, realClock } from '../payments/fake-provider';
import type { FakeCarrier } from './fake-carrier';
import { FakeGhn } from './fake-ghn';
import { FakeGhtk } from './fake-ghtk';

/** A parcel arrives some minutes after it was ordered. */
const PACE_MS = 60_000;

/** The demo's pretend carriers, over HTTP in this process. The application has it with `DEMO` alone. */
@Module({})
export class DemoCarriersModule {
  private readonly fakes: Record<string, FakeCarrier>;

  constructor(host: HttpAdapterHost, config: Config) {
    const instance = host.httpAdapter.getInstance<FastifyInstance>();
    this.fakes = fakesOf(config, instance);
    instance.route<{ Params: { carrier: string; '*': string } }>({
      method: ['GET', 'POST'],
      url: `${DEMO_CARRIERS_PATH}/:carrier/*`,
      config: RAW_BODY_ROUTE,
      handler: (request, reply) => this.answer(request.params.carrier, request, reply),
    });
  }

  private async answer(carrier: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const fake = Object.hasOwn(this.fakes, carrier) ? this.fakes[carrier] : undefined;
    if (!fake) return reply.status(404).send('');
    const url = request.url.slice(`${DEMO_CARRIERS_PATH}/${carrier}`.length);
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const { status, headers, body: answer } = await fake.handle(request.method, url, request.headers, body);
    return reply.status(status).headers(headers).send(answer);
  }
}

function fakesOf({ carriers, publicUrl }: Config, instance: FastifyInstance): Record<string, FakeCarrier> {
  // Nothing here answers for a real carrier.
  if (!isPretendCarrier(carriers)) return {};
  const { ghn, ghtk } = carriers;
  const options = { send: injectMessage(instance), clock: realClock, pace: PACE_MS };
  const messageUrl = (code: string, secret: string): string => `${publicUrl}/v1/carriers/${code}/${secret}`;
  return {
    ...(ghn && {
      ghn: new FakeGhn({ ...options, ...ghn, messageUrl: messageUrl('ghn', ghn.webhookSecret) }),
    }),
    ...(ghtk && {
      ghtk: new FakeGhtk({ ...options, ...ghtk, messageUrl: messageUrl('ghtk', ghtk.webhookSecret) }),
    }),
  };
}
