import { meantColors } from '../../products/catalog/words/colors';
import type { ChatTurn } from '../chat-rules';
import { emptyQuery, want, wanted, type StockQuery, type WantedName } from '../stock-query';
import { follow } from './follow-up';
import { listedIn, recent } from './history';
import type { Catalogue } from '../lexicon/names';
import { overlay } from './overlay';
import { readMessage } from '../parse/reader';
import type { Context, Reading } from '../parse/reading';

/** Reads a message in its conversation: a follow-up keeps earlier conditions, a correction removes them. */
export async function readTalk(
  message: string,
  conversation: readonly ChatTurn[],
  catalogue: Catalogue,
): Promise<StockQuery> {
  let context: Context = { query: emptyQuery('vi'), listed: [], menu: [], mentioned: [] };
  for (const { text, sender } of recent(conversation)) {
    if (sender === 'chatbot') {
      const listed = listedIn(text, catalogue);
      if (listed.length > 0)
        context = { ...context, listed, menu: listed.length > 1 ? listed : context.menu };
      continue;
    }
    const reading = await readMessage(text, catalogue, context.query.language);
    const { memory } = await merge(reading, context, catalogue);
    context = { ...context, query: memory, mentioned: mentionedIn(memory, context.mentioned) };
  }
  const reading = await readMessage(message, catalogue, context.query.language);
  return (await merge(reading, context, catalogue)).query;
}

/** The query of a message, and the context that the next message inherits. */
async function merge(
  reading: Reading,
  context: Context,
  catalogue: Catalogue,
): Promise<{ query: StockQuery; memory: StockQuery }> {
  const { query: own } = reading;
  const { query: before } = context;
  const keep = { ...before, language: own.language };
  const isNamed = wanted(own.names).length > 0;
  const colors = overlay(own.colors, before.colors);
  const sizes = overlay(own.sizes, before.sizes);
  switch (own.intent) {
    case 'other':
    case 'small-talk':
      return { query: own, memory: keep };
    case 'fact':
      return { query: own, memory: isNamed ? { ...own, intent: 'stock', topics: [] } : keep };
    case 'order': {
      const focus = focusOf(reading, context);
      // 'lấy đôi rẻ hơn': one of the shoes just compared.
      const isRanked = !isNamed && ['cheaper', 'dearer'].some((ask) => reading.asks.has(ask));
      const ranked = isRanked ? await follow(reading, context, focus, catalogue) : null;
      const names = ranked?.names ?? (isNamed ? own.names : focus.map(want));
      return { query: { ...own, names, colors, sizes }, memory: { ...keep, names, colors, sizes } };
    }
    case 'size-help': {
      const names = isNamed ? own.names : before.names;
      // 'chân dài 26,5 phân', then 'mang size nào là vừa'.
      const isConverted = own.sizes.length > 0 ? own.isConverted : before.isConverted;
      const query = { ...own, names, colors, ...(isConverted ? { sizes, isConverted } : {}) };
      return { query, memory: { ...keep, names, sizes, isConverted } };
    }
    default: {
      const query = await follow(reading, context, focusOf(reading, context), catalogue);
      return { query, memory: await madeOf(memoryOf(query), catalogue) };
    }
  }
}

/** Forgets sizes in which the shoe is not made: after 'size 41.5?', a price question covers every size. */
async function madeOf(memory: StockQuery, catalogue: Catalogue): Promise<StockQuery> {
  const [id, ...more] = wanted(memory.names);
  const [shoe] = id && more.length === 0 ? await catalogue.load([id]) : [];
  if (!shoe) return memory;
  const colors = shoe.colors.map(({ color }) => color);
  const sizes = new Set(shoe.colors.flatMap((own) => own.sizes.map(({ size }) => size)));
  return {
    ...memory,
    sizes: memory.sizes.filter(({ value, isWanted }) => !isWanted || sizes.has(value)),
    colors: memory.colors.filter(
      ({ value, isWanted }) => !isWanted || meantColors(value, colors).distance <= 2,
    ),
  };
}

/** The shoes mentioned so far, with those of one more question. */
function mentionedIn({ names, colors }: StockQuery, mentioned: readonly WantedName[]): WantedName[] {
  const own = new Map(
    names
      .filter(({ isWanted }) => isWanted)
      .map((name) => [name.value, { ...name, colors: name.colors ?? colors }]),
  );
  const kept = mentioned.map((name) => own.get(name.value) ?? name);
  const known = new Set(mentioned.map(({ value }) => value));
  return [...kept, ...[...own.values()].filter(({ value }) => !known.has(value))];
}

/** The parts of a query that still apply to the next question. */
function memoryOf(query: StockQuery): StockQuery {
  const gone = { sort: undefined, about: undefined, quantity: undefined, among: undefined, talk: undefined };
  return { ...query, ...gone, isConverted: undefined, topics: [] };
}

/** The shoes that a message refers to, or else those that the conversation is about. */
function focusOf({ refs }: Reading, { query, listed, menu, mentioned }: Context): string[] {
  const place = refs.find((ref) => /^\d$/.test(ref));
  // 'quay lại đôi đầu' refers to all shoes mentioned, not to the last answer.
  const isBack = mentioned.length > 1 && (listed.length < 2 || refs.includes('back'));
  const at = Number(place) - 1;
  const one = place && ((isBack ? wanted(mentioned) : listed)[at] ?? menu[at]);
  if (place) return one ? [one] : wanted(query.names);
  if (refs.includes('other')) {
    // 'đôi kia': of the last two shoes mentioned, the one that the last question was not about.
    const now = wanted(query.names);
    const [other] = wanted(mentioned)
      .filter((id) => !now.includes(id))
      .slice(-1);
    return other && now.length === 1 ? [other] : now;
  }
  if (refs.includes('last') && listed.length > 0) return [listed.at(-1)!];
  if (wanted(query.names).length > 0) return wanted(query.names);
  // A single shoe found by a wish is only an example.
  if (listed.length === 1 && query.wishes.length === 0) return listed;
  return refs.includes('that') ? listed.slice(0, 1) : [];
}
