import type { ProductDto } from '../../products/catalogue/catalogue.service';
import { inEnglish } from '../reader/colors';
import type { SmallTalk, Sort } from '../stock-query';
import facts from './shop-facts.json';
import type { Asked, Statement } from './statements';
import { byColor } from './stock-fact';
import { brandName, colorLine, MANY, money, sizeRun, stockLine, type LeftWords } from './words';

/** A colour by its name in the shop, and in English where that helps. */
function named(color: string): string {
  const english = inEnglish(color);
  return english ? `${color} (${english})` : color;
}

const pairs = (left: number): string =>
  left > MANY ? 'plenty left' : `${left} ${left === 1 ? 'pair' : 'pairs'}`;
const LEFT: LeftWords = { pairs, color: named, size: (sizes) => `size ${sizes}`, to: 'to', except: 'except' };

const WISHES: Record<string, string> = {
  ...{
    rain: 'rain',
    gym: 'the gym',
    tennis: 'tennis or badminton',
    high: 'high tops',
    low: 'low tops',
    child: 'children',
    wide: 'wide feet',
  },
  ...{
    gift: 'a gift',
    hike: 'hiking',
    office: 'the office',
    wedding: 'parties',
    skate: 'skating',
    dance: 'dancing',
    light: 'light',
  },
  ...{
    soft: 'comfort and walking',
    airy: 'airy',
    warm: 'warm',
    grip: 'non-slip',
    'slip-on': 'slip-on',
    platform: 'thick soles',
  },
  ...{
    travel: 'travel',
    limited: 'limited edition',
    reflective: 'reflective',
    durable: 'durable',
    nurse: 'work and safety',
    bike: 'cycling',
    turf: 'artificial turf or futsal',
    vegan: 'vegan',
    match: 'outfits',
  },
};

const TITLES: Record<Sort, string> = {
  cheap: 'Affordable and in stock:',
  cheapest: 'The lowest price in stock:',
  dearest: 'The highest price in stock:',
  newest: 'New and in stock:',
  'best-seller': 'Best-selling and in stock:',
  cheaper: 'Cheaper and in stock:',
  dearer: 'More expensive and in stock:',
};

const TALK: Record<SmallTalk, string> = {
  greeting: 'Hello! Which shoe, colour and size are you looking for? I will see what is in stock.',
  thanks: 'You are welcome! Ask me about any other shoe.',
  bye: 'Goodbye, see you soon!',
  yes: 'Alright. Tell me a shoe, colour or size whenever you want to look at another one.',
  praise: 'Thank you, that is very kind! Which shoe may I check for you?',
  how: 'Thank you for asking! Which shoe may I check for you?',
  which: 'Which shoe do you mean? Please tell me its name (or the brand), colour and size.',
};

const head = (product: ProductDto): string => `${product.name} (${brandName(product.brand)})`;

/** Puts one statement into English, one line or several. */
export function inEnglishWords(statement: Statement): string[] {
  switch (statement.kind) {
    case 'in-stock': {
      const { product, facts: own } = statement.item;
      const [only] = own;
      const price = money(product.price);
      if (own.length === 1 && only) {
        const left = statement.quantity
          ? `all ${statement.quantity} pairs available`
          : only.left > MANY
            ? 'plenty left'
            : `${pairs(only.left)} left`;
        return [
          `Yes, in stock: ${head(product)} in ${named(only.color)}, size ${only.size}, ${left}, ${price}.`,
        ];
      }
      return [
        `Yes, in stock: ${head(product)}, ${price}:`,
        ...byColor(own).map(([color, some]) => `- ${colorLine(product, color, some, LEFT)}`),
      ];
    }
    case 'short': {
      const { product, facts: own } = statement.item;
      return [
        `Not enough for ${statement.quantity} pairs: ${head(product)}, ${money(product.price)}, only ${stockLine(product, own, LEFT)}.`,
      ];
    }
    case 'gone': {
      const { product, facts: own, isAll } = statement;
      if (isAll)
        return [`Sorry, ${head(product)} has sold out in every colour and size, ${money(product.price)}.`];
      const what = byColor(own).map(
        ([color, some]) => `${named(color)} size ${some.map(({ size }) => size).join(', ')}`,
      );
      return [`Sorry, ${head(product)} in ${what.join('; ')} has just sold out, ${money(product.price)}.`];
    }
    case 'no-color':
      return [
        `${head(statement.product)} does not come in ${statement.colors.join(' or ')}. Its colours are ${statement.product.colors.map(({ color }) => named(color)).join(', ')}.`,
      ];
    case 'near-color':
      return [
        `${head(statement.product)} does not come in ${statement.colors.join(' or ')}; the nearest in stock: ${stockLine(statement.product, statement.facts, LEFT)}; ${money(statement.product.price)}.`,
      ];
    case 'no-size':
      return [
        `${head(statement.product)}${statement.color ? ` in ${named(statement.color)}` : ''} is not made in size ${statement.sizes.join(', ')}; it comes in size ${sizeRun(statement.product, statement.color, 'to')}.`,
      ];
    case 'near-same':
      return [`Still in stock of this shoe: ${stockLine(statement.product, statement.facts, LEFT)}.`];
    case 'list': {
      const title =
        statement.wishes.length > 0
          ? `We do not sort shoes by “${wishes(statement.wishes)}”, but by their descriptions these may suit, and they are in stock:`
          : statement.sort
            ? TITLES[statement.sort]
            : 'We have these in stock:';
      return [title, ...lines(statement.items)];
    }
    case 'near':
      return ['You may like these instead, which are in stock:', ...lines(statement.items)];
    case 'none':
      return [none(statement.reason, statement.asked)];
    case 'no-wish':
      return [
        statement.wishes.includes('child') && statement.smallest
          ? `We have no shoes made for children; the smallest size in stock is ${statement.smallest}.`
          : `We have no information that any shoe is made for “${wishes(statement.wishes)}”, so we cannot promise it.`,
      ];
    case 'quote':
      return [
        `We do not sort shoes by that; the description of ${statement.product.name} says: “${statement.quote}”.`,
      ];
    case 'absent':
      return [`Sorry, we do not have ${statement.names.join(' or ') || 'the model you ask for'}.`];
    case 'compare':
      return [
        'Side by side:',
        ...lines(statement.items, true),
        ...statement.gone.map(
          (product) => `- ${head(product)}, ${money(product.price)}: sold out at the moment`,
        ),
      ];
    case 'size-help':
      return [
        `EU size ${statement.sizes.join(' or ')} should fit (by the usual chart; with wide feet take half a size more).`,
      ];
    case 'ask-foot':
      return [
        'Please tell me the length of your foot in cm, or the US, UK or EU size you usually wear. A foot of 26 cm, for example, is about EU 41.',
      ];
    case 'converted':
      return [`That is EU ${statement.sizes.join(', ')}.`];
    case 'range':
      return [range(statement.about, statement.values)];
    case 'fact':
      return [facts[statement.topic].en];
    case 'order':
      return [
        statement.isReady
          ? 'To order, tap the picture of the shoe, choose colour and size, “Add to cart”, then open the cart and check out.'
          : 'To order, open the page of the shoe, choose colour and size, “Add to cart”, then open the cart and check out. If I should check the stock first, tell me the name, colour and size.',
      ];
    case 'no-gender':
      return ['(We do not sort by men and women: please choose by EU size.)'];
    case 'talk':
      return [TALK[statement.talk]];
    case 'other-goods':
      return [
        'Sorry, we do not have that: we sell sneakers, sports shoes and boots only. If you are looking for a pair, please tell me the brand, name, colour and size.',
      ];
    case 'refuse':
      return [
        'I can only help with our shoes: what is in stock, colours, sizes, prices and how to buy. Which shoe are you looking for?',
      ];
  }
}

function lines(items: Extract<Statement, { kind: 'list' }>['items'], isWhole = false): string[] {
  return items.map(({ product, facts: own, quote }, place) => {
    const what = isWhole ? `${product.type}, “${product.highLight}”; ` : quote ? `“${quote}”; ` : '';
    const sizes = new Set(own.map(({ size }) => size));
    const colors = byColor(own).map(([color]) => named(color));
    const stock =
      sizes.size > 4 && colors.length > 1 ? `in ${colors.join(', ')}` : stockLine(product, own, LEFT, 3);
    return `${place + 1}. ${head(product)}, ${money(product.price)}: ${what}${stock}`;
  });
}

function wishes(names: readonly string[]): string {
  return names.map((name) => WISHES[name] ?? name).join(', ');
}

function range(about: 'brands' | 'types' | 'colors' | 'sizes', values: string[]): string {
  switch (about) {
    case 'brands':
      return `Brands in stock: ${values.map(brandName).join(', ')}.`;
    case 'types':
      return `Kinds of shoe in stock: ${values.join(', ')}.`;
    case 'colors':
      return `Colours in stock: ${values.slice(0, 20).map(named).join(', ')}.`;
    case 'sizes':
      return values.length > 0
        ? `Sizes in stock run from ${values[0]} to ${values.at(-1)}, depending on the shoe.`
        : 'These are sold out at the moment.';
  }
}

function none(reason: Extract<Statement, { kind: 'none' }>['reason'], asked: Asked): string {
  if (reason === 'no-cheaper') return 'We have nothing cheaper of that kind in stock.';
  if (reason === 'no-dearer') return 'We have nothing more expensive of that kind in stock.';
  const { brands, types, colors, sizes, minPrice, maxPrice } = asked;
  const what = [...colors, ...brands.map(brandName), ...types].join(' ');
  const bounds = [
    sizes.length > 0 ? ` in size ${sizes.join(', ')}` : '',
    minPrice ? ` from ${money(minPrice)}` : '',
    maxPrice ? ` up to ${money(maxPrice)}` : '',
  ].join('');
  const text = `${what ? `${what} shoes` : 'shoes like that'}${bounds}`;
  return reason === 'gone'
    ? `We have no ${text} left: they have just sold out.`
    : `Sorry, we have no ${text}.`;
}
