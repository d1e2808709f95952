import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../../theme/fragments';

/** Subtotal, delivery, total and the button. */
export const cartSummary = defineSlotRecipe({
  slots: ['root', 'row', 'term', 'free', 'total', 'vat', 'delivery', 'action'],
  base: {
    root: { margin: '0' },
    row: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: '8' },
    term: { textStyle: 'body', fontSize: '0.9375rem', color: 'fg.muted' },
    free: { textStyle: 'numeric', fontSize: '0.9375rem' },
    total: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      textStyle: 'lead',
      fontWeight: 'semibold',
      minHeight: 'control.sm',
    },
    vat: { textStyle: 'small', color: 'fg.muted' },
    delivery: { marginTop: '2' },
    action: { marginTop: '3' },
  },
  variants: {
    look: {
      drawer: { root: { paddingInline: gutter, paddingTop: '4', paddingBottom: { base: '4', sm: '6' } } },
      page: { root: { borderTop: 'line', borderColor: 'fg', paddingTop: '4' } },
    },
  },
});
