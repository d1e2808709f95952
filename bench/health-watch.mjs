/** Calls /health/live every few milliseconds from 'start' to 'stop', then reports the longest wait. */
import { Agent, get } from 'node:http';

const port = Number(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const EVERY_MS = 5;
let isWatching = false;
let longest = 0;

function ask() {
  const began = performance.now();
  const next = () => {
    longest = Math.max(longest, performance.now() - began);
    if (isWatching) setTimeout(ask, EVERY_MS);
    else process.send(longest);
  };
  get({ port, host: '127.0.0.1', path: '/health/live', agent }, (response) => {
    response.resume().on('end', next);
  }).on('error', next);
}

process.on('message', (word) => {
  isWatching = word === 'start';
  if (!isWatching) return;
  longest = 0;
  ask();
});
