import { defineSlotRecipe } from '@chakra-ui/react';
import { coveringInput, inset, ring } from '../fragments';

/** A picture that a press or a dropped file replaces. */
export const imageField = defineSlotRecipe({
  slots: ['root', 'label', 'frame', 'input', 'preview', 'empty', 'veil', 'percent', 'row', 'file'],
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
    row: { display: 'flex', alignItems: 'center', gap: '1', minWidth: '0' },
    file: {
      position: 'relative',
      flex: '1',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control.icon',
      paddingInline: '3',
      textStyle: 'small',
      boxShadow: inset(1, 'border.control'),
      '&[data-wrong]': { boxShadow: inset(2, 'status.canceled') },
      '&:has(:focus-visible)': ring,
    },
    percent: { textStyle: 'numeric', fontSize: '0.9375rem', fontWeight: 'semibold' },
  },
});
