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
 * The classes of one of the theme's slot recipes, slot by slot.
 * Styles live in `theme/recipes`; a component asks for them by name and carries none of its own.
 */
export function useStyles<K extends keyof Recipes>(
  key: K,
  variants?: RecipeVariantProps<Recipes[K]>,
): Record<SlotOf<K>, string> {
  return classesOf(slotRecipes[key], variants ?? {}) as Record<SlotOf<K>, string>;
}

/**
 * The classes of a slot recipe that is not in the theme's table: a recipe in that table is part of every first load,
 * so what only some pages or overlays draw stays beside it and comes with their code.
 */
export function useRecipeStyles<S extends string, V extends SlotRecipeVariantRecord<S>>(
  recipe: SlotRecipeDefinition<S, V>,
  variants?: RecipeVariantProps<SlotRecipeDefinition<S, V>>,
): Record<S, string> {
  return classesOf(recipe, variants ?? {}) as Record<S, string>;
}

/** The class of a recipe of one element. */
export function useStyle<V extends RecipeVariantRecord>(
  recipe: RecipeDefinition<V>,
  variants?: RecipeVariantProps<RecipeDefinition<V>>,
): string {
  return classesOf(recipe, variants ?? {}).root!;
}
