import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, ring } from '../../../theme/fragments';

/** Number, name and phone below each other; the total above its date. */
export const adminOrderRow = defineSlotRecipe({
  slots: ['choice', 'box', 'number', 'name', 'phone', 'address', 'total', 'date', 'paid', 'packed', 'dot'],
  base: {
    choice: {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: { base: 'control.icon', md: '6' },
      cursor: 'pointer',
    },
    box: { width: '5', height: '5', accentColor: 'currentcolor', '&:focus-visible': ring },
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
    dot: { display: { md: 'none' } },
    address: { textStyle: 'meta', color: 'fg.muted', ...clamp(2) },
    total: { display: 'block', textAlign: 'right', fontWeight: 'semibold' },
    date: {
      display: 'block',
      textAlign: 'right',
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'regular',
      color: 'fg.muted',
    },
    packed: { display: 'block', textStyle: 'meta', color: 'fg.muted' },
    /** Money that waits for somebody stands out. */
    paid: {
      display: 'block',
      textAlign: 'right',
      textStyle: 'meta',
      color: 'fg.muted',
      whiteSpace: 'normal',
      '&:is([data-state=partly-paid], [data-state=refund-due])': { color: 'fg', fontWeight: 'semibold' },
    },
  },
});
