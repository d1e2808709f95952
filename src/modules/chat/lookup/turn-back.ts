import type { Question } from './read/question';
import { saysSomething } from './talk';
import type { Talk } from './wish';
import type { Polite } from './wording/wording';

/** The words that a message which asks for no shoe is answered with; null for one that does. */
export function turnBack(question: Question, { wish, shown }: Talk): Polite | null {
  const { names, brands, types, asks, smallTalk, isElsewhere, isOfShoes, foreign, reference } = question;
  const isNamed = names.some(({ isWeak }) => isOfShoes || !isWeak);
  const namesShoe = isNamed || brands.length > 0 || types.length > 0 || foreign !== undefined;
  if (question.isOtherGoods && names.length === 0 && !question.isOpen) return 'otherGoods';
  if (isElsewhere && !namesShoe) return 'offTopic';
  if (saysSomething(question)) return null;
  const isOrdinary = isOfShoes || question.asksToBuy || question.goesOn;
  if (question.hasUnknownName && !isOfShoes && !question.goesOn) return 'offTopic';
  if (question.hasUnknownWord && !isOrdinary && asks.size === 0) return 'offTopic';
  const isTalking =
    wish.names.length + wish.brands.length + wish.types.length + wish.sizes.length + shown.length > 0;
  const goesOn = isTalking && (asks.size > 0 || reference !== undefined || question.goesOn || isOfShoes);
  if (goesOn && !(smallTalk === 'thanks' || smallTalk === 'bye')) return null;
  if (smallTalk && !isOfShoes && asks.size === 0) return smallTalk;
  const isGeneral = ['brands', 'types', 'newest', 'best-seller', 'colors', 'sizes'].some((ask) =>
    asks.has(ask as never),
  );
  if (isGeneral || question.isOpen) return null;
  return isOfShoes || asks.size > 0 || reference ? 'whichShoe' : 'offTopic';
}
