/** Loaded into each process of the shop: its time runs as STORM_CLOCK says, and its timers of a second or more keep to it. */
import { fileURLToPath } from 'node:url';

const realNow = Date.now.bind(Date);

/** A time in milliseconds since 1970 that is `shop` when the machine's is `real`, and runs so many times as fast. */
export class Clock {
  constructor(real, shop, speed) {
    Object.assign(this, { real, shop, speed });
  }

  now = () => Math.floor(this.shop + (realNow() - this.real) * this.speed);

  later = (ms, run) => void setTimeout(run, ms / this.speed).unref();

  /** Goes on from here with another speed. */
  run(speed) {
    Object.assign(this, { shop: this.now(), real: realNow(), speed });
  }

  get environment() {
    const NODE_OPTIONS = `--import=${fileURLToPath(import.meta.url)}`;
    return { NODE_OPTIONS, STORM_CLOCK: [this.real, this.shop, this.speed].join(' ') };
  }
}

if (process.env.STORM_CLOCK) {
  const clock = new Clock(...process.env.STORM_CLOCK.split(' ').map(Number));
  globalThis.Date = new Proxy(Date, {
    apply: () => new Date().toString(),
    construct: (target, given, self) =>
      Reflect.construct(target, given.length > 0 ? given : [clock.now()], self),
    get: (target, name) => (name === 'now' ? clock.now : Reflect.get(target, name)),
  });
  const { setInterval } = globalThis;
  const SECOND = 1000;
  globalThis.setInterval = (run, ms, ...given) =>
    setInterval(run, ms < SECOND ? ms : Math.max(ms / clock.speed, SECOND / 4), ...given);
}
