import { defineSlotRecipe } from '@chakra-ui/react';
import { ring } from '../fragments';

/** Links in a row, each a figure and what it counts. */
export const moneyLinks = defineSlotRecipe({
  slots: ['root', 'link', 'figure'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1', marginBottom: '4' },
    link: {
      display: 'inline-flex',
      alignItems: 'center',
      textAlign: 'left',
      cursor: 'pointer',
      gap: '2',
      minHeight: 'control.icon',
      textStyle: 'label',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      '&:focus-visible': ring,
    },
    figure: { textStyle: 'numeric', fontWeight: 'semibold' },
  },
});
