import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

export const orderModal = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '8', paddingX: gutter, paddingBottom: '6' },
  },
});
