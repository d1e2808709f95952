import { loadOnce } from '../../common/load-once';
import { passwordForm } from '../../common/password-form';
import { errorMessage, type ErrorMessage } from '../../common/refusals/refusal';
import { tidyPhone } from '../../common/phone';
import { foldText, normalise } from '../../common/text';
import { isPublishedPassword } from '../../config/published-password';
import { LOCAL_WORDS } from './local-words';
import { isMadeOfCommon } from './password-pieces';

/** What strangers know of a person who chooses a password. */
export interface PasswordOwner {
  lastName?: string;
  firstName?: string;
  email?: string;
  phone?: string;
  /** `YYYY-MM-DD` */
  dob?: string;
}

const COMMONEST = 10_000;
/** Words so common that nothing which is put behind them helps. */
const HOPELESS = 1_000;
/** Up to 3 characters around it do not make a common password safe: 'Monkey1!', '1Monkey!'. */
const FEW = 3;
/** Parts of names that are shorter stand in many an honest word. */
const MIN_PART_LENGTH = 4;
/** Names of three letters, such as Anh or Mai, are looked for among the words of a password that is no sentence. */
const MIN_WORD_LENGTH = 3;
const SENTENCE_LENGTH = 16;
const MIN_NUMBER_LENGTH = 8;

/**
 * What makes a password easy to guess: it is one of the commonest, or the published one, or has the person's name or
 * the beginning of their e-mail address in it. It keeps the other rules (rule A24), its length included.
 */
export async function guessableProblem(
  typed: string,
  owner: PasswordOwner,
): Promise<ErrorMessage | undefined> {
  const password = passwordForm(typed);
  if (isPublishedPassword(password)) return errorMessage('password.common');
  if (isOwn(password, owner)) return errorMessage('password.personal');
  const rankOf = await ranks();
  return isCommon(password, rankOf) || isMadeOfCommon(password, rankOf)
    ? errorMessage('password.common')
    : undefined;
}

/** A name of two letters alone is too little to look for; together with another one it is looked for. */
function isOwn(password: string, owner: PasswordOwner): boolean {
  if (hasNumberOf(password, owner)) return true;
  // Backwards and with digits for letters, a name is as easy to guess.
  const squeezed = withLettersForSigns(password.toLowerCase())
    .map(squeeze)
    .flatMap((text) => [text, [...text].reverse().join('')]);
  const words = password.length < SENTENCE_LENGTH ? wordsOf(password) : [];
  return partsOf(owner).some(
    (part) =>
      (part.length >= MIN_PART_LENGTH && squeezed.some((text) => text.includes(part))) ||
      (part.length >= MIN_WORD_LENGTH && words.includes(part)),
  );
}

/** The person's phone number or date of birth, in any order of its parts. */
function hasNumberOf(password: string, { phone = '', dob = '' }: PasswordOwner): boolean {
  const digits = password.replace(/\P{Nd}/gu, '');
  const [year = '', month = '', day = ''] = dob.split('-');
  const dates = year ? [year + month + day, day + month + year, month + day + year] : [];
  const number = tidyPhone(phone).replace(/^0/, '');
  return [...dates, number].some((known) => known.length >= MIN_NUMBER_LENGTH && digits.includes(known));
}

/** The words between other characters, and those that begin with a capital: `MaiAnh-07` has `mai` and `anh`. */
function wordsOf(password: string): string[] {
  const apart = normalise(password, 'NFC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return foldText(apart).split(/[^\p{L}]/u);
}

function isCommon(password: string, rankOf: ReadonlyMap<string, number>): boolean {
  return spellingsOf(password).some((spelling) => {
    const [stem = ''] = /^.*\p{L}/su.exec(spelling) ?? [];
    const isHopeless = withLettersForSigns(stem).some((word) => (rankOf.get(word) ?? Infinity) < HOPELESS);
    return (
      isHopeless ||
      withoutEnds(spelling)
        .flatMap(withLettersForSigns)
        .some((word) => rankOf.has(word))
    );
  });
}

/** As typed, without accents, and without what stands between words. */
function spellingsOf(password: string): string[] {
  const plain = foldText(password);
  return [...new Set([password.toLowerCase(), plain, plain.replace(/[\s._-]/g, '')])];
}

/** A text with up to three characters taken off its end or its beginning. */
function withoutEnds(text: string): string[] {
  const letters = [...text];
  const counts = Array.from({ length: FEW + 1 }, (_, count) => count);
  return counts.flatMap((front) =>
    counts.slice(front).map((both) => letters.slice(front, letters.length - (both - front)).join('')),
  );
}

const SIGNS: Readonly<Record<string, string>> = {
  ...{ '@': 'a', '4': 'a', '3': 'e', '1': 'i', '!': 'i', '0': 'o', $: 's', '5': 's', '7': 't' },
};

/** A word as it is, and with the letters that people write as digits and signs: 'p@ssw0rd'. */
function withLettersForSigns(word: string): string[] {
  const replaced = word.replace(/[@431!0$57]/g, (sign) => SIGNS[sign] ?? sign);
  return [word, replaced, word.replace(/[1!]/g, 'l').replace(/[@430$57]/g, (sign) => SIGNS[sign] ?? sign)];
}

/** Hosts of everybody's mail, whose names say nothing of a person. */
const MAIL_HOSTS = /^(?:gmail|yahoo|outlook|hotmail|icloud|example)\./i;

/** Whole names, their words, each two of them put together, and the e-mail address up to its @. */
function partsOf({ lastName = '', firstName = '', email = '' }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const host = MAIL_HOSTS.test(domain) ? '' : (domain.split('.').at(0) ?? '');
  const words = `${lastName} ${firstName}`.split(/\s+/).map(squeeze).filter(Boolean);
  const pairs = words.flatMap((one, i) => words.filter((_, j) => i !== j).map((other) => one + other));
  const wholes = [lastName, firstName, `${lastName}${firstName}`, `${firstName}${lastName}`, local, host];
  return [...wholes.map(squeeze), ...words, ...pairs];
}

/** Letters and digits alone, without case and accents. */
function squeeze(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Loaded when it is first needed: the list is long, and a start need not wait for it. */
const ranks = loadOnce(async (): Promise<ReadonlyMap<string, number>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const commonest = dictionary['passwords-common'].slice(0, COMMONEST);
  const world = commonest.map((password, rank) => [String(password).toLowerCase(), rank] as const);
  return new Map([...world, ...LOCAL_WORDS.map((word) => [word, 0] as const)]);
});
