import { defineSlotRecipe } from '@chakra-ui/react';
import { transition } from '../../theme/fragments';

export const tilePicture = defineSlotRecipe({
  slots: ['frame', 'picture'],
  base: {
    frame: { display: 'block', overflow: 'hidden', background: 'bg.tile' },
    picture: {
      display: 'block',
      width: 'full',
      height: 'full',
      objectFit: 'cover',
      filter: 'var(--picture-filter)',
      // Hides the alternative text of a failed picture on its tile.
      color: 'transparent',
      ...transition('opacity'),
      '&[data-dimmed]': { opacity: 'dimmed' },
    },
  },
  variants: {
    ratio: {
      tile: { frame: { aspectRatio: 'tile' } },
      form: { frame: { aspectRatio: 'form' } },
      fill: { frame: { height: 'full', width: 'full' } },
    },
  },
});
