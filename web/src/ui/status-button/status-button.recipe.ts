import { defineSlotRecipe } from '@chakra-ui/react';
import { transition } from '../../theme/fragments';

/** Label and icon share a grid cell, so that the button keeps the label's width. */
export const statusButton = defineSlotRecipe({
  slots: ['stack', 'label', 'mark'],
  base: {
    stack: { display: 'grid', placeItems: 'center', '& > *': { gridArea: '1 / 1' } },
    label: { ...transition('opacity'), '&[data-covered]': { opacity: 0 } },
    mark: {
      display: 'inline-grid',
      placeItems: 'center',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
    },
  },
});
