import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../../theme/fragments';

/** On a phone the filters cover the screen. */
export const filterSheet = defineSlotRecipe({
  slots: ['root'],
  base: { root: { paddingX: gutter } },
});
