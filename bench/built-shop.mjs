/** The built shop as `npm start` runs it; reports its port when it listens. */
import { Server } from 'node:net';
import { reportCosts } from './process-costs.mjs';

const { listen } = Server.prototype;
Server.prototype.listen = function (...given) {
  this.once('listening', () => reportCosts(this.address().port));
  return listen.apply(this, given);
};
await import('../dist/server/main.js');
