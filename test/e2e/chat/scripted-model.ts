import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the model, as far as the tests read it. */
export interface ModelRequest {
  model: string;
  messages: { role: string; content: string | null; tool_call_id?: string; tool_calls?: unknown[] }[];
  tools: { type: string; function: { name: string; strict: boolean; parameters: Record<string, unknown> } }[];
  temperature: number;
  max_tokens: number;
  stream?: boolean;
}

/** The model's answer to one request. */
export type Step = (response: ServerResponse, request: ModelRequest) => void;

/** An OpenAI-compatible server that follows a test's script step by step; the last step repeats. */
export class ScriptedModel {
  readonly requests: ModelRequest[] = [];
  readonly headers: IncomingMessage['headers'][] = [];
  readonly paths: (string | undefined)[] = [];
  /** The number of requests that the shop aborted before they were answered. */
  givenUp = 0;
  private steps: Step[] = [];

  private constructor(private readonly server: Server) {
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      void this.answer(request, response);
    });
  }

  static async open(): Promise<ScriptedModel> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new ScriptedModel(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Sets the steps of the next answers. */
  play(...steps: Step[]): void {
    this.steps = steps;
    this.requests.length = 0;
    this.headers.length = 0;
    this.paths.length = 0;
    this.givenUp = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as ModelRequest;
    this.requests.push(body);
    this.headers.push(request.headers);
    this.paths.push(request.url);
    response.on('close', () => {
      if (!response.writableFinished && this.requests.includes(body)) this.givenUp += 1;
    });
    const step = this.steps.length > 1 ? this.steps.shift() : this.steps[0];
    step?.(response, body);
  }
}

function send(
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}

function completion(message: object, finish_reason = 'stop'): object {
  const choice = { index: 0, finish_reason, logprobs: null, message: { role: 'assistant', ...message } };
  return { id: 'c1', object: 'chat.completion', created: 0, model: 'm', choices: [choice] };
}

/** A text. */
export const say =
  (content: string, finishReason?: string): Step =>
  (response) =>
    send(response, completion({ content }, finishReason));

/** Calls the tool with a filled-in query, as an object or as the raw text. */
export const fill =
  (query: object | string): Step =>
  (response) =>
    send(response, toolCalls([['fill_query', query]]));

function toolCalls(calls: [string, object | string][]): object {
  const tool_calls = calls.map(([name, query], index) => ({
    id: `call_${index}`,
    type: 'function',
    function: { name, arguments: typeof query === 'string' ? query : JSON.stringify(query) },
  }));
  return completion({ content: null, tool_calls }, 'tool_calls');
}

/** Any body. */
export const answer =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Step =>
  (response) =>
    send(response, body, status, headers);

/** A message of any shape. */
export const message =
  (fields: object): Step =>
  (response) =>
    send(response, completion(fields));

/** Never answers. */
export const hang: Step = () => undefined;

/** Sends headers, and then a valid answer so slowly that it never ends. */
export const drip: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 200);
  response.on('close', () => clearInterval(timer));
};

/** Closes the connection, before or during the answer. */
export const hangUp: Step = (response) => void response.socket?.destroy();
export const breakOff: Step = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
  response.write('{"choices":[');
  setTimeout(() => response.socket?.destroy(), 20);
};
