import { defineSlotRecipe } from '@chakra-ui/react';

/** Between which days an order arrives, and the choice of the province. */
export const deliveryDays = defineSlotRecipe({
  slots: ['root', 'days', 'place', 'select'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      // The days come after the page, and move nothing.
      minHeight: '12',
      textStyle: 'small',
    },
    days: { color: 'fg', fontWeight: 'medium' },
    place: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '2', color: 'fg.muted' },
    select: {
      minHeight: '6',
      maxWidth: 'full',
      background: 'transparent',
      color: 'fg',
      cursor: 'pointer',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      '& option': { background: 'bg', color: 'fg' },
      '@media (pointer: coarse)': { minHeight: 'control.icon' },
    },
  },
});
