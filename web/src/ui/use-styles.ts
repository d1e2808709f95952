import type {
  RecipeDefinition,
  RecipeVariantProps,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
} from '@chakra-ui/react';
import { classesOf } from '../theme/recipe-sheet';
import { slotRecipes } from '../theme/recipes';

type Recipes = typeof slotRecipes;
type SlotOf<K extends keyof Recipes> = NonNullable<Recipes[K]['slots']>[number];

/**
 * The class names of one of the theme's slot recipes, by slot. Styles live in `theme/recipes`; a component only names
 * its recipe.
 */
export function useStyles<K extends keyof Recipes>(
  key: K,
  variants?: RecipeVariantProps<Recipes[K]>,
): Record<SlotOf<K>, string> {
  return classesOf(slotRecipes[key], variants ?? {}) as Record<SlotOf<K>, string>;
}

/**
 * The class names of a slot recipe outside the theme's table. Recipes in that table are part of every first load; the
 * others load with the pages and overlays that use them.
 */
export function useRecipeStyles<S extends string, V extends SlotRecipeVariantRecord<S>>(
  recipe: SlotRecipeDefinition<S, V>,
  variants?: RecipeVariantProps<SlotRecipeDefinition<S, V>>,
): Record<S, string> {
  return classesOf(recipe, variants ?? {}) as Record<S, string>;
}

/** The class name of a recipe for a single element. */
export function useStyle<V extends RecipeVariantRecord>(
  recipe: RecipeDefinition<V>,
  variants?: RecipeVariantProps<RecipeDefinition<V>>,
): string {
  return classesOf(recipe, variants ?? {}).root!;
}
