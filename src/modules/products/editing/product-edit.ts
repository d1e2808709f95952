import type { NewColor, NewProduct, NewSize } from './new-product';

/** A size as an editor leaves it. */
export interface EditedSize extends NewSize {
  /** What the editor saw: the quantity then changes by the difference, and sales in between stay sales. */
  quantityBefore?: number;
}

/** A colour as an editor leaves it. */
export interface EditedColor extends NewColor {
  /** The name the editor saw, when they changed it. */
  colorBefore?: string;
  sizes: EditedSize[];
}

/** What an editor changes of a product; what is not given stays. `colors` replaces the whole list. */
export interface ProductEdit extends Partial<Omit<NewProduct, 'colors'>> {
  colors?: EditedColor[];
  /** The version the editor saw: when a colleague's edit came between, this one is refused. */
  version?: number;
}
