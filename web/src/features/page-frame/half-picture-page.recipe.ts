import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

/** The picture above the form, or beside it from 1024 px on. */
export const halfPicturePage = defineSlotRecipe({
  slots: ['root', 'picture', 'cover', 'half', 'form'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
      minHeight: { md: 'screen.rest' },
    },
    picture: { position: 'relative', height: { base: '31vh', md: 'auto' }, background: 'bg.tile' },
    cover: { position: 'absolute', inset: '0' },
    half: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: { md: 'center' },
      paddingX: gutter,
      paddingY: { base: '8', md: '16' },
    },
    form: { width: 'full', maxWidth: { md: 'form' } },
  },
});
