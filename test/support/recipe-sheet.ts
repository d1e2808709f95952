interface Recipe {
  slots?: readonly string[];
  variants?: Readonly<Record<string, object>>;
}

/**
 * Without Vite a recipe is its definition; a test without layout only needs one class for each slot.
 *
 * @throws for a choice that a built recipe has no classes for
 */
export function classesOf(recipe: Recipe, choice: object): Record<string, string> {
  for (const [variant, value] of Object.entries(choice) as [string, unknown][]) {
    const values = Object.keys(recipe.variants?.[variant] ?? {});
    const known = [undefined, ...values, ...(values.includes('true') ? [true, false] : [])];
    if (!known.includes(value as string)) throw new Error(`${variant} cannot be ${JSON.stringify(value)}.`);
  }
  return Object.fromEntries((recipe.slots ?? ['root']).map((slot) => [slot, slot]));
}
