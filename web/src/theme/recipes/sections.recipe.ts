import { defineSlotRecipe } from '@chakra-ui/react';
import { gutter } from '../fragments';

/** Sections below each other. */
export const sections = defineSlotRecipe({
  slots: ['root', 'notice', 'message'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '20',
      paddingTop: '20',
      paddingBottom: '8',
    },
    notice: { paddingX: gutter },
    message: { textStyle: 'lead', paddingX: gutter, paddingBlock: '4' },
  },
});
