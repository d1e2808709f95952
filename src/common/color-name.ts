import type { Language } from './language';

/** Vietnamese colors, and the same in English; the web has the same list. Managers name colors, mostly by these. */
export const IN_ENGLISH: Readonly<Record<string, string>> = {
  ...{ đen: 'black', trắng: 'white', 'trắng ngà': 'ivory', kem: 'cream', be: 'beige', 'be cát': 'sand' },
  ...{ xám: 'grey', ghi: 'grey', 'xám tro': 'ash grey', bạc: 'silver', đỏ: 'red', 'đỏ cam': 'orange red' },
  ...{ 'đỏ đô': 'burgundy', cam: 'orange', vàng: 'yellow', 'vàng nghệ': 'mustard', hồng: 'pink' },
  ...{ 'hồng phấn': 'blush pink', tím: 'purple', 'tím oải hương': 'lavender', nâu: 'brown' },
  ...{ 'nâu da bò': 'tan', 'xanh lá': 'green', 'xanh lá cây': 'green', 'xanh rêu': 'moss green' },
  ...{ 'xanh ngọc': 'teal', 'xanh dương': 'blue', 'xanh biển': 'blue', 'xanh da trời': 'sky blue' },
  ...{ 'xanh hải quân': 'navy', 'xanh than': 'navy', và: 'and' },
};

/** A color's name in English: 'đen/trắng' is 'black/white'. A name that is not known stays as it is (rule V33). */
export function englishColor(color: string): string {
  const parts = color.split(/([/,+&–-]| và )/);
  return parts
    .map((part) => part.replace(part.trim(), (name) => IN_ENGLISH[name.toLowerCase()] ?? name))
    .join('');
}

/** A color's name for a reader; in both languages, Vietnamese first, when nobody knows which one is read. */
export function colorFor(language: Language | null, color: string): string {
  const english = englishColor(color);
  if (language === 'vi' || english === color) return color;
  return language === 'en' ? english : `${color} / ${english}`;
}
