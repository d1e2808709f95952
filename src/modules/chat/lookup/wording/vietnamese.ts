import type { Statement } from '../finding';
import { brandName, money } from './format';
import type { Words } from './wording';

const TYPES: Record<string, string> = {
  sneaker: 'sneaker',
  classic: 'cổ điển (classic)',
  running: 'chạy bộ (running)',
  basketball: 'bóng rổ (basketball)',
  football: 'đá bóng (football)',
  boot: 'boot',
};

const TITLES: Record<Extract<Statement, { kind: 'list' }>['reason'], string> = {
  match: 'Còn hàng, mời bạn xem:',
  cheapest: 'Giá thấp nhất đang còn hàng:',
  dearest: 'Giá cao nhất đang còn hàng:',
  newest: 'Mới về và còn hàng:',
  'best-seller': 'Bán chạy và còn hàng:',
  cheaper: 'Rẻ hơn và còn hàng:',
  dearer: 'Giá cao hơn và còn hàng:',
};

const NONE: Record<Extract<Statement, { kind: 'none' }>['reason'], string> = {
  'no-match': 'Shop không có mẫu nào đúng như bạn tìm.',
  'sold-out': 'Hết hàng: các mẫu đúng như bạn tìm đều đã bán hết.',
  'no-name': 'Shop không có mẫu nào tên như bạn hỏi.',
  'no-cheaper': 'Shop không có mẫu nào cùng loại rẻ hơn mà còn hàng.',
  'no-dearer': 'Shop không có mẫu nào cùng loại giá cao hơn mà còn hàng.',
};

/** The answers' words in Vietnamese. */
export const vietnamese: Words = {
  head: ({ product }) => `${product.name} (${brandName(product.brand)})`,
  oneInStock(item) {
    const { color, size, left, price } = item.facts[0]!;
    return `Còn hàng: ${this.head(item)}, màu ${color}, size ${size}, còn ${left} đôi, giá ${money(price)}.`;
  },
  inStock(item, stock) {
    return `Còn hàng: ${this.head(item)}, giá ${money(item.product.price)}: ${stock}.`;
  },
  soldOut(item, what) {
    return `Hết hàng: ${this.head(item)}${what ? `, ${what}` : ', tất cả các màu và size'}, giá ${money(item.product.price)}.`;
  },
  pairs: (left) => `${left} đôi`,
  color: (color) => `màu ${color}`,
  size: (sizes) => `size ${sizes}`,
  say(statement) {
    switch (statement.kind) {
      case 'no-color': {
        const own = statement.product.colors.map(({ color }) => color).join(', ');
        const asked = statement.colors.map(({ text }) => text).join(', ');
        return `${this.head(statement)} không có màu ${asked}. Mẫu này có các màu: ${own}.`;
      }
      case 'no-size':
        return `${this.head(statement)}${statement.color ? ` màu ${statement.color}` : ''} không có size ${statement.sizes.join(', ')}.`;
      case 'none':
        return NONE[statement.reason];
      case 'foreign':
        return `Shop không bán ${statement.brand}.`;
      case 'foreign-size':
        return 'Shop tính size theo EU, bạn cho mình xin size EU nhé.';
      case 'range':
        return statement.of === 'brands'
          ? `Shop đang còn hàng của các hãng: ${statement.values.map(brandName).join(', ')}.`
          : `Shop đang còn các loại giày: ${statement.values.map((type) => TYPES[type] ?? type).join(', ')}.`;
    }
  },
  nearSame: (stock) => `Gần nhất còn hàng của mẫu này: ${stock}.`,
  title: (statement) => (statement.kind === 'near' ? 'Gần nhất còn hàng:' : TITLES[statement.reason]),
  listed(item, stock) {
    return `${this.head(item)}, giá ${money(item.product.price)}: ${stock}`;
  },
  sizesLeft: (sizes) => `size ${sizes}`,
  polite: {
    offTopic:
      'Dạ, mình chỉ trả lời được về giày của shop: còn hàng hay không, màu, size và giá. Bạn cho mình xin hãng, tên mẫu, màu và size nhé.',
    otherGoods:
      'Dạ, shop chỉ bán giày thôi ạ. Bạn cần tìm giày thì cho mình xin hãng, tên mẫu, màu và size nhé.',
    greeting: 'Chào bạn! Bạn cho mình xin hãng, tên mẫu, màu và size, mình xem còn hàng không nhé.',
    thanks: 'Không có gì ạ. Cần xem mẫu nào nữa bạn cứ hỏi nhé.',
    bye: 'Tạm biệt bạn, hẹn gặp lại.',
    yes: 'Dạ. Cần xem thêm mẫu nào bạn cho mình xin tên mẫu, màu và size nhé.',
    whichShoe: 'Bạn hỏi mẫu nào ạ? Cho mình xin hãng, tên mẫu, màu và size nhé.',
  },
};
