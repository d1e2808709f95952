import { foldText, normalise } from '../../common/text';
import { say, type Said } from '../../common/refusals/refusal';

/** What strangers know of a person who chooses a password. */
export interface PasswordOwner {
  lastName?: string;
  firstName?: string;
  email?: string;
}

const COMMONEST = 10_000;
/** Words so common that nothing which is put behind them helps. */
const HOPELESS = 1_000;
/** Up to 3 characters appended do not make a common password safe: 'monkey1!'. */
const SHORT_ENDING = 3;
/** Parts of names that are shorter stand in many an honest word. */
const MIN_PART_LENGTH = 4;
/** Names of three letters, such as Anh or Mai, are looked for among the words of a password that is no sentence. */
const MIN_WORD_LENGTH = 3;
const SENTENCE_LENGTH = 16;

let ranks: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * What makes a password easy to guess: it is one of the commonest, or has the person's name or
 * the beginning of their e-mail address in it. It keeps the other rules (rule A24), its length included.
 */
export async function guessableProblem(password: string, owner: PasswordOwner): Promise<Said | undefined> {
  // Loaded when it is first needed: the list is long, and a start need not wait for it.
  ranks ??= loadRanks();
  if (isCommon(password, await ranks)) return say('password.common');
  return isOwn(password, owner) ? say('password.personal') : undefined;
}

/** A name of two letters alone is too little to look for; together with another one it is looked for. */
function isOwn(password: string, owner: PasswordOwner): boolean {
  const squeezed = squeeze(password);
  const words = password.length < SENTENCE_LENGTH ? wordsOf(password) : [];
  return partsOf(owner).some(
    (part) =>
      (part.length >= MIN_PART_LENGTH && squeezed.includes(part)) ||
      (part.length >= MIN_WORD_LENGTH && words.includes(part)),
  );
}

/** The words between other characters, and those that begin with a capital: `MaiAnh-07` has `mai` and `anh`. */
function wordsOf(password: string): string[] {
  const apart = normalise(password, 'NFC').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return foldText(apart).split(/[^\p{L}]/u);
}

function isCommon(password: string, rankOf: ReadonlyMap<string, number>): boolean {
  const whole = password.toLowerCase();
  const [stem = ''] = /^.*\p{L}/su.exec(whole) ?? [];
  const rank = rankOf.get(stem) ?? Infinity;
  const isShort = whole.length - stem.length <= SHORT_ENDING;
  return rankOf.has(whole) || rank < (isShort ? COMMONEST : HOPELESS);
}

/** Whole names, their words, each two of them put together, and the e-mail address up to its @. */
function partsOf({ lastName = '', firstName = '', email = '' }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const words = `${lastName} ${firstName}`.split(/\s+/).map(squeeze).filter(Boolean);
  const pairs = words.flatMap((one, i) => words.filter((_, j) => i !== j).map((other) => one + other));
  const wholes = [lastName, firstName, `${lastName}${firstName}`, `${firstName}${lastName}`, local];
  return [...wholes.map(squeeze), ...words, ...pairs];
}

/** Letters and digits alone, without case and accents. */
function squeeze(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}

async function loadRanks(): Promise<ReadonlyMap<string, number>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const commonest = dictionary['passwords-common'].slice(0, COMMONEST);
  return new Map(commonest.map((password, rank) => [String(password).toLowerCase(), rank]));
}
