import type { Language } from './language';

/** Vietnamese colours with their English names, mostly used by managers; the web has the same list. */
export const IN_ENGLISH: Readonly<Record<string, string>> = {
  ...{ đen: 'black', trắng: 'white', 'trắng ngà': 'ivory', kem: 'cream', be: 'beige', 'be cát': 'sand' },
  ...{ xám: 'grey', ghi: 'grey', 'xám tro': 'ash grey', bạc: 'silver', đỏ: 'red', 'đỏ cam': 'orange red' },
  ...{ 'đỏ đô': 'burgundy', cam: 'orange', vàng: 'yellow', 'vàng nghệ': 'mustard', hồng: 'pink' },
  ...{ 'hồng phấn': 'blush pink', tím: 'purple', 'tím oải hương': 'lavender', nâu: 'brown' },
  ...{ 'nâu da bò': 'tan', 'xanh lá': 'green', 'xanh lá cây': 'green', 'xanh rêu': 'moss green' },
  ...{ 'xanh ngọc': 'teal', 'xanh dương': 'blue', 'xanh biển': 'blue', 'xanh da trời': 'sky blue' },
  ...{ 'xanh hải quân': 'navy', 'xanh than': 'navy', và: 'and' },
};

/** A colour's name in English: 'đen/trắng' → 'black/white'. Unknown names stay unchanged (rule V33). */
export function englishColor(color: string): string {
  const parts = color.split(/([/,+&–-]| và )/);
  return parts
    .map((part) => part.replace(part.trim(), (name) => IN_ENGLISH[name.toLowerCase()] ?? name))
    .join('');
}

/** A colour's name for a reader; in both languages, Vietnamese first, if the language is unknown. */
export function colorFor(language: Language | null, color: string): string {
  const english = englishColor(color);
  if (language === 'vi' || english === color) return color;
  return language === 'en' ? english : `${color} / ${english}`;
}
