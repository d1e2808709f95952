import type { Text } from '../words/text';

const BUYS = /(?<!\p{L})(?:còn(?!\p{L})|bán|mua|đặt|have|has|sell|carry|stock|got|buy|looking for)/u;
/** 'con … k?', 'ban … khong': asks whether something is left or sold, without accents. */
const NOT_AT_END = /(?<!\p{L})(?:k|ko|kg|hk|hok|khong)$/u;
const CON_OR_BAN = /(?<!\p{L})(?:con|ban) /u;
/** 'có … không?' */
const KHONG_AT_END = /(?:hông|ko|k|hem)$/u;
const CO = /(?<!\p{L})có /u;

/** True for a message that asks whether something is sold or left. */
export function asksToBuy({ plain }: Text): boolean {
  if (BUYS.test(plain)) return true;
  const line = lastLine(plain);
  return isAround(CON_OR_BAN, line, NOT_AT_END) || isAround(CO, line, KHONG_AT_END);
}

/** The last line with a word in it, up to the marks at its end. */
function lastLine(plain: string): string {
  let end = plain.length;
  while (end > 0 && ' \n?.!'.includes(plain[end - 1]!)) end -= 1;
  return plain.slice(plain.lastIndexOf('\n', end - 1) + 1, end);
}

function isAround(start: RegExp, line: string, end: RegExp): boolean {
  const last = end.exec(line);
  return last !== null && start.test(line.slice(0, last.index));
}

/** A word that says nothing, before what a message is about: 'ok shop, …'. */
const FILLER = /(?:ok|oke|okay|da|u|uh|um|hmm|the|vay|a|shop oi|shop)[\s,.!]+/uy;
const GOES_ON_HERE =
  /(?:con|the con|the|and|what about|how about|or|vay con|con mau|also|ua the|roi con|in|with|va|hay|hoac)(?!\p{L})/uy;
const GOES_ON = /thi sao|thi ntn|thi the nao|co khong\s?$/u;

/** True for a message that goes on from what was said before: 'còn … thì sao', 'and …'. */
export function goesOn({ folded }: Text): boolean {
  if (GOES_ON.test(folded)) return true;
  let at = folded.length - folded.trimStart().length;
  while (!matchesAt(GOES_ON_HERE, folded, at)) {
    if (!matchesAt(FILLER, folded, at)) return false;
    at = FILLER.lastIndex;
  }
  return true;
}

function matchesAt(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}
