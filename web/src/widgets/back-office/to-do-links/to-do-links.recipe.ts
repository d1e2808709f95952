import { defineSlotRecipe } from '@chakra-ui/react';
import { ring } from '../../../theme/fragments';

/** Links in a row, two beside each other on a phone: a figure above what it counts. */
export const toDoLinks = defineSlotRecipe({
  slots: ['root', 'link', 'figure', 'text', 'nothing'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: {
        base: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
      },
      columnGap: { base: '4', sm: '6' },
      rowGap: '3',
      marginBottom: { base: '6', sm: '8' },
    },
    link: {
      display: 'flex',
      flexDirection: 'column',
      minHeight: 'control.icon',
      paddingTop: '2',
      borderTop: 'line',
      borderTopColor: 'fg',
      '&:focus-visible': ring,
      '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
    },
    figure: { textStyle: 'numeric', fontSize: '1.5rem', lineHeight: '2rem', fontWeight: 'semibold' },
    text: { textStyle: 'label', color: 'fg.muted' },
    nothing: { textStyle: 'body', color: 'fg.muted', marginBottom: { base: '6', sm: '8' } },
  },
});
