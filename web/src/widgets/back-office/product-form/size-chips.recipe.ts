import { defineSlotRecipe } from '@chakra-ui/react';
import { inset, pairs, transition } from '../../../theme/fragments';

/** Size, quantity, the button, and a chip for each size: 36 px high, with a touch target of 44. */
export const sizeChips = defineSlotRecipe({
  slots: ['root', 'fields', 'chips', 'chip', 'size', 'quantity'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    fields: {
      display: 'grid',
      gridTemplateColumns: {
        base: pairs,
        sm: 'repeat(2, minmax(0, 1fr)) auto',
      },
      gap: '3',
      alignItems: 'start',
      // Aligned with the fields, below their labels' height, so that a message below a field moves none of the three.
      '& > button': {
        minHeight: 'field',
        gridColumn: { base: '1 / -1', sm: 'auto' },
        marginTop: { sm: '1.75rem' },
      },
    },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.25rem',
      '@media (pointer: coarse)': { minHeight: 'option.touch' },
      paddingInline: '3',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.line'),
      textStyle: 'numeric',
      fontSize: '0.875rem',
      cursor: 'pointer',
      ...transition('box-shadow'),
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '@media (hover: hover)': { '&:hover': { boxShadow: inset(1, 'fg') } },
    },
    size: { fontWeight: 'semibold' },
    quantity: { color: 'fg.muted', '&[data-none]': { color: 'status.canceled', fontWeight: 'semibold' } },
  },
});
