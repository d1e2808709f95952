import { defineSlotRecipe } from '@chakra-ui/react';
import { chosenWord, clamp, coveringInput, inset, ring, transition } from '../fragments';

/** A text button with an icon and no frame. */
const wordButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control.icon',
  cursor: 'pointer',
  '& svg': { width: 'icon', height: 'icon' },
} as const;

/** Two fields next to each other if both fit. */
const pairs = 'repeat(auto-fit, minmax(min(100%, max(8.5rem, 40%)), 1fr))';

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
  slots: ['root', 'column', 'row', 'choices', 'pictures', 'panel', 'cleared', 'notice', 'remove', 'picker'],
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

/** The colours as tabs over a line, with a bar below the present one. */
export const colorTabs = defineSlotRecipe({
  slots: ['root', 'list', 'tab', 'swatch', 'name', 'add'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      justifySelf: 'start',
      maxWidth: 'full',
      boxShadow: 'inset 0 -1px 0 0 {colors.border.line}',
    },
    list: { display: 'flex', flexWrap: 'wrap', minWidth: '0' },
    tab: {
      ...wordButton,
      maxWidth: 'full',
      paddingRight: '5',
      textStyle: 'nav',
      color: 'fg.muted',
      '&[aria-selected=true]': chosenWord,
      '&[data-wrong]': { color: 'status.canceled' },
      '@media (hover: hover)': { '&:hover': { color: 'fg' } },
    },
    swatch: {
      flexShrink: 0,
      width: '3',
      height: '3',
      boxShadow: inset(1, 'border.control'),
      backgroundClip: 'border-box',
    },
    name: { ...clamp(1) },
    add: {
      ...wordButton,
      paddingRight: '4',
      textStyle: 'nav',
      '&:disabled': { opacity: 'disabled', cursor: 'not-allowed' },
    },
  },
});

/** A picture that a press or a dropped file replaces. */
export const imageField = defineSlotRecipe({
  slots: ['root', 'label', 'frame', 'input', 'preview', 'empty', 'veil', 'percent'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2', minWidth: '0' },
    label: { textStyle: 'label', justifySelf: 'start' },
    frame: {
      position: 'relative',
      display: 'block',
      aspectRatio: 'form',
      overflow: 'hidden',
      '&[data-empty]': { boxShadow: inset(1, 'border.control') },
      '&[data-wrong]': { boxShadow: inset(2, 'status.canceled') },
      '&:has(:focus-visible)': ring,
    },
    input: coveringInput,
    preview: { width: 'full', height: 'full', objectFit: 'cover' },
    empty: {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      color: 'fg',
      '& svg': { width: 'icon.lg', height: 'icon.lg' },
    },
    veil: {
      position: 'absolute',
      inset: '0',
      display: 'grid',
      placeItems: 'center',
      background: 'scrim',
      color: 'fg.onSolid',
    },
    percent: { textStyle: 'numeric', fontSize: '0.9375rem', fontWeight: 'semibold' },
  },
});

/** Six tiles, 4 px apart; the last one adds a picture. */
export const detailImages = defineSlotRecipe({
  slots: ['root', 'label', 'count', 'grid', 'tile', 'remove'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2' },
    label: { textStyle: 'label' },
    count: { color: 'fg.muted' },
    grid: {
      display: 'grid',
      gridTemplateColumns: { base: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
      gap: '1',
      listStyle: 'none',
    },
    tile: {
      position: 'relative',
      aspectRatio: 'tile',
      overflow: 'hidden',
      '&[data-add]': { boxShadow: inset(1, 'border.control') },
      '&:has(:focus-visible)': ring,
    },
    remove: {
      position: 'absolute',
      top: '0',
      right: '0',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      background: 'bg',
      color: 'fg',
      cursor: 'pointer',
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      // A touch target of 44 px.
      '&::after': { content: '""', position: 'absolute', inset: '-10px' },
    },
  },
});

/** Size, quantity, the button, and a chip for each size: 36 px high, with a touch target of 44. */
export const sizeChips = defineSlotRecipe({
  slots: ['root', 'fields', 'chips', 'chip', 'size', 'quantity'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    fields: {
      display: 'grid',
      gridTemplateColumns: {
        base: pairs,
        sm: 'repeat(2, minmax(0, 1fr)) auto',
      },
      gap: '3',
      alignItems: 'start',
      // Aligned with the fields, below their labels' height, so that a message below a field moves none of the three.
      '& > button': {
        minHeight: 'field',
        gridColumn: { base: '1 / -1', sm: 'auto' },
        marginTop: { sm: '1.75rem' },
      },
    },
    chips: { display: 'flex', flexWrap: 'wrap', gap: '1', listStyle: 'none' },
    chip: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '2.25rem',
      '@media (pointer: coarse)': { minHeight: 'option.touch' },
      paddingInline: '3',
      borderRadius: 'sm',
      boxShadow: inset(1, 'border.line'),
      textStyle: 'numeric',
      fontSize: '0.875rem',
      cursor: 'pointer',
      ...transition('box-shadow'),
      '& svg': { width: 'icon.sm', height: 'icon.sm' },
      '@media (hover: hover)': { '&:hover': { boxShadow: inset(1, 'fg') } },
    },
    size: { fontWeight: 'semibold' },
    quantity: { color: 'fg.muted', '&[data-none]': { color: 'status.canceled', fontWeight: 'semibold' } },
  },
});

/** The form's footer: messages, then the buttons. */
export const formFooter = defineSlotRecipe({
  slots: ['root', 'words', 'buttons'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      flexShrink: 0,
      borderTop: 'line',
      borderColor: 'border.line',
      paddingBlock: '3',
      paddingInline: { base: '4', sm: '8' },
    },
    words: {
      flex: '1 1 16rem',
      minWidth: '0',
      textStyle: 'small',
      color: 'fg.muted',
      ...clamp(2),
      '&[data-wrong]': { color: 'status.canceled', textStyle: 'label', display: 'block' },
    },
    buttons: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1',
      marginLeft: 'auto',
      width: { base: 'full', sm: 'auto' },
      '& > button': { flex: { base: '1', sm: 'none' }, minWidth: { sm: '6.25rem' } },
    },
  },
});
