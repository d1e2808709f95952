import { nameColors } from './color-name';
import { currentLocale } from './i18n';

/** Vietnamese colours, and the same in English. The data have the names that a manager gives, mostly these. */
export const COLOR_WORDS: Readonly<Record<string, string>> = {
  ...{ đen: 'black', trắng: 'white', 'trắng ngà': 'ivory', kem: 'cream', be: 'beige', 'be cát': 'sand' },
  ...{ xám: 'grey', ghi: 'grey', 'xám tro': 'ash grey', bạc: 'silver', đỏ: 'red', 'đỏ cam': 'orange red' },
  ...{ 'đỏ đô': 'burgundy', cam: 'orange', vàng: 'yellow', 'vàng nghệ': 'mustard', hồng: 'pink' },
  ...{ 'hồng phấn': 'blush pink', tím: 'purple', 'tím oải hương': 'lavender', nâu: 'brown' },
  ...{ 'nâu da bò': 'tan', 'xanh lá': 'green', 'xanh lá cây': 'green', 'xanh rêu': 'moss green' },
  ...{ 'xanh ngọc': 'teal', 'xanh dương': 'blue', 'xanh biển': 'blue', 'xanh da trời': 'sky blue' },
  ...{ 'xanh hải quân': 'navy', 'xanh than': 'navy', và: 'and' },
};

/** A colour's name in English: 'đen/trắng' is 'black/white'. On Vietnamese pages it stays as it is. */
function inEnglish(color: string): string {
  if (currentLocale() === 'vi') return color;
  const parts = color.split(/([/,+&–-]| và )/);
  return parts
    .map((part) => part.replace(part.trim(), (name) => COLOR_WORDS[name.toLowerCase()] ?? name))
    .join('');
}

// From its first import on.
nameColors(inEnglish);
