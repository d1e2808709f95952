/** A size of a colour as a product is created with it: `size` is a number written as text ('42', '42.5'). */
export interface NewSize {
  size: string;
  quantity: number;
}

export interface NewColor {
  color: string;
  /** `#rrggbb` */
  colorHex: string;
  /** Paths of pictures, at most six, the first one stands for the colour. */
  imageDetail: string[];
  sizes: NewSize[];
}

/** What a product is created from (contract, section 2: a product body). */
export interface NewProduct {
  name: string;
  type: string;
  brand: string;
  /** Whole dong. */
  price: number;
  highLight: string;
  desc: string;
  adImage: string;
  navbarImage: string;
  /** When the product came in; now when it is not given. */
  importAt?: Date;
  colors: NewColor[];
}
