import type {
  RecipeDefinition,
  RecipeVariantProps,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
} from '@chakra-ui/react';
import { classesOf } from '../theme/recipe-sheet';

/**
 * The class names of a recipe, by slot; a recipe of one element has one slot, `root`. Its CSS loads with the code that
 * names it.
 */
export function useStyles<S extends string, V extends SlotRecipeVariantRecord<S>>(
  recipe: SlotRecipeDefinition<S, V>,
  variants?: RecipeVariantProps<SlotRecipeDefinition<S, V>>,
): Record<S, string>;
export function useStyles<V extends RecipeVariantRecord>(
  recipe: RecipeDefinition<V>,
  variants?: RecipeVariantProps<RecipeDefinition<V>>,
): Record<'root', string>;
export function useStyles(recipe: object, variants: object = {}): Record<string, string> {
  return classesOf(recipe, variants);
}
