import {
  context,
  diag,
  DiagLogLevel,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { TracingConfig } from '../config/config';
import { loggedPath } from '../common/url';
import { trustedCallers } from './request-id';
import { withTimeout } from '../common/with-timeout';

/** For one export, with its repetitions. What a process has not sent by then when it ends is lost. */
const EXPORT_MS = 3000;
/** Characters of an attribute; a statement can be longer. */
const MAX_ATTRIBUTE_LENGTH = 2000;

/**
 * Sends a trace of each request to the collector, until the application closes (rule X17). Register it before all hooks that may
 * answer. A caller's `traceparent` counts from a trusted proxy or a program on this machine alone, like its request id.
 */
export async function traceRequests(
  app: NestFastifyApplication,
  config: TracingConfig,
  trustedProxies: readonly string[],
): Promise<void> {
  const { tracer, stop } = await startTracing(config);
  const instance: FastifyInstance = app.getHttpAdapter().getInstance();
  const isTrusted = trustedCallers(trustedProxies);
  const spans = new WeakMap<FastifyRequest, Span>();
  instance.addHook('onRequest', (request, _reply, done) => {
    const caller = isTrusted(request) ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const span = startRequest(tracer, request, caller);
    spans.set(request, span);
    context.with(trace.setSpan(caller, span), done);
  });
  const end = (request: FastifyRequest, reply?: FastifyReply): void => endRequest(spans.get(request), reply);
  instance.addHook('onResponse', (request, reply, done) => {
    end(request, reply);
    done();
  });
  instance.addHook('onRequestAbort', (request, done) => {
    end(request);
    done();
  });
  instance.addHook('onClose', stop);
}

function startRequest(tracer: Tracer, request: FastifyRequest, caller: Context): Span {
  const { method, routeOptions, url, id } = request;
  const route = routeOptions.url;
  const attributes = {
    'http.request.method': method,
    'http.route': route,
    'url.path': loggedPath(url),
    'shop.request_id': id,
  };
  return tracer.startSpan(
    `${method} ${route ?? ''}`.trimEnd(),
    { kind: SpanKind.SERVER, attributes },
    caller,
  );
}

/** @param reply unless its receiver has left */
function endRequest(span: Span | undefined, reply?: FastifyReply): void {
  if (!span?.isRecording()) return;
  if (reply) span.setAttribute('http.response.status_code', reply.statusCode);
  else span.setAttribute('error.type', 'aborted');
  if (reply && reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** @returns `stop` ends tracing, and sends what has not been sent */
async function startTracing({
  endpoint,
  serviceName,
  share,
}: TracingConfig): Promise<{ tracer: Tracer; stop: () => Promise<void> }> {
  // Loaded where there is a collector: a start without one need not read them.
  const [
    sdk,
    { AsyncLocalStorageContextManager },
    { W3CTraceContextPropagator },
    { resourceFromAttributes },
    { OTLPTraceExporter },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const logger = new Logger('Tracing');
  const warn = (message: string): void => logger.warn(message);
  const mute = (): void => undefined;
  diag.setLogger(
    { error: warn, warn, info: mute, debug: mute, verbose: mute },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_MS });
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  const stop = async (): Promise<void> => {
    await withTimeout(EXPORT_MS, provider.shutdown()).catch(() => undefined);
    for (const api of [trace, context, propagation, diag]) api.disable();
  };
  return { tracer: provider.getTracer('shop'), stop };
}
