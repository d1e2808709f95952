import { http, HttpResponse, type DefaultBodyType, type HttpHandler, type HttpResponseResolver } from 'msw';
import * as operations from '../api/generated/operations';

/** OpenAPI's name of a call. */
export type OperationName = keyof typeof operations;
type Types<Name extends OperationName> = NonNullable<(typeof operations)[Name]['types']>;
type Params<Name extends OperationName> = Record<Types<Name>['param'], string>;
type Body<Name extends OperationName> = Extract<Types<Name>['body'], DefaultBodyType>;
type Call<Name extends OperationName> = Parameters<HttpResponseResolver<Params<Name>, Body<Name>>>[0];
type Answer<Name extends OperationName> = Types<Name>['answer'] | Response;
type Given<Name extends OperationName> =
  Answer<Name> | ((call: Call<Name>) => Answer<Name> | Promise<Answer<Name>>);

/**
 * The one mock of the API: answers an operation with a body, with a `Response` such as a refusal, or with what a
 * function of the call gives. Path parameters before it are those of the calls that are meant: `{ id: CART_ID }`.
 */
export function answer<Name extends OperationName>(
  name: Name,
  ...rest:
    | [given: Given<Name>]
    | [only: Partial<Params<Name>>, given: Given<Name>]
    | (void extends Types<Name>['answer'] ? [] : never)
): HttpHandler {
  const { method, path, status }: operations.Operation<unknown, unknown, string> = operations[name];
  const given = rest.at(-1);
  const only = (rest.length === 2 ? rest[0] : {}) as Record<string, string | undefined>;
  const url = `*${path.replace(/\{(\w+)\}/g, (_, param: string) => only[param] ?? `:${param}`)}`;
  return http[method]<Params<Name>, Body<Name>>(url, async (call) => {
    // Left to the handlers below it.
    if (isOfAnother(method, path, new URL(call.request.url).pathname)) return undefined;
    const body: unknown = given instanceof Function ? await given(call) : given;
    if (body instanceof Response) return body.clone();
    return body === undefined ? new HttpResponse(null, { status }) : HttpResponse.json(body, { status });
  });
}

/** Whether an address that fits a path is another operation's own: `/v1/products/facets` fits `/v1/products/{id}`. */
function isOfAnother(method: string, path: string, pathname: string): boolean {
  const fits = (other: string) => new RegExp(`^${other.replace(/\{\w+\}/g, '[^/]+')}/?$`).test(pathname);
  return Object.values(operations).some(
    (other) => other.method === method && parametersOf(other.path) < parametersOf(path) && fits(other.path),
  );
}

const parametersOf = (path: string): number => path.split('{').length;

/** Answers every call of the API to which the resolver gives an answer. */
export const answerEvery = (resolver: HttpResponseResolver): HttpHandler => http.all('*/v1/*', resolver);

/** A refused call, with an error's body (rule W2). */
export const refusal = (status: number, body: object): Response =>
  HttpResponse.json({ statusCode: status, ...body }, { status });

/** Collects the bodies of an operation's calls, and answers them. */
export const collect =
  <Answer>(sent: unknown[], given?: Answer) =>
  async ({ request }: { request: Request }) => {
    sent.push(await request.json());
    return given as Answer;
  };
