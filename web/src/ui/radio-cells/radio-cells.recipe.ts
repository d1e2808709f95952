import { defineSlotRecipe } from '@chakra-ui/react';
import { coveringInput, diagonalDown, ownColours, ring, transition } from '../../theme/fragments';

/** Five cells in a row with shared borders. */
export const radioCells = defineSlotRecipe({
  slots: ['head', 'label', 'unit', 'grid', 'cell', 'input'],
  base: {
    head: { display: 'flex', justifyContent: 'space-between', marginBottom: '2' },
    label: { textStyle: 'title' },
    unit: { textStyle: 'small', color: 'fg.muted' },
    grid: { display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: '1px', padding: '1px' },
    cell: {
      ...ownColours,
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      height: 'control',
      textStyle: 'numeric',
      fontWeight: 'semibold',
      fontSize: '0.9375rem',
      color: 'fg',
      outline: '1px solid {colors.border.control}',
      ...transition('background-color, color'),
      '@media (hover: hover)': { '&:hover:has(:enabled:not(:checked))': { background: 'bg.sunken' } },
      '&:has(:checked)': { background: 'fg', color: 'fg.inverse', outlineColor: 'fg' },
      '&:has(:disabled)': { color: 'fg.muted', backgroundImage: diagonalDown('border.control') },
      '&:has(:focus-visible)': { ...ring, zIndex: 1 },
    },
    input: coveringInput,
  },
});
