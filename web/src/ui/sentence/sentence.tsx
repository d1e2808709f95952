import { cloneElement, type ReactElement } from 'react';

/** The words of an element, `<0>these words</0>`, in a translated sentence. */
const ELEMENT = /<(\d)>([^<]*)<\/\d>/;

export interface SentenceProps {
  /** One translated sentence: `i18n.t('Read <0>the terms</0>.')`. */
  children: string;
  /** By number, what draws the words of `<0>`, of `<1>` and so on, such as a link without words. */
  parts: Readonly<Record<number, ReactElement>>;
}

/** A sentence some of whose words are links or marked. */
export function Sentence({ children, parts }: SentenceProps) {
  // Text, number, words, text, number, words, text.
  return children
    .split(ELEMENT)
    .map((piece, place, pieces) =>
      place % 3 === 0
        ? piece
        : place % 3 === 2 && cloneElement(parts[Number(pieces[place - 1])]!, { key: place }, piece),
    );
}
