import { defineSlotRecipe } from '@chakra-ui/react';
import { inset } from '../../../theme/fragments';

/** Counts of a product's sizes: a grid of fields for each colour. */
export const stockCounts = defineSlotRecipe({
  slots: ['root', 'color', 'head', 'pairs', 'sizes', 'size', 'label', 'box', 'button', 'input', 'note'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6', marginBottom: '8' },
    color: { minWidth: '0' },
    head: { display: 'flex', gap: '2', alignItems: 'baseline', marginBottom: '2', textStyle: 'label' },
    pairs: { textStyle: 'meta', color: 'fg.muted', '&[data-none]': { color: 'status.canceled' } },
    sizes: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.25rem), 1fr))',
      columnGap: '3',
      rowGap: '3',
    },
    size: { minWidth: '0' },
    label: {
      display: 'flex',
      gap: '2',
      justifyContent: 'space-between',
      textStyle: 'meta',
      marginBottom: '1',
    },
    box: {
      display: 'flex',
      alignItems: 'center',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.control'),
      '&[data-changed]': { boxShadow: inset(2, 'fg') },
      '&[data-wrong]': { boxShadow: inset(2, 'status.canceled') },
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 'control.icon',
      height: 'control.icon',
      borderRadius: 'sm',
      cursor: 'pointer',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '&[aria-disabled=true]': { color: 'border.control', cursor: 'not-allowed' },
    },
    input: {
      flex: '1',
      minWidth: '0',
      height: 'control.icon',
      background: 'transparent',
      color: 'fg',
      textStyle: 'numeric',
      fontSize: '1rem',
      textAlign: 'center',
      borderRadius: 'sm',
      outlineOffset: '-2px',
      '&[data-none]': { color: 'status.canceled', fontWeight: 'semibold' },
    },
    note: {
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'semibold',
      '&[data-up]': { color: 'status.completed' },
      '&[data-down]': { color: 'status.canceled' },
    },
  },
});
