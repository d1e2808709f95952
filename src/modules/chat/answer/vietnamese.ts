import type { ProductDto } from '../../products/catalogue/catalogue.service';
import type { SmallTalk, Sort } from '../stock-query';
import facts from './shop-facts.json';
import type { Asked, Statement } from './statements';
import { byColor } from './stock-fact';
import { brandName, colorLine, MANY, money, sizeRun, stockLine, type LeftWords } from './words';

const LEFT: LeftWords = {
  pairs: (left) => (left > MANY ? 'còn nhiều' : `${left} đôi`),
  color: (color) => `màu ${color}`,
  size: (sizes) => `size ${sizes}`,
  to: 'đến',
  except: 'trừ',
};

const TYPES: Record<string, string> = {
  ...{ sneaker: 'sneaker', classic: 'cổ điển', running: 'chạy bộ', basketball: 'bóng rổ' },
  ...{ football: 'đá bóng', boot: 'boot' },
};

const WISHES: Record<string, string> = {
  ...{
    rain: 'đi mưa',
    gym: 'tập gym',
    tennis: 'tennis, cầu lông',
    high: 'cổ cao',
    low: 'cổ thấp',
    child: 'trẻ em',
    wide: 'chân bè',
  },
  ...{
    gift: 'làm quà',
    hike: 'leo núi',
    office: 'đi làm',
    wedding: 'đi tiệc',
    skate: 'trượt ván',
    dance: 'nhảy',
    light: 'nhẹ',
  },
  ...{
    soft: 'êm, đi nhiều',
    airy: 'thoáng mát',
    warm: 'giữ ấm',
    grip: 'chống trơn',
    'slip-on': 'không dây',
    platform: 'đế cao',
  },
  ...{
    travel: 'du lịch',
    limited: 'bản giới hạn',
    reflective: 'phản quang',
    durable: 'bền',
    nurse: 'làm việc, bảo hộ',
    bike: 'đạp xe',
    turf: 'sân cỏ nhân tạo, futsal',
    vegan: 'thuần chay',
    match: 'phối đồ',
  },
};

const TITLES: Record<Sort, string> = {
  cheap: 'Dạ mấy mẫu giá mềm đang còn ạ:',
  cheapest: 'Dạ giá thấp nhất đang còn hàng ạ:',
  dearest: 'Dạ giá cao nhất đang còn hàng ạ:',
  newest: 'Dạ mấy mẫu mới về đang còn ạ:',
  'best-seller': 'Dạ mấy mẫu bán chạy đang còn ạ:',
  cheaper: 'Dạ mấy mẫu rẻ hơn đang còn ạ:',
  dearer: 'Dạ mấy mẫu giá cao hơn đang còn ạ:',
};

const TALK: Record<SmallTalk, string> = {
  greeting: 'Dạ shop chào bạn! Bạn tìm mẫu nào, màu và size gì để shop xem còn hàng không ạ?',
  thanks: 'Dạ không có gì ạ, cảm ơn bạn đã ghé shop. Cần xem thêm mẫu nào bạn cứ nhắn nhé.',
  bye: 'Dạ shop chào bạn, hẹn gặp lại ạ.',
  yes: 'Dạ vâng ạ. Cần xem mẫu, màu hay size nào bạn cứ nhắn shop nhé.',
  praise: 'Dạ shop cảm ơn bạn nhiều ạ! Bạn thích mẫu nào để shop xem size giúp nhé?',
  how: 'Dạ shop cảm ơn bạn đã hỏi thăm ạ. Bạn cần tìm đôi giày nào để shop xem giúp nhé?',
  which: 'Dạ bạn hỏi mẫu nào ạ? Cho shop xin tên mẫu (hoặc hãng), màu và size nhé.',
};

const head = (product: ProductDto): string => `${product.name} (${brandName(product.brand)})`;

/** Puts one statement into Vietnamese, one line or several. */
export function inVietnamese(statement: Statement): string[] {
  switch (statement.kind) {
    case 'in-stock': {
      const { product, facts: own } = statement.item;
      const [only] = own;
      const price = money(product.price);
      if (own.length === 1 && only) {
        const left = statement.quantity
          ? `còn đủ ${statement.quantity} đôi`
          : only.left > MANY
            ? 'còn nhiều'
            : `còn ${only.left} đôi`;
        return [`Dạ còn ạ: ${head(product)} màu ${only.color} size ${only.size} ${left}, giá ${price}.`];
      }
      return [
        `Dạ còn ạ: ${head(product)}, giá ${price}:`,
        ...byColor(own).map(([color, some]) => `- ${colorLine(product, color, some, LEFT)}`),
      ];
    }
    case 'short': {
      const { product, facts: own } = statement.item;
      return [
        `Dạ không đủ ${statement.quantity} đôi ạ: ${head(product)}, giá ${money(product.price)}, chỉ còn ${stockLine(product, own, LEFT)}.`,
      ];
    }
    case 'gone': {
      const { product, facts: own, isAll } = statement;
      if (isAll)
        return [`Dạ mẫu ${head(product)} hết sạch các màu và size rồi ạ, giá ${money(product.price)}.`];
      const what = byColor(own).map(
        ([color, some]) => `màu ${color} size ${some.map(({ size }) => size).join(', ')}`,
      );
      return [`Dạ mẫu ${head(product)} ${what.join('; ')} vừa hết ạ, giá ${money(product.price)}.`];
    }
    case 'no-color':
      return [
        `Dạ ${head(statement.product)} không có màu ${statement.colors.join(', ')} ạ, mẫu này có: ${statement.product.colors.map(({ color }) => color).join(', ')}.`,
      ];
    case 'near-color':
      return [
        `Dạ ${head(statement.product)} không có màu ${statement.colors.join(', ')} ạ, gần nhất đang còn: ${stockLine(statement.product, statement.facts, LEFT)}; giá ${money(statement.product.price)}.`,
      ];
    case 'no-size':
      return [
        `Dạ ${head(statement.product)}${statement.color ? ` màu ${statement.color}` : ''} không có size ${statement.sizes.join(', ')} ạ, mẫu này có size ${sizeRun(statement.product, statement.color, 'đến')}.`,
      ];
    case 'near-same':
      return [`Mẫu này đang còn: ${stockLine(statement.product, statement.facts, LEFT)}.`];
    case 'list': {
      const title =
        statement.wishes.length > 0
          ? `Dạ shop không phân loại theo “${wishes(statement.wishes)}”, nhưng theo mô tả thì có mấy mẫu này còn hàng ạ:`
          : statement.sort
            ? TITLES[statement.sort]
            : 'Dạ shop còn mấy mẫu này ạ:';
      return [title, ...lines(statement.items)];
    }
    case 'near':
      return ['Bạn tham khảo thử mấy mẫu đang còn này nhé:', ...lines(statement.items)];
    case 'none':
      return [none(statement.reason, statement.asked)];
    case 'no-wish':
      return [
        statement.wishes.includes('child') && statement.smallest
          ? `Dạ shop không có dòng riêng cho trẻ em ạ, size nhỏ nhất đang còn là ${statement.smallest}.`
          : `Dạ shop không có thông tin mẫu nào dành riêng cho “${wishes(statement.wishes)}”, nên shop không dám chắc ạ.`,
      ];
    case 'quote':
      return [
        `Shop không có phân loại riêng cho việc đó; mô tả của ${statement.product.name} ghi: “${statement.quote}”.`,
      ];
    case 'absent':
      return [`Dạ shop không có ${statement.names.join(', ') || 'mẫu bạn hỏi'} ạ.`];
    case 'compare':
      return [
        'Dạ so giúp bạn ạ:',
        ...lines(statement.items, true),
        ...statement.gone.map((product) => `- ${head(product)}, ${money(product.price)}: đang hết hàng`),
      ];
    case 'size-help':
      return [
        `Dạ bạn đi size EU ${statement.sizes.join(' hoặc ')} là vừa ạ (theo bảng size chung; chân bè thì lên nửa size).`,
      ];
    case 'ask-foot':
      return [
        'Dạ bạn đo giúp chiều dài bàn chân (cm) hoặc cho shop biết size US/UK/EU hay mang nhé. Ví dụ chân dài 26 cm thì khoảng size EU 41.',
      ];
    case 'converted':
      return [`Size đó tương đương EU ${statement.sizes.join(', ')} ạ.`];
    case 'range':
      return [range(statement.about, statement.values)];
    case 'fact':
      return [facts[statement.topic].vi];
    case 'order':
      return [
        statement.isReady
          ? 'Bạn bấm vào ảnh đôi giày, chọn màu và size, “Thêm vào giỏ hàng”, rồi mở giỏ hàng để thanh toán là xong ạ.'
          : 'Dạ bạn mở trang của đôi giày, chọn màu và size, “Thêm vào giỏ hàng”, rồi mở giỏ hàng để thanh toán là đặt được ạ. Cần shop xem còn hàng thì cho shop tên mẫu, màu và size nhé.',
      ];
    case 'no-gender':
      return ['(Trang không chia riêng nam nữ, bạn cứ chọn theo size EU nhé.)'];
    case 'talk':
      return [TALK[statement.talk]];
    case 'other-goods':
      return [
        'Dạ shop không bán món đó ạ, chỉ có giày thể thao và boot thôi. Bạn cần tìm giày thì cho shop xin hãng, tên mẫu, màu và size nhé.',
      ];
    case 'refuse':
      return [
        'Dạ mình chỉ hỗ trợ được chuyện giày của shop ạ: còn mẫu nào, màu, size, giá và cách mua. Bạn cần tìm mẫu nào ạ?',
      ];
  }
}

function lines(items: Extract<Statement, { kind: 'list' }>['items'], isWhole = false): string[] {
  return items.map(({ product, facts: own, quote }, place) => {
    const what = isWhole
      ? `${TYPES[product.type] ?? product.type}, “${product.highLight}”; `
      : quote
        ? `“${quote}”; `
        : '';
    const sizes = new Set(own.map(({ size }) => size));
    const colors = byColor(own).map(([color]) => color);
    const stock =
      sizes.size > 4 && colors.length > 1 ? `màu ${colors.join(', ')}` : stockLine(product, own, LEFT, 3);
    return `${place + 1}. ${head(product)}, ${money(product.price)}: ${what}${stock}`;
  });
}

function wishes(names: readonly string[]): string {
  return names.map((name) => WISHES[name] ?? name).join(', ');
}

function range(about: 'brands' | 'types' | 'colors' | 'sizes', values: string[]): string {
  switch (about) {
    case 'brands':
      return `Dạ shop đang có các hãng: ${values.map(brandName).join(', ')}.`;
    case 'types':
      return `Dạ shop đang có các loại giày: ${values.map((type) => (type in TYPES && TYPES[type] !== type ? `${TYPES[type]} (${type})` : type)).join(', ')}.`;
    case 'colors':
      return `Dạ shop đang có các màu: ${values.slice(0, 20).join(', ')}.`;
    case 'sizes':
      return values.length > 0
        ? `Dạ shop đang còn size từ ${values[0]} đến ${values.at(-1)} ạ, tùy mẫu.`
        : 'Dạ hiện các mẫu này đều hết ạ.';
  }
}

function none(reason: Extract<Statement, { kind: 'none' }>['reason'], asked: Asked): string {
  if (reason === 'no-cheaper') return 'Dạ shop không có mẫu nào cùng loại rẻ hơn mà còn hàng ạ.';
  if (reason === 'no-dearer') return 'Dạ shop không có mẫu nào cùng loại giá cao hơn mà còn hàng ạ.';
  const { brands, types, colors, sizes, minPrice, maxPrice } = asked;
  const what = [
    ...brands.map(brandName),
    ...types.map((type) => TYPES[type] ?? type),
    ...colors.map((color) => `màu ${color}`),
    sizes.length > 0 ? `size ${sizes.join(', ')}` : '',
    minPrice ? `từ ${money(minPrice)}` : '',
    maxPrice ? `đến ${money(maxPrice)}` : '',
  ].filter(Boolean);
  const text = what.length > 0 ? `giày ${what.join(', ')}` : 'mẫu nào như vậy';
  return reason === 'gone'
    ? `Dạ shop không có sẵn ${text}: các mẫu đó vừa hết ạ.`
    : `Dạ shop không có ${text} ạ.`;
}
