// Loaded before the server: collects garbage all the time, also in native code, where a package built for an older
// Node crashes.
const EVERY_MS = 200;
setInterval(() => {
  globalThis.gc({ type: 'major', execution: 'async' });
  globalThis.gc({ type: 'minor' });
}, EVERY_MS).unref();
