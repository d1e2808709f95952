import { defineSlotRecipe } from '@chakra-ui/react';
import { inset, pairs, wordButton } from '../../../theme/fragments';

const notice = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  background: 'bg.sunken',
  textStyle: 'small',
  '& > p': { flex: '1 1 16rem' },
} as const;

/** Product on the left, colours on the right; one column below 1024 px. */
export const productForm = defineSlotRecipe({
  slots: [
    'root',
    'column',
    'colors',
    'row',
    'choices',
    'pictures',
    'panel',
    'cleared',
    'notice',
    'remove',
    'picker',
  ],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
      columnGap: '12',
      rowGap: '8',
      alignItems: 'start',
      alignContent: 'start',
      flex: '1',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: { base: '4', sm: '8' },
      paddingBlock: '6',
    },
    column: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
    colors: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
    row: { display: 'grid', gridTemplateColumns: pairs, gap: '3', alignItems: 'start' },
    choices: {
      display: 'grid',
      gridTemplateColumns: pairs,
      columnGap: '3',
      rowGap: '5',
      alignItems: 'start',
    },
    pictures: {
      display: 'grid',
      gridTemplateColumns: pairs,
      gap: '3',
      alignItems: 'start',
    },
    panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5', paddingTop: '5' },
    cleared: { ...notice, flexShrink: 0, paddingBlock: '2', paddingInline: { base: '4', sm: '8' } },
    notice: {
      ...notice,
      gridColumn: '1 / -1',
      paddingBlock: '3',
      paddingInline: '4',
      '& > ul': { flexBasis: 'full' },
      '& li': { listStyle: 'none', display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' },
    },
    remove: {
      ...wordButton,
      justifySelf: 'start',
      textStyle: 'label',
      color: 'fg.muted',
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
    },
    // The swatch is small, its touch target is not.
    picker: {
      width: 'control.icon',
      height: 'control.icon',
      marginInline: '-3',
      padding: '0',
      border: 'none',
      background: 'transparent',
      cursor: 'pointer',
      appearance: 'none',
      outlineOffset: '-2px',
      '&::-webkit-color-swatch-wrapper': { padding: '3' },
      '&::-webkit-color-swatch': { border: 'none', boxShadow: inset(1, 'border.control') },
      '&::-moz-color-swatch': { border: 'none' },
    },
  },
});
