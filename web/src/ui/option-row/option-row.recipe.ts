import { defineSlotRecipe } from '@chakra-ui/react';
import { coveringInput, inset, ownColours, ring, transition } from '../../theme/fragments';

/** An 18 px box, circle or swatch before the text; the whole row is the target. */
export const optionRow = defineSlotRecipe({
  slots: ['root', 'input', 'box', 'words', 'label', 'hint', 'count', 'mark'],
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      color: 'fg.soft',
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
      '&:has(:checked)': { color: 'fg' },
    },
    input: coveringInput,
    box: {
      ...ownColours,
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: 'swatch.option',
      height: 'swatch.option',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.control'),
      color: 'transparent',
      ...transition('background-color, box-shadow'),
      '& svg': { width: '3', height: '3' },
      '&[data-shape=radio]': { borderRadius: 'round' },
      'input:focus-visible + &': ring,
      'input:checked + &': {
        '&[data-shape=checkbox]': { background: 'fg', color: 'fg.inverse', boxShadow: 'none' },
        '&[data-shape=radio]': { boxShadow: 'inset 0 0 0 6px {colors.fg}' },
        '&[data-shape=swatch]': { outline: '2px solid {colors.fg}', outlineOffset: '2px' },
      },
      'input:checked:focus-visible + &': { '&[data-shape=swatch]': { outlineOffset: '4px' } },
    },
    words: { flex: '1', minWidth: '0' },
    label: { display: 'block', 'input:checked ~ * > &': { fontWeight: 'semibold' } },
    hint: { display: 'block', textStyle: 'small', color: 'fg.muted' },
    count: {
      textStyle: 'numeric',
      fontSize: '0.8125rem',
      color: 'fg.muted',
      'input:checked ~ &': { fontWeight: 'semibold' },
    },
    mark: { display: 'grid', color: 'fg.muted', '& svg': { width: 'icon', height: 'icon' } },
  },
  variants: {
    size: {
      md: {
        root: { minHeight: 'option', '@media (pointer: coarse)': { minHeight: 'option.touch' } },
        label: { textStyle: 'nav', fontWeight: 'regular' },
      },
      lg: {
        root: { minHeight: 'payment.row' },
        words: { paddingBlock: '2' },
        label: { textStyle: 'body', fontWeight: 'medium' },
      },
    },
  },
});
