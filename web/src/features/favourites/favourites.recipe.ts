import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

/** A title over a grid of cards, each with what is left of it and its buttons. */
export const favourites = defineSlotRecipe({
  slots: ['root', 'grid', 'sizes', 'buttons', 'unsaved', 'empty'],
  base: {
    root: { paddingTop: { base: '8', md: '12' }, paddingBottom: '8', '& > *': { paddingX: gutter } },
    grid: { marginTop: '8' },
    sizes: {
      textStyle: 'meta',
      color: 'fg.muted',
      marginTop: '2',
      paddingLeft: 'var(--card-inset)',
      paddingRight: '3',
    },
    buttons: {
      display: 'flex',
      gap: '1',
      marginTop: '3',
      paddingLeft: 'var(--card-inset)',
      paddingRight: '3',
      '& > a': { flex: '1', minWidth: '0' },
    },
    unsaved: { marginTop: '2', paddingLeft: 'var(--card-inset)', paddingRight: '3' },
    empty: { display: 'flex', flexDirection: 'column', gap: '10', marginTop: '8' },
  },
});
