import type { CompiledMessage } from '@lingui/message-utils/compileMessage';

/** A part of a message: a text, `#`, a value's name, or a choice between messages by a value. */
type Part = string | [name: string] | [name: string, type: string, cases: Record<string, Part[]>];

/**
 * Compiles what our messages use of ICU's message format: values, `plural` and `select`, written with single spaces.
 * Lingui's own compiler reads the whole format and is four times the size of the rest of Lingui
 * (`docs/decisions/021-languages.md`). It compiles the other languages' catalogues while the shop is built; a test
 * compares the two compilers for every message.
 */
export function compileMessage(message: string): CompiledMessage {
  return readParts(message, 0).parts;
}

/**
 * Reads up to the message's end, or to the end of a case.
 *
 * @param choice the type of the choice that the case belongs to
 */
function readParts(message: string, from: number, choice?: string): { parts: Part[]; end: number } {
  const parts: Part[] = [];
  // What has a meaning: `{name}`, the beginning of a choice, the end of a case, and a plural's count.
  const syntax = /\{(\w+)(?:\}|, (plural|select),)|\}|#/g;
  let text = '';
  let end = from;
  const add = (part?: Part) => {
    if (text) parts.push(text);
    if (part) parts.push(part);
    text = '';
  };
  for (let ended = false; !ended;) {
    syntax.lastIndex = end;
    const found = syntax.exec(message);
    text += message.slice(end, found?.index);
    end = found ? syntax.lastIndex : message.length;
    const [whole, name, type] = found ?? [];
    if (name && type) {
      const choices = readCases(message, end, type);
      add([name, type, choices.cases]);
      end = choices.end;
    } else if (name) add([name]);
    else if (whole === '#' && choice === 'plural') add('#');
    else if (whole === '#') text += whole;
    else ended = true;
  }
  add();
  return { parts, end };
}

function readCases(message: string, from: number, type: string) {
  const cases: Record<string, Part[]> = {};
  // The beginning of a case, or the end of a choice.
  const next = / ?(?:=?(\w+) \{|\})/y;
  next.lastIndex = from;
  for (let found = next.exec(message); found?.[1]; found = next.exec(message)) {
    const { parts, end } = readParts(message, next.lastIndex, type);
    cases[found[1]] = parts;
    next.lastIndex = end;
  }
  return { cases, end: next.lastIndex };
}
