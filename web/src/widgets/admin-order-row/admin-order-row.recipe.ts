import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp } from '../../theme/fragments';

/** Number, name and phone below each other; the total above its date. */
export const adminOrderRow = defineSlotRecipe({
  slots: ['number', 'name', 'phone', 'address', 'total', 'date', 'dot', 'consequence'],
  base: {
    number: {
      display: 'block',
      textStyle: 'numeric',
      fontSize: '0.875rem',
      lineHeight: '1.25rem',
      fontWeight: 'semibold',
    },
    name: { display: { md: 'block' }, overflowWrap: 'anywhere' },
    phone: {
      display: { md: 'block' },
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'regular',
      color: { md: 'fg.muted' },
    },
    consequence: { display: 'block', textStyle: 'meta', color: 'fg.muted', mt: '4px', whiteSpace: 'normal' },
    dot: { display: { md: 'none' } },
    address: { textStyle: 'meta', color: 'fg.muted', ...clamp(2) },
    total: { display: 'block', fontWeight: 'semibold' },
    date: {
      display: 'block',
      textAlign: 'right',
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'regular',
      color: 'fg.muted',
    },
  },
});
