/**
 * As `fetch`, but reading the body fails as soon as it exceeds `maxBytes`.
 * @throws what `fetch` throws
 */
export async function fetchBounded(
  maxBytes: number,
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error('The answer is too long.'));
      else controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(bounded), response);
}
