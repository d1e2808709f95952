import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../fragments';

/** A large title, and a column that is easy to read beside a picture. */
export const textPage = defineSlotRecipe({
  slots: ['root', 'columns', 'picture', 'column', 'block', 'text', 'action', 'row'],
  base: {
    root: { paddingX: gutter, paddingTop: { base: '8', md: '12' }, paddingBottom: '8' },
    // At a desk the picture stands beside the text, and stays while one reads.
    columns: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      gap: { base: '8', md: '12' },
      marginTop: { base: '8', md: '12' },
      alignItems: 'start',
    },
    picture: {
      order: { md: 1 },
      position: { md: 'sticky' },
      top: '8',
      // The posters' shoes stand on the right.
      '& img': { objectPosition: 'right' },
    },
    column: {
      display: 'flex',
      flexDirection: 'column',
      gap: '12',
      maxWidth: 'text',
    },
    block: { scrollMarginTop: '8' },
    text: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      marginTop: '4',
      color: 'fg.soft',
      textWrap: 'pretty',
      // The block's own line replaces the list's.
      '& > dl': { borderTop: 'none' },
    },
    action: { marginTop: '8' },
    row: { marginTop: '12' },
  },
});
