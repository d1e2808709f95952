import { slugify } from '../../common/text';
import type { ColorName } from './palette';

/** The pictures of a colourway, in the order the product modal shows them. */
export const views = ['three-quarter', 'side', 'other-side', 'top', 'sole', 'detail'] as const;

export type View = (typeof views)[number];

/** The stored (960 px) path of one picture; its card-size sibling ends in `-480.webp`. */
export function viewPath(productSlug: string, color: ColorName, view: View): string {
  return `/media/shoes/${productSlug}/${slugify(color)}/${view}-960.webp`;
}

/** The six stored paths of a colourway. */
export function picturesOf(productSlug: string, color: ColorName): string[] {
  return views.map((view) => viewPath(productSlug, color, view));
}
