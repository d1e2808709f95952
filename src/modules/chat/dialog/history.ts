import type { ChatTurn } from '../chat-rules';
import type { Catalogue } from '../lexicon/names';
import { readTokens } from '../parse/text';

/** Maximum characters read of one earlier message, and of all together. */
const MAX_SAID_LENGTH = 300;
const MAX_SAID = 900;
const MAX_REPLY_LENGTH = 1500;
const MAX_ANSWERED = 5000;
const MAX_LISTED = 8;

/** The last turns, cut to the length limits so that parsing stays cheap. */
export function recent(conversation: readonly ChatTurn[]): ChatTurn[] {
  const turns: ChatTurn[] = [];
  let [ownLeft, answerLeft] = [MAX_SAID, MAX_ANSWERED];
  for (const { text, sender } of conversation.toReversed()) {
    const left = sender === 'me' ? ownLeft : answerLeft;
    const cut = text.slice(0, Math.min(left, sender === 'me' ? MAX_SAID_LENGTH : MAX_REPLY_LENGTH));
    if (sender === 'me') ownLeft -= cut.length;
    else answerLeft -= cut.length;
    if (cut !== '') turns.unshift({ text: cut, sender });
  }
  return turns;
}

/** The shoes named in the shop's message: the text before a brand in brackets is a whole name. */
export function listedIn(text: string, { index }: Catalogue): string[] {
  const found: string[] = [];
  for (const part of text.slice(0, MAX_REPLY_LENGTH).split(' (').slice(0, -1)) {
    const words = readTokens(part.split('\n').at(-1)!)
      .slice(-20)
      .map(({ raw }) => raw);
    for (let length = words.length; length > 0; length -= 1) {
      const own = words.slice(-length);
      const known = own.filter((word) => index.hasNameWord(word));
      if (known.length === 0) continue;
      const whole = index.findNamed(known, 40).find(
        ({ name }) =>
          readTokens(name)
            .map(({ raw }) => raw)
            .join(' ') === own.join(' '),
      );
      if (!whole) continue;
      if (!found.includes(whole.id)) found.push(whole.id);
      break;
    }
    if (found.length >= MAX_LISTED) break;
  }
  return found;
}
