import { foldText } from '../../common/text';

/** What others know of the person who chooses a password. */
export interface PasswordOwner {
  lastName?: string;
  firstName?: string;
  email?: string;
}

const COMMONEST = 10_000;
/** Words so common that nothing which is put behind them helps. */
const HOPELESS = 1_000;
/** 'monkey1!': so little behind any of the others is what everyone puts there. */
const SHORT_ENDING = 3;
/** Parts of names that are shorter stand in many an honest word. */
const MIN_PART_LENGTH = 4;

let ranks: Promise<ReadonlyMap<string, number>> | undefined;

/**
 * What makes a password easy to guess, as its message: it is one of the commonest, or has the person's name or
 * the beginning of their e-mail address in it. It keeps the rules of specification §5, its length included.
 */
export async function guessableProblem(password: string, owner: PasswordOwner): Promise<string | undefined> {
  // Loaded when it is first needed: the list is long, and a start need not wait for it.
  ranks ??= loadRanks();
  if (isCommon(password, await ranks)) return 'Choose a password that fewer people use.';
  const squeezed = squeeze(password);
  if (partsOf(owner).some((part) => squeezed.includes(part))) {
    return 'Choose a password without your name or email.';
  }
  return undefined;
}

function isCommon(password: string, rankOf: ReadonlyMap<string, number>): boolean {
  const whole = password.toLowerCase();
  const [stem = ''] = /^.*\p{L}/su.exec(whole) ?? [];
  const rank = rankOf.get(stem) ?? Infinity;
  const isShort = whole.length - stem.length <= SHORT_ENDING;
  return rankOf.has(whole) || rank < (isShort ? COMMONEST : HOPELESS);
}

/** Whole names, their words, and the e-mail address up to its @. */
function partsOf({ lastName = '', firstName = '', email = '' }: PasswordOwner): string[] {
  const [local = ''] = email.split('@');
  const words = `${lastName} ${firstName}`.split(/\s/);
  const parts = [lastName, firstName, ...words, local].map(squeeze);
  return parts.filter((part) => part.length >= MIN_PART_LENGTH);
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
