/** A colour as a product spells it. */
export interface ColorLook {
  /** What makes two names the same colour. */
  key: string;
  color: string;
  colorHex: string;
}

interface Spelling {
  look: ColorLook;
  /** How many products spell it so. */
  products: number;
}

/** How the colours of the shop are spelt and what they look like, while any product comes in them. */
export class Palette {
  private readonly looks = new Map<string, Map<string, Spelling>>();

  add(look: ColorLook): void {
    let spellings = this.looks.get(look.key);
    if (!spellings) this.looks.set(look.key, (spellings = new Map<string, Spelling>()));
    const spelling = spellings.get(look.color + look.colorHex);
    if (spelling) spelling.products += 1;
    else spellings.set(look.color + look.colorHex, { look, products: 1 });
  }

  remove(look: ColorLook): void {
    const spellings = this.looks.get(look.key)!;
    const spelling = spellings.get(look.color + look.colorHex)!;
    spelling.products -= 1;
    if (spelling.products > 0) return;
    spellings.delete(look.color + look.colorHex);
    if (spellings.size === 0) this.looks.delete(look.key);
  }

  /** The colour's name and hex, the first of each by the alphabet where products differ; none if none has it. */
  find(key: string): Omit<ColorLook, 'key'> | undefined {
    const looks = [...(this.looks.get(key)?.values() ?? [])].map(({ look }) => look);
    if (looks.length === 0) return undefined;
    return { color: least(looks.map(({ color }) => color)), colorHex: least(looks.map((l) => l.colorHex)) };
  }
}

function least(texts: string[]): string {
  return texts.reduce((first, text) => (text < first ? text : first));
}
