import type OpenAI from 'openai';
import { toWords } from '../../../common/text';
import { inEnglish } from '../lookup/words/colors';
import { BRANDS, PRODUCT_TYPES } from '../../products/catalogue/catalogue.service';
import type { LookupQuery, StockFact } from '../lookup/lookup.service';

export const STOCK_TOOL_NAME = 'look_up_stock';

const LONGEST_NAME = 150;
const LONGEST_COLOR = 60;
/** Characters of all arguments of a call. */
const LONGEST_ARGUMENTS = 2000;
const HIGHEST_PRICE = 2_000_000_000;
const SIZE = /^\d{1,3}(\.\d{1,2})?$/;

/** The most facts of a kind that the model is told, so that one question stays cheap. */
const MOST_FACTS = 40;

/** The one thing that the model can do: it reads, and takes nothing but these. */
export const STOCK_TOOL: OpenAI.Chat.Completions.ChatCompletionFunctionTool = {
  type: 'function',
  function: {
    name: STOCK_TOOL_NAME,
    description:
      'Looks up which shoes match, with pairs left and price of each size of each colour at this moment; and, when ' +
      'nothing that matches is left, the nearest that is. Pass null for what is not named.',
    strict: true,
    parameters: {
      type: 'object',
      additionalProperties: false,
      required: ['brand', 'name', 'type', 'color', 'size', 'minPrice', 'maxPrice'],
      properties: {
        brand: { type: ['string', 'null'], enum: [...BRANDS, null] },
        name: {
          type: ['string', 'null'],
          description: 'The model’s name or a part of it, without the brand',
        },
        type: { type: ['string', 'null'], enum: [...PRODUCT_TYPES, null] },
        color: { type: ['string', 'null'], description: 'A colour, in Vietnamese or English' },
        size: { type: ['string', 'null'], description: 'An EU size as text, such as "42" or "42.5"' },
        minPrice: { type: ['integer', 'null'], description: 'Whole dong' },
        maxPrice: { type: ['integer', 'null'], description: 'Whole dong' },
      },
    },
  },
};

/** The query that the model's arguments make, or a sentence for the model on what is wrong with them. */
export function readArguments(json: string): LookupQuery | string {
  const given = json.length > LONGEST_ARGUMENTS ? null : parse(json);
  if (given === null) return 'The arguments must be a JSON object.';
  const entries = Object.entries(given).filter(([, value]) => value !== null && value !== '');
  const wrong = entries.filter(([field, value]) => !READERS[field]?.(value));
  if (wrong.length > 0) {
    return wrong.map(([field]) => `${field} ${SHOULD[field] ?? 'is no argument of this tool'}.`).join(' ');
  }
  const query = Object.fromEntries(
    entries.map(([field, value]) => [field, read(field, value)]),
  ) as LookupQuery;
  const isUpsideDown = (query.minPrice ?? 0) > (query.maxPrice ?? Infinity);
  return isUpsideDown ? 'minPrice must not be above maxPrice.' : query;
}

/** What the tool answers: one entry a shoe and colour, to be short. */
export function describeFacts(found: { facts: StockFact[]; nearest: StockFact[] }): string {
  return JSON.stringify({ matches: group(found.facts), nearest: group(found.nearest) });
}

const isText = (longest: number) => (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;
const isPrice = (value: unknown): boolean =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= HIGHEST_PRICE;
const isOneOf = (options: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && options.includes(toWords(value));

const READERS: Record<string, ((value: unknown) => boolean) | undefined> = {
  brand: isOneOf(BRANDS),
  name: isText(LONGEST_NAME),
  type: isOneOf(PRODUCT_TYPES),
  color: isText(LONGEST_COLOR),
  // Models like to write sizes as numbers.
  size: (value) => (typeof value === 'string' || typeof value === 'number') && SIZE.test(String(value)),
  minPrice: isPrice,
  maxPrice: isPrice,
};

const SHOULD: Record<string, string | undefined> = {
  brand: `must be one of ${BRANDS.join(', ')}`,
  name: `must be a text of at most ${LONGEST_NAME} characters`,
  type: `must be one of ${PRODUCT_TYPES.join(', ')}`,
  color: `must be a text of at most ${LONGEST_COLOR} characters`,
  size: 'must be an EU size as text, such as "42" or "42.5"',
  minPrice: `must be a whole number of dong up to ${HIGHEST_PRICE}`,
  maxPrice: `must be a whole number of dong up to ${HIGHEST_PRICE}`,
};

function read(field: string, value: unknown): unknown {
  if (field === 'brand' || field === 'type') return toWords(String(value));
  if (field === 'size') return String(Number(value));
  return typeof value === 'string' ? value.trim() : value;
}

function parse(json: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(json);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

interface Group extends Pick<StockFact, 'name' | 'brand' | 'type' | 'color' | 'price'> {
  colorInEnglish: string | null;
  sizes: { size: string; left: number }[];
}

function group(facts: readonly StockFact[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { productId, name, brand, type, color, price, size, left } of facts.slice(0, MOST_FACTS)) {
    const key = `${productId}/${color}`;
    const entry = groups.get(key) ?? {
      name,
      brand,
      type,
      color,
      colorInEnglish: inEnglish(color),
      price,
      sizes: [],
    };
    groups.set(key, entry);
    entry.sizes.push({ size, left });
  }
  return [...groups.values()];
}
