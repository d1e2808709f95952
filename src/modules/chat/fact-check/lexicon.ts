import type { ProductType } from '../../products/catalogue/catalogue.service';
import type { Language } from '../language';

/**
 * What a word does in a sentence about stock:
 * - `in`, `out`: says that something is, or is not, in stock
 * - `unit`: counts pairs · `size`, `color`, `shoe`: names what comes beside it
 * - `money`, `million`, `thousand`: make a number a price · `below`, `above`: compare with it
 * - `and`: joins a list · `filler`: says nothing · `plain`: says nothing beside a shoe that is named
 * - `ask`: speaks of other things than those named, and so stands only where nothing is claimed
 * - `not`: the particle of a question, and in a statement a claim that cannot be checked
 */
export type WordKind =
  | 'in'
  | 'out'
  | 'unit'
  | 'size'
  | 'color'
  | 'shoe'
  | 'money'
  | 'million'
  | 'thousand'
  | 'below'
  | 'above'
  | 'and'
  | 'filler'
  | 'plain'
  | 'ask'
  | 'not';

type Lexicon = Partial<Record<WordKind, string>>;

/** Phrases are separated by `|`. A word that is in no list cannot be checked, and is not said. */
const VIETNAMESE: Lexicon = {
  in: 'còn hàng|còn lại|còn|có sẵn|sẵn hàng|có hàng|có',
  out: 'hết hàng|đã hết hàng|hết rồi|đã hết|hết|không còn hàng|không còn|không có hàng|không có sẵn|không có|đã bán hết|bán hết',
  unit: 'đôi',
  size: 'size|sz|cỡ',
  color: 'màu|màu sắc',
  shoe: 'mẫu|giày|đôi giày|dòng|dòng giày|mẫu giày|hãng|thương hiệu|của hãng',
  money: 'đ|₫|đồng|vnđ|vnd',
  million: 'triệu|tr',
  thousand: 'k|nghìn|ngàn',
  below: 'dưới|đến|tối đa',
  above: 'trên|từ|hơn',
  and: 'và|hoặc',
  filler:
    'dạ|ạ|vâng ạ|rồi|nhé|nha|em|anh|chị|anh chị|anh/chị|bạn|mình|shop|hiện|hiện tại|hiện nay|hiện đang|đang|vẫn|bây giờ|lúc này',
  plain:
    'giá|giá bán|có giá|với giá|mức giá|giá là|là|thì|mà|nhưng|còn thì|cũng|của|cho|với|ở|tại|trong|theo|này|đó|' +
    'eu|mỗi đôi|số lượng|cửa hàng|xin chào|chào|cảm ơn|xin lỗi|rất tiếc|tiếc là|tuy nhiên|bên em|bên mình|thông tin',
  ask:
    'khác|nào|gì|sao|thêm|nữa|các|những|muốn|cần|xem|chọn|thử|tìm|giúp|hỏi|tham khảo|tư vấn|gợi ý|phù hợp|thích|' +
    'có thể|có muốn|có cần|có thích|được|để|nếu|hãy|cứ|vui lòng|cho em biết|cho mình biết|biết|nhắn|chi tiết|' +
    'sau|sau đây|như sau|dưới đây|đây là|đây|hay|tiếp|quan tâm|sản phẩm|lựa chọn|ghé|rất vui',
  not: 'không|chưa|phải không|đúng không|được không',
};

const ENGLISH: Lexicon = {
  in: "in stock|available|left|remaining|remain|remains|have|has|we've|got|there are|there is|there's|yes|comes in|come in",
  out:
    'sold out|out of stock|not available|unavailable|not in stock|no longer available|no longer in stock|' +
    "isn't available|aren't available|isn't in stock|aren't in stock|none left|no pairs left|no pairs|no stock|" +
    "don't have|do not have|doesn't have|does not have|have no|has no|have none|has none",
  unit: 'pair|pairs',
  size: 'size|sizes|sz',
  color: 'color|colour|colors|colours',
  shoe: 'shoe|shoes|model|brand',
  money: 'đ|₫|vnd|dong|đồng|vnđ',
  million: 'million|m',
  thousand: 'k|thousand',
  below: 'under|below|up to|less than|to',
  above: 'over|above|from|more than',
  and: 'and|or',
  filler:
    "hi|hello|we|i|shop|store|now|right now|currently|still|at the moment|sorry|unfortunately|thanks|thank you|i'm",
  plain:
    "the|a|an|of|in|for|at|is|are|it|it's|its|this|that|price|priced|priced at|costs|cost|price is|a pair|per pair|with|" +
    'but|while|also|however|both|eu|great|great news|good news|by|here is|here are|as|on|a pair of|number of pairs',
  ask:
    "other|another|else|any|more|which|what|would|like|want|need|looking|look|see|check|let|me|know|if|you|your|you'd|can|could|" +
    'may|help|with|please|do|does|should|interested|these|those|they|them|options|option|ask|feel free|to|happy|try|' +
    'details|choose|pick|anything|our|there|something|different|tell',
  not: "not|no|isn't|don't|doesn't|aren't",
};

/** Kinds of shoe as people name them. */
const TYPES: Record<Language, Record<ProductType, string>> = {
  vi: {
    sneaker: 'sneaker|giày sneaker|giày thể thao',
    classic: 'classic|cổ điển|giày cổ điển',
    running: 'running|chạy bộ|giày chạy bộ|giày chạy',
    basketball: 'basketball|bóng rổ|giày bóng rổ',
    football: 'football|bóng đá|giày bóng đá|đá bóng|giày đá bóng',
    boot: 'boot|giày boot|bốt|giày bốt',
  },
  en: {
    sneaker: 'sneaker|sneakers',
    classic: 'classic',
    running: 'running|running shoe|running shoes',
    basketball: 'basketball|basketball shoe|basketball shoes',
    football: 'football|soccer|football boot|football boots|football shoe|football shoes',
    boot: 'boot|boots',
  },
};

/** Numbers in words from one on, as far as anybody counts pairs in them. */
const NUMBERS: Record<Language, string> = {
  vi: 'một|hai|ba|bốn|năm|sáu|bảy|tám|chín|mười|mười một|mười hai',
  en: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
};

export interface Phrases {
  words: ReadonlyMap<string, WordKind>;
  types: ReadonlyMap<string, ProductType>;
  numbers: ReadonlyMap<string, number>;
}

/** Everything the check can read in a language. */
export const PHRASES: Record<Language, Phrases> = { vi: phrasesOf('vi'), en: phrasesOf('en') };

function phrasesOf(language: Language): Phrases {
  const lists = Object.entries(language === 'vi' ? VIETNAMESE : ENGLISH) as [WordKind, string][];
  const words = lists.flatMap(([kind, list]) =>
    split(list).map((phrase): [string, WordKind] => [phrase, kind]),
  );
  const types = Object.entries(TYPES[language]) as [ProductType, string][];
  return {
    // Kinds that come first win: what counts as a claim must not be read as something harmless.
    words: new Map(words.reverse()),
    types: new Map(
      types.flatMap(([type, list]) => split(list).map((name): [string, ProductType] => [name, type])),
    ),
    numbers: new Map(split(NUMBERS[language]).map((word, index): [string, number] => [word, index + 1])),
  };
}

function split(list: string): string[] {
  return list.split('|').map((phrase) => phrase.normalize('NFC'));
}
