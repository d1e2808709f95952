/** Without Vite the recipes are definitions; a test without a layout needs no more than classes to tell slots apart. */
export function classesOf(recipe: { slots?: readonly string[] }): Record<string, string> {
  return Object.fromEntries((recipe.slots ?? ['root']).map((slot) => [slot, slot]));
}
