/** Starts the measured processes and calls them over many connections at once. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';

export const CONNECTIONS = 50;

/**
 * Starts a process of this folder that listens; `ready` is its startup time in milliseconds, with its CPU
 * time.
 * @param folder the same folder of another checkout, whose build is started instead
 */
export async function start(file, environment, folder) {
  const from = performance.now();
  const child = launch(file, environment, folder);
  const { port } = await next(child);
  const ready = performance.now() - from;
  return {
    port,
    ready,
    readyCpu: (await costs(child)).cpu / 1000,
    costs: () => costs(child),
    stop: async () => {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

/** Runs a process of this folder until it ends. */
export async function run(file, environment, folder) {
  await once(launch(file, environment, folder), 'exit');
}

function launch(file, environment, folder = import.meta.dirname) {
  // A shop on SQLite must not see the DATABASE_URL of another measurement.
  const env = { ...process.env, DATABASE_URL: undefined, ...environment };
  const child = fork(join(folder, file), { env });
  child.once('exit', (code) => {
    if (code) throw new Error(`${file} ended with code ${code}.`);
  });
  return child;
}

async function costs(child) {
  child.send('costs');
  return next(child);
}

async function next(child) {
  const [message] = await once(child, 'message');
  return message;
}

/**
 * Makes all calls, 50 at a time by default: each is `{ path, method?, body?, token?, headers? }`, or a function that
 * makes several calls in sequence and counts as one.
 * @returns CPU milliseconds per call, calls per second, the times of all calls in milliseconds, their bytes
 */
export async function ask(server, calls, connections = CONNECTIONS) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const before = await server.costs();
  const from = performance.now();
  const times = [];
  let bytes = 0;
  let nextCall = 0;
  const worker = async () => {
    while (nextCall < calls.length) {
      const one = calls[nextCall];
      nextCall += 1;
      const start = performance.now();
      const sendOne = async (call) => {
        const answer = await send(server.port, call, agent, one !== call);
        bytes += answer.bytes;
        return answer;
      };
      await (typeof one === 'function' ? one(sendOne) : sendOne(one));
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const seconds = (performance.now() - from) / 1000;
  const after = await server.costs();
  agent.destroy();
  const cpu = (after.cpu - before.cpu) / 1000 / calls.length;
  return { cpu, rate: calls.length / seconds, times, bytes: bytes / calls.length, memory: after.memory };
}

/** Makes one call; with `keep` the result has its text. */
export function send(port, { path, method = 'GET', body, token, headers: more }, agent, keep = false) {
  return new Promise((resolve, reject) => {
    const headers = {
      ...more,
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    request({ agent, port, path, method, headers, host: '127.0.0.1' }, (response) => {
      const chunks = [];
      let bytes = 0;
      response.on('data', (chunk) => {
        bytes += chunk.length;
        if (keep || response.statusCode >= 300) chunks.push(chunk);
      });
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        if (response.statusCode < 300) resolve({ bytes, text });
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}
