import type { Messages } from '@lingui/core';
import { compileMessage } from '../web/src/lib/compile-message';

/** Follows each letter of a sentence that went through the catalogues. */
const MARK = '\u0307';

type Part = string | readonly [name: string, type?: string, cases?: Record<string, Part[]>];

/** Marks the letters of a text, but not its elements' tags; `#` is a plural's count. */
function marked(text: string): string {
  return text.replace(/<\/?\d+\/?>|[a-z]/gi, (found) => (found.length === 1 ? found + MARK : found));
}

function markedParts(parts: readonly Part[]): Part[] {
  return parts.map((part): Part => {
    if (typeof part === 'string') return marked(part);
    const [name, type, cases] = part;
    if (!cases) return part;
    const markedCases = Object.entries(cases).map(([key, found]) => [key, markedParts(found)] as const);
    return [name, type, Object.fromEntries(markedCases)];
  });
}

/**
 * A language for tests: every sentence in English, with a dot over each letter. A text without dots is data, or was
 * never made ready for translation.
 */
export const PSEUDO_MESSAGES = new Proxy<Messages>(
  {},
  {
    get: (_, id) => (typeof id === 'string' ? markedParts(compileMessage(id) as Part[]) : undefined),
  },
);
