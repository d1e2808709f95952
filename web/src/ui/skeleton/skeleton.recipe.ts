import { defineSlotRecipe } from '@chakra-ui/react';

export const skeleton = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: { display: 'block', background: 'bg.sunken', animation: 'pulse 1600ms ease-in-out infinite' },
  },
  variants: {
    shape: { tile: { root: { aspectRatio: 'tile', width: 'full' } }, line: { root: { height: '3' } } },
    length: {
      short: { root: { width: '30%' } },
      medium: { root: { width: '62%' } },
      full: { root: { width: 'full' } },
    },
  },
  defaultVariants: { length: 'full' },
});
