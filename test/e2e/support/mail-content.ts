import { textOf } from '../../../src/mail/content-text';
import type { Content } from '../../../src/mail/content';
import type { Message } from '../../../src/mail/message';

/** A mail's content that says one thing. */
export function aContent(text: string): Content {
  return { language: null, title: 'Hi', blocks: [{ kind: 'text', text }] };
}

/** A message's text, as a shop without settings sends it. */
export function textOfMessage({ content }: Message): string {
  return textOf(content, { shopName: 'bước.', seller: [] });
}
