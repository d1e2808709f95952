import type {
  RecipeDefinition,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
} from '@chakra-ui/react';
import { classesOf } from '../theme/recipe-sheet';

/** A name for each variant, or nothing; one that is on or off takes a boolean. */
type Choice<V> = {
  [Variant in keyof V]?: keyof V[Variant] extends 'true' | 'false' ? boolean : keyof V[Variant] & string;
};

/**
 * The class names of a recipe, by slot; a recipe of one element has one slot, `root`. Its CSS loads with the code that
 * names it.
 */
export function recipeClasses<S extends string, V extends SlotRecipeVariantRecord<S>>(
  recipe: SlotRecipeDefinition<S, V>,
  variants?: Choice<V>,
): Record<S, string>;
export function recipeClasses<V extends RecipeVariantRecord>(
  recipe: RecipeDefinition<V>,
  variants?: Choice<V>,
): Record<'root', string>;
export function recipeClasses(recipe: object, variants: object = {}): Record<string, string> {
  return classesOf(recipe, variants);
}
