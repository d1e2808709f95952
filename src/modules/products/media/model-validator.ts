import { Worker } from 'node:worker_threads';
import { Semaphore } from 'async-mutex';

/** What Khronos' validator calls an error although viewers show it: numbers of single corners that are a little off. */
const HARMLESS = [
  'ACCESSOR_ELEMENT_OUT_OF_MAX_BOUND',
  'ACCESSOR_ELEMENT_OUT_OF_MIN_BOUND',
  'ACCESSOR_INVALID_SIGN',
  'ACCESSOR_MAX_MISMATCH',
  'ACCESSOR_MIN_MISMATCH',
  'ACCESSOR_NON_CLAMPED',
  'ACCESSOR_VECTOR3_NON_UNIT',
];
/** All issues are looked for: the validator stops at the most, and a hint counts as much as an error. */
const OPTIONS = { maxIssues: 0, ignoredIssues: HARMLESS, writeTimestamp: false };

const TIMEOUT_MS = 10_000;
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };

/** Each takes its memory and a core: one at a time. */
const validating = new Semaphore(1);

/** As text, which runs the same from the sources and from the build. */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  require(workerData.validator)
    .validateBytes(workerData.bytes, workerData.options)
    .then(({ issues }) => parentPort.postMessage(issues.numErrors === 0));
`;

/**
 * Whether Khronos' validator finds no error: references that lead nowhere, lists beyond their bytes, a tree of nodes
 * that is none. It runs in a thread of its own, since it throws past its promise, and may take long; a model with which
 * it fails, or is not done in time, is not valid.
 */
export function isValidModel(file: Buffer, timeoutMs = TIMEOUT_MS): Promise<boolean> {
  return validating.runExclusive(() => validate(file, timeoutMs));
}

async function validate(file: Buffer, timeoutMs: number): Promise<boolean> {
  const workerData = {
    validator: require.resolve('gltf-validator'),
    bytes: new Uint8Array(file),
    options: OPTIONS,
  };
  const worker = new Worker(PROGRAM, { eval: true, workerData, resourceLimits: MEMORY, stderr: true });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs);
      worker.once('message', resolve);
      worker.once('error', () => resolve(false));
      worker.once('exit', () => resolve(false));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
