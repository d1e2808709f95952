import {
  type RecipeVariantProps,
  type SlotRecipeDefinition,
  type SlotRecipeVariantRecord,
  type SystemStyleObject,
  useSlotRecipe,
} from '@chakra-ui/react';
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

/**
 * The styles of a slot recipe that is not in the theme's table: a recipe in that table is part of every first load, so
 * what only some pages or overlays draw stays beside it and comes with their code.
 */
export function useRecipeStyles<S extends string, V extends SlotRecipeVariantRecord<S>>(
  recipe: SlotRecipeDefinition<S, V>,
  variants?: RecipeVariantProps<SlotRecipeDefinition<S, V>>,
): Record<S, SystemStyleObject> {
  const styles = useSlotRecipe({ recipe }) as (props?: object) => Record<S, SystemStyleObject>;
  return styles(variants ?? {});
}
