import type { Statement } from '../finding';
import { inEnglish } from '../words/colors';
import { brandName, money } from './format';
import type { Words } from './wording';

const TITLES: Record<Extract<Statement, { kind: 'list' }>['reason'], string> = {
  match: 'In stock:',
  cheapest: 'The lowest price in stock:',
  dearest: 'The highest price in stock:',
  newest: 'New and in stock:',
  'best-seller': 'Best-selling and in stock:',
  cheaper: 'Cheaper and in stock:',
  dearer: 'More expensive and in stock:',
};

const NONE: Record<Extract<Statement, { kind: 'none' }>['reason'], string> = {
  'no-match': 'We have no shoe quite like that.',
  'sold-out': 'Sold out: every shoe like that is gone.',
  'no-name': 'We have no shoe of that name.',
  'no-cheaper': 'We have nothing cheaper of that kind in stock.',
  'no-dearer': 'We have nothing more expensive of that kind in stock.',
};

/** A colour by its name in the shop, and in English where that helps. */
function named(color: string): string {
  const english = inEnglish(color);
  return english ? `${color} (${english})` : color;
}

/** The answers' words in English. */
export const english: Words = {
  head: ({ product }) => `${product.name} (${brandName(product.brand)})`,
  oneInStock(item) {
    const { color, size, left, price } = item.facts[0]!;
    return `In stock: ${this.head(item)} in ${named(color)}, size ${size}, ${this.pairs(left)} left, ${money(price)}.`;
  },
  inStock(item, stock) {
    return `In stock: ${this.head(item)}, ${money(item.product.price)}: ${stock}.`;
  },
  soldOut(item, what) {
    return `Sold out: ${this.head(item)}${what ? `, ${what}` : ', every colour and size'}, ${money(item.product.price)}.`;
  },
  pairs: (left) => `${left} ${left === 1 ? 'pair' : 'pairs'}`,
  color: (color) => named(color),
  size: (sizes) => `size ${sizes}`,
  say(statement) {
    switch (statement.kind) {
      case 'no-color': {
        const own = statement.product.colors.map(({ color }) => named(color)).join(', ');
        const asked = statement.colors.map(({ text }) => text).join(' or ');
        return `${this.head(statement)} does not come in ${asked}. Its colours are ${own}.`;
      }
      case 'no-size':
        return `${this.head(statement)}${statement.color ? ` in ${named(statement.color)}` : ''} is not made in size ${statement.sizes.join(', ')}.`;
      case 'none':
        return NONE[statement.reason];
      case 'foreign':
        return `We do not sell ${statement.brand}.`;
      case 'foreign-size':
        return 'Our sizes are EU sizes: please tell me yours.';
      case 'range':
        return statement.of === 'brands'
          ? `Brands in stock: ${statement.values.map(brandName).join(', ')}.`
          : `Kinds of shoe in stock: ${statement.values.join(', ')}.`;
    }
  },
  nearSame: (stock) => `The nearest in stock of this shoe: ${stock}.`,
  title: (statement) => (statement.kind === 'near' ? 'The nearest in stock:' : TITLES[statement.reason]),
  listed(item, stock) {
    return `${this.head(item)}, ${money(item.product.price)}: ${stock}`;
  },
  sizesLeft: (sizes) => `sizes ${sizes}`,
  polite: {
    offTopic:
      'I can only answer questions about our shoes: what is in stock, colours, sizes and prices. Please tell me the brand, name, colour and size.',
    otherGoods:
      'We only sell shoes. If you are looking for a pair, please tell me the brand, name, colour and size.',
    greeting: 'Hello! Tell me the brand, name, colour and size, and I will see what is in stock.',
    thanks: 'You are welcome. Ask me about any other shoe.',
    bye: 'Goodbye, see you soon.',
    yes: 'Alright. Tell me a name, colour and size if you want to look at another shoe.',
    whichShoe: 'Which shoe do you mean? Please tell me the brand, name, colour and size.',
  },
};
