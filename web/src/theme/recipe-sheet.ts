/**
 * A recipe as a built `*.recipe.ts` exports it: worked out for every choice of its variants.
 */
export interface RecipeSheet {
  /** Each variant's default. */
  variants: Readonly<Record<string, string>>;
  /** The class of each slot, by the choice: the variants' values, in their order, with spaces between. */
  classes: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The classes of a recipe for a choice of its variants, slot by slot; a recipe of one element has one slot, `root`.
 *
 * @param recipe one that a `*.recipe.ts` exports: its type is that of the definition, its value a `RecipeSheet`
 */
export function classesOf(recipe: object, choice: object): Readonly<Record<string, string>> {
  const chosen = choice as Readonly<Record<string, string | boolean | undefined>>;
  const { variants, classes } = recipe as RecipeSheet;
  const values = Object.entries(variants).map(([name, usual]) => String(chosen[name] ?? usual));
  return classes[values.join(' ')]!;
}
