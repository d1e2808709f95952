/**
 * The cost of a stock question in the chat, in units of a product search's CPU time: the median of many short
 * rounds in which both are called alternately. A question may cost three searches at most.
 *
 * npm run build && node bench/chat.mjs [100000]
 */
import { BRANDS, COLORS, nameOf, pick, randomFrom, SIZES, TYPES } from './catalogue.mjs';
import { ask, run, start } from './load.mjs';
import { withPlace } from './places.mjs';
import { addresses } from './queries.mjs';

const ROUNDS = 30;
const CALLS = 40;
const AT_ONCE = 10;
const WARM_UP = 400;

const count = Number(process.argv[2] ?? 100_000);
const someName = (random) => nameOf(Math.floor(random() * count));
const QUESTIONS = {
  'a shoe, colour and size': (random) => ({
    message: `còn ${someName(random)} màu ${pick(random, COLORS)} size ${pick(random, SIZES)} không shop`,
  }),
  'a misspelt shoe': (random) => ({ message: `${misspelt(someName(random))} ${pick(random, SIZES)} con k` }),
  'a kind of shoe': (random) => ({
    message: `${pick(random, BRANDS)} ${pick(random, TYPES)} ${pick(random, COLORS)} size ${pick(random, SIZES)}`,
  }),
  'a range of prices': (random) => ({
    message: `giày ${pick(random, TYPES)} dưới ${2 + Math.floor(random() * 3)} triệu còn đôi nào`,
  }),
  'a follow-up': (random) => ({
    message: `còn size ${pick(random, SIZES)} không?`,
    conversation: [
      { text: `${someName(random)} màu ${pick(random, COLORS)}`, sender: 'me' },
      { text: `Còn hàng: ${someName(random)}, màu black, size 42, còn 5 đôi.`, sender: 'chatbot' },
    ],
  }),
  'no shoe at all': () => ({ message: 'thời tiết hôm nay thế nào, kể mình nghe một chuyện cười đi' }),
};

await withPlace(undefined, async (place) => {
  // Each question has its own network address, so that the limit for one address does not apply.
  const environment = { ...place, TRUST_PROXY: '127.0.0.1' };
  await run('shop.mjs', { ...environment, BENCH_FILL: count });
  const shop = await start('shop.mjs', environment);
  await measure(shop);
  await shop.stop();
});

async function measure(shop) {
  const random = randomFrom(11);
  const searches = addresses('full name', count, WARM_UP + ROUNDS * CALLS).map((path) => ({ path }));
  const kinds = Object.entries(QUESTIONS).map(([name, make]) => ({
    name,
    calls: Array.from({ length: WARM_UP + ROUNDS * CALLS }, () => asCall(make(random), random)),
    costs: [],
  }));
  const all = [{ name: 'search', calls: searches, costs: [] }, ...kinds];
  for (const { calls } of all) await cost(shop, calls.slice(0, WARM_UP));
  for (let round = 0; round < ROUNDS; round += 1) {
    const from = WARM_UP + round * CALLS;
    for (const kind of all) kind.costs.push(await cost(shop, kind.calls.slice(from, from + CALLS)));
  }
  const search = median(all[0].costs);
  console.log(`${count} products, the product search: ${search.toFixed(3)} ms of processor`);
  for (const { name, costs } of kinds) {
    console.log(
      `${name.padEnd(24)}${median(costs).toFixed(3)} ms, ${(median(costs) / search).toFixed(2)} searches`,
    );
  }
  const whole = median(kinds.flatMap(({ costs }) => costs));
  console.log(`the median question:    ${whole.toFixed(3)} ms, ${(whole / search).toFixed(2)} searches`);
}

function misspelt(name) {
  const [first, ...others] = name.split(' ');
  return [first.slice(0, 2) + first.slice(3), ...others].join(' ');
}

function asCall(question, random) {
  const address = Array.from({ length: 3 }, () => Math.floor(random() * 256)).join('.');
  const headers = { 'x-forwarded-for': `10.${address}` };
  return { path: '/v1/chat', method: 'POST', body: JSON.stringify(question), headers };
}

/** Makes the calls, a few at a time; returns the CPU milliseconds of one call. */
async function cost(shop, calls) {
  return (await ask(shop, calls, AT_ONCE)).cpu;
}

function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
