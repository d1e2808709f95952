import { defineSlotRecipe } from '@chakra-ui/react';
import { inset } from '../../theme/fragments';

/** Minus, number, plus: 44 px buttons in one frame. */
export const stepper = defineSlotRecipe({
  slots: ['root', 'button', 'value'],
  base: {
    root: {
      display: 'inline-flex',
      alignItems: 'center',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.line'),
    },
    button: {
      display: 'grid',
      placeItems: 'center',
      width: 'control.icon',
      height: 'control.icon',
      borderRadius: 'sm',
      cursor: 'pointer',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '&[aria-disabled=true]': { color: 'border.control', cursor: 'not-allowed' },
    },
    value: { textStyle: 'numeric', fontSize: '0.9375rem', minWidth: '6', textAlign: 'center' },
  },
});
