import { type RecipeVariantProps, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react';
import { slotRecipes } from '../theme/recipes';

type Recipes = typeof slotRecipes;
type SlotOf<K extends keyof Recipes> = NonNullable<Recipes[K]['slots']>[number];

/**
 * The styles of one of the theme's slot recipes, slot by slot, for the `css` property.
 * Styles live in `theme/recipes`; a component asks for them by name and carries none of its own.
 */
export function useStyles<K extends keyof Recipes>(
  key: K,
  variants?: RecipeVariantProps<Recipes[K]>,
): Record<SlotOf<K>, SystemStyleObject> {
  const recipe = useSlotRecipe({ key }) as (props?: object) => Record<string, SystemStyleObject>;
  return recipe(variants ?? {});
}
