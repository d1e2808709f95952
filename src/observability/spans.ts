import { SpanKind, SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';

/**
 * Runs one step of a request as a span of its trace. Without a trace that is sent, it only runs it.
 *
 * @param name what many calls have in common: no id and no text of a visitor
 * @param attributes for this call; never what people typed
 */
export async function inSpan<T>(name: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  if (!isTraced()) return work();
  const options = { kind: SpanKind.CLIENT, attributes };
  return trace.getTracer('shop').startActiveSpan(name, options, async (span) => {
    try {
      return await work();
    } catch (error) {
      // Its message may hold what a person typed.
      const { name: type, code = type } = error as Error & { code?: string };
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', String(code));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** As {@link inSpan}, for a statement, whose values are not told. */
export function inQuerySpan<T>(system: string, query: string, work: () => Promise<T>): Promise<T> {
  // Finding the names costs more than the check whether they are needed.
  if (!isTraced()) return work();
  const [operation = ''] = query.trimStart().split(/\s/, 1);
  const [, table = ''] = /\b(?:FROM|INTO|UPDATE)\s+[`"]?(\w+)/i.exec(query) ?? [];
  return inSpan(
    `${operation.toUpperCase()} ${table}`.trimEnd(),
    { 'db.system.name': system, 'db.query.text': query },
    work,
  );
}

function isTraced(): boolean {
  return trace.getActiveSpan()?.isRecording() ?? false;
}
