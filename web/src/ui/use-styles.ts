import type {
  RecipeDefinition,
  RecipeVariantProps,
  RecipeVariantRecord,
  SlotRecipeDefinition,
  SlotRecipeVariantRecord,
} from '@chakra-ui/react';
import {
  css,
  type CSSObject,
  type SerializedStyles,
  __unsafe_useEmotionCache as useEmotionCache,
} from '@emotion/react';
import { useInsertionEffect } from 'react';
import { slotRecipes } from '../theme/recipes';
import { system } from '../theme/system';

type Recipes = typeof slotRecipes;
type SlotOf<K extends keyof Recipes> = NonNullable<Recipes[K]['slots']>[number];
type EmotionCache = NonNullable<ReturnType<typeof useEmotionCache>>;

/** What a recipe says for one choice of its variants: the CSS, and the class of each slot. */
interface Sheet {
  rules: readonly SerializedStyles[];
  classes: Readonly<Record<string, string>>;
}

/** Makes the sheet of a recipe for a choice of variants. */
type MakeSheet = (variants: object) => Sheet;

/**
 * The classes of one of the theme's slot recipes, slot by slot.
 * Styles live in `theme/recipes`; a component asks for them by name and carries none of its own.
 */
export function useStyles<K extends keyof Recipes>(
  key: K,
  variants?: RecipeVariantProps<Recipes[K]>,
): Record<SlotOf<K>, string> {
  return useSheet(slotRecipes[key], makeSlots, variants) as Record<SlotOf<K>, string>;
}

/**
 * The classes of a slot recipe that is not in the theme's table: a recipe in that table is part of every first load,
 * so what only some pages or overlays draw stays beside it and comes with their code.
 */
export function useRecipeStyles<S extends string, V extends SlotRecipeVariantRecord<S>>(
  recipe: SlotRecipeDefinition<S, V>,
  variants?: RecipeVariantProps<SlotRecipeDefinition<S, V>>,
): Record<S, string> {
  return useSheet(recipe, makeSlots, variants) as Record<S, string>;
}

/** The class of a recipe of one element. */
export function useStyle<V extends RecipeVariantRecord>(
  recipe: RecipeDefinition<V>,
  variants?: RecipeVariantProps<RecipeDefinition<V>>,
): string {
  return useSheet(recipe, makeOne, variants).root!;
}

const makers = new WeakMap<object, MakeSheet>();

/** Each choice is worked out once and is then a class like any other, however often it is drawn. */
function useSheet<R extends object>(recipe: R, make: (recipe: R) => MakeSheet, variants: object = {}) {
  let maker = makers.get(recipe);
  if (!maker) makers.set(recipe, (maker = remember(make(recipe))));
  const { rules, classes } = maker(variants);
  const cache = useEmotionCache()!;
  // On a server, where there are no effects, they go to whoever draws.
  if (typeof document === 'undefined') insert(cache, rules);
  useInsertionEffect(() => insert(cache, rules), [cache, rules]);
  return classes;
}

function makeSlots(recipe: object): MakeSheet {
  const styles = system.sva(recipe as SlotRecipeDefinition) as (variants: object) => object;
  return (variants) => toSheet(styles(variants) as Record<string, CSSObject>);
}

function makeOne(recipe: object): MakeSheet {
  const style = system.cva(recipe) as (variants: object) => object;
  return (variants) => toSheet({ root: style(variants) as CSSObject });
}

function toSheet(styles: Record<string, CSSObject>): Sheet {
  const rules = Object.entries(styles).map(([slot, style]) => [slot, css(style)] as const);
  return {
    rules: rules.map(([, rule]) => rule),
    classes: Object.fromEntries(rules.map(([slot, { name }]) => [slot, `css-${name}`])),
  };
}

function remember(make: MakeSheet): MakeSheet {
  const made = new Map<string, Sheet>();
  return (variants) => {
    const choice = JSON.stringify(variants);
    let sheet = made.get(choice);
    if (!sheet) made.set(choice, (sheet = make(variants)));
    return sheet;
  };
}

function insert(cache: EmotionCache, rules: readonly SerializedStyles[]): void {
  for (const rule of rules) {
    if (cache.inserted[rule.name] !== undefined) continue;
    const text = cache.insert(`.${cache.key}-${rule.name}`, rule, cache.sheet, true);
    if (typeof text === 'string') cache.inserted[rule.name] = text;
  }
}
