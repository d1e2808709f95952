import { slugify } from '../../common/text';
import type { ColorName } from './palette';

/** The views of a colourway, in the order of the product's dialog; the one from above shows the pair. */
export const views = ['three-quarter', 'top', 'side', 'other-side', 'sole', 'detail'] as const;

export type View = (typeof views)[number];

/** The stored path of a picture, 960 px wide; the narrow version's path ends in `-480.webp`. */
export function viewPath(productSlug: string, color: ColorName, view: View): string {
  return `/media/shoes/${productSlug}/${slugify(color)}/${view}-960.webp`;
}

/** The stored path of a product's 3D model. */
export function modelPath(productSlug: string): string {
  return `/media/models/${productSlug}.glb`;
}

/** The six stored paths of a colourway. */
export function picturesOf(productSlug: string, color: ColorName): string[] {
  return views.map((view) => viewPath(productSlug, color, view));
}
