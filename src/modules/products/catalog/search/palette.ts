/** A colour as a product spells it. */
export interface ColorLook {
  /** Two names with the same key are the same colour. */
  key: string;
  color: string;
  colorHex: string;
}

interface Spelling {
  look: ColorLook;
  /** The number of products with this spelling. */
  products: number;
}

/** The spelling and look of the shop's colours, for as long as a product has them. */
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

  /**
   * The colour's name and hex; where products differ, the alphabetically first. Undefined for an unknown
   * colour.
   */
  find(key: string): Omit<ColorLook, 'key'> | undefined {
    const looks = [...(this.looks.get(key)?.values() ?? [])].map(({ look }) => look);
    if (looks.length === 0) return undefined;
    return { color: least(looks.map(({ color }) => color)), colorHex: least(looks.map((l) => l.colorHex)) };
  }
}

function least(texts: string[]): string {
  return texts.reduce((first, text) => (text < first ? text : first));
}
