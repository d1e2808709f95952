// Loaded into the server before anything else: garbage is collected all the time, also outside JavaScript,
// where a native package that is bound to an older Node breaks.
const EVERY_MS = 200;
setInterval(() => {
  globalThis.gc({ type: 'major', execution: 'async' });
  globalThis.gc({ type: 'minor' });
}, EVERY_MS).unref();
