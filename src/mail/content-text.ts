import type { Block, Content, Fact, Frame, Shoe } from './content';

/** A mail's text, which every mail program shows: facts have a name, a tab and a value. */
export function textOf({ topic, blocks }: Content, { shopName, seller }: Frame): string {
  const parts = [topic, ...blocks.map(paragraphOf), `${[shopName, ...seller].join('\n')}\n`];
  return parts.filter((part) => part !== undefined).join('\n\n');
}

function paragraphOf(block: Block): string | undefined {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text;
    case 'shoes':
      return block.shoes.map(lineOf).join('\n');
    case 'facts':
      return block.facts.map(factOf).join('\n');
    case 'button':
      return `${block.label}:\n${block.link}`;
    case 'code':
      return undefined;
  }
}

function lineOf({ name, color, size, quantity, sum }: Shoe): string {
  if (quantity === undefined || sum === undefined) return oneLine(`${name}, ${color}, size ${size}`);
  return factOf([`${quantity} × ${name}, ${color}, ${size}`, sum]);
}

function factOf([name, value]: Fact): string {
  return `${oneLine(name)}:\t${oneLine(value)}`;
}

/** A person's own line breaks must not take a line apart. */
const oneLine = (text: string): string => text.split(/\s/).filter(Boolean).join(' ');
