import type { NamesRead } from './names-read';
import { readNames } from './read/names';
import { readQuestion, type Question } from './read/question';
import { NOTHING, toWish, type Talk } from './wish';
import { readText } from './words/text';

/** A message of the conversation so far. */
export interface ChatTurn {
  text: string;
  sender: 'me' | 'chatbot';
}

/** Earlier messages are ignored (rule H1). */
const REMEMBERED = 20;

/** What the conversation named so far. What the answers in it claim of stock is not believed, nor even read. */
export function readTalk(
  conversation: readonly ChatTurn[],
  catalogue: NamesRead,
  doubted?: ReadonlySet<string>,
): Talk {
  return conversation.slice(-REMEMBERED).reduce<Talk>((talk, { text, sender }) => {
    if (sender === 'chatbot') {
      const shown = shownIn(text, catalogue);
      return { ...talk, shown, listed: shown.length > 1 ? shown : talk.listed };
    }
    const question = readQuestion(text, catalogue, doubted);
    if (!saysSomething(question)) {
      const { language } = question;
      return language ? { ...talk, wish: { ...talk.wish, language } } : talk;
    }
    return { ...talk, wish: toWish(question, talk) };
  }, NOTHING);
}

/** True when a message names a shoe or something of a shoe, or points at one. */
export function saysSomething(question: Question): boolean {
  const { names, brands, types, foreign, colors, sizes, sizeRange, price, reference, without } = question;
  return (
    [names, brands, types, colors, sizes, without].some(({ length }) => length > 0) ||
    foreign !== undefined ||
    sizeRange !== undefined ||
    price !== undefined ||
    reference?.kind === 'place' ||
    question.asks.has('cheap') ||
    question.asks.has('cheapest') ||
    question.asks.has('dearest') ||
    question.alike.length > 0 ||
    (question.hasUnknownName && (question.isOfShoes || question.asksToBuy) && !question.isElsewhere)
  );
}

/** The shoes that an answer named: of a numbered list if it has one. */
function shownIn(answer: string, catalogue: NamesRead): string[] {
  const list = answer.split('\n').filter((line) => /^\s*\d\. /.test(line));
  const texts =
    list.length > 0 ? list.map((line) => line.replace(/^\s*\d\. /, '').split(/ \(| – /)[0]!) : [answer];
  const ids = texts
    .slice(0, 8)
    .flatMap((text) => readNames(readText(text), catalogue).flatMap((name) => name.ids.slice(0, 1)));
  return [...new Set(ids)];
}
