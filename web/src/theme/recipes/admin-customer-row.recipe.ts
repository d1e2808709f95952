import { defineSlotRecipe } from '@chakra-ui/react';
import { clamp, inset } from '../fragments';

/** The phone as id, the name above the e-mail address, a round dot for a live sign-in. */
export const adminCustomerRow = defineSlotRecipe({
  slots: ['id', 'name', 'email', 'address', 'active', 'date'],
  base: {
    id: { textStyle: 'numeric', fontSize: '0.875rem' },
    name: { textStyle: 'title', fontSize: { base: '0.9375rem', md: '0.875rem' }, overflowWrap: 'anywhere' },
    email: {
      textStyle: 'small',
      color: { md: 'fg.muted' },
      overflow: { md: 'hidden' },
      textOverflow: 'ellipsis',
      whiteSpace: { md: 'nowrap' },
      overflowWrap: 'anywhere',
    },
    address: { textStyle: 'meta', color: 'fg.muted', ...clamp(2) },
    active: {
      display: 'inline-block',
      width: 'status',
      height: 'status',
      borderRadius: 'round',
      boxShadow: inset(2, 'border.control'),
      '&[data-on]': { background: 'status.completed', boxShadow: 'none' },
    },
    date: {
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      fontWeight: 'regular',
      color: 'fg.muted',
      whiteSpace: 'nowrap',
    },
  },
});
