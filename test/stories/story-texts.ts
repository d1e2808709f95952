import { countries } from 'countries-list';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the stories' data is written in. */
const DATA = [
  'web/src/testing',
  'web/src/lib/choices.ts',
  'web/src/lib/color-words.ts',
  'web/src/lib/countries.ts',
  'web/src/lib/parcels.ts',
  'web/src/lib/shop.ts',
  'web/src/api/generated/model/productDtoBrand.ts',
];

/** Names that are the same in every language, the offer of English in English, and a record's field in the audit trail. */
const NAMES =
  'facebook, instagram, tiktok, momo, zalopay, vnpay, visa, mastercard, jcb, discover, amex, vi, en, enter, ' +
  'view this page in english?, times 12';

/** Their Vietnamese names come from the browser. */
const COUNTRIES = Object.entries(countries)
  .map(([code, { name }]) => `${code} ${name}`)
  .join('\n')
  .toLowerCase();

/** A code or id that a machine made, and an e-mail address. */
const CODE = /^[A-Z\d -]+$|^[\da-f]{24}$|@/;

/** Letters that Vietnamese has and English lacks: such a text is the shop's own, or a person's. */
const VIETNAMESE = /[ăâđêôơưạảãàáấầẩẫậắằẳẵặẹẻẽèéếềểễệỉịĩìíọỏõòóốồổỗộớờởỡợụủũùúứừửữựỳỵỷỹý]/i;

/** A letter of a sentence that went through the catalogues, with its mark. */
const MARKED = /[a-z]\u0307/gi;
/** What the code says, and what a test looks for, is no data. */
const SENTENCES = /i18n\.t\([^)]*\)|^.*(?:ByRole|ByText|ByLabelText|toHaveText|toHaveAccessible|name:).*$/gm;

const data = DATA.flatMap(filesOf).map(readData).join('\n');

function filesOf(path: string): string[] {
  if (/\.tsx?$/.test(path)) return [path];
  return readdirSync(path).map((name) => join(path, name));
}

function readData(file: string): string {
  const text = readFileSync(file, 'utf8');
  return (file.includes('/testing/') ? text : text.replace(SENTENCES, '')).toLowerCase();
}

/**
 * The parts of a text that went through no catalogue and that are not data.
 *
 * @param file where the story stands
 * @param args the story's arguments, as JSON
 */
export function untranslated(text: string, file: string, args: string): string[] {
  const known = [data, NAMES, COUNTRIES, readData(file), args.toLowerCase()].join('\n');
  return text
    .replace(MARKED, '·')
    .split(/[·:;,→×“”‘’"#()\n]+|\.\s+/)
    .map((part) => part.replace(/\.$/, '').trim())
    .filter((part) => /[a-z]{2}/i.test(part) && !VIETNAMESE.test(part) && !CODE.test(part))
    .filter((part) => !known.includes(part.toLowerCase()));
}
