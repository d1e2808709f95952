/** Without Vite a recipe is its definition; a test without layout only needs one class for each slot. */
export function classesOf(recipe: { slots?: readonly string[] }): Record<string, string> {
  return Object.fromEntries((recipe.slots ?? ['root']).map((slot) => [slot, slot]));
}
