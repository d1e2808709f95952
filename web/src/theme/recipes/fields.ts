import { defineSlotRecipe } from '@chakra-ui/react';
import { errorWords, inset, transition } from './shared';

const input = {
  width: 'full',
  height: 'field',
  paddingInline: '4',
  borderRadius: 'sm',
  background: 'bg',
  color: 'fg',
  textStyle: 'body',
  boxShadow: inset(1, 'border.control'),
  appearance: 'none',
  ...transition('box-shadow'),
  '&:focus': { outline: 'none', boxShadow: inset(2, 'fg') },
  '&:focus-visible': { outline: 'none' },
  '&[aria-invalid=true]': { boxShadow: inset(2, 'status.canceled') },
  '&:disabled': { opacity: 'disabled', cursor: 'not-allowed' },
  '&::placeholder': { color: 'fg.muted', opacity: 1 },
} as const;

/** design-system.md section 3, "Fields". */
export const field = defineSlotRecipe({
  slots: [
    'root',
    'group',
    'row',
    'label',
    'control',
    'input',
    'select',
    'area',
    'leading',
    'trailing',
    'chevron',
    'hint',
    'error',
  ],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', flex: '1' },
    group: { display: 'flex', flexDirection: 'column', gap: '2' },
    row: { display: 'flex', gap: '3' },
    label: { textStyle: 'label', color: 'fg', alignSelf: 'start' },
    control: { position: 'relative' },
    input: { ...input, '&[data-trailing]': { paddingRight: '12' }, '&[data-leading]': { paddingLeft: '12' } },
    area: { ...input, display: 'block', height: 'auto', paddingBlock: '3', resize: 'vertical' },
    select: { ...input, paddingRight: '10', cursor: 'pointer', textOverflow: 'ellipsis' },
    leading: { position: 'absolute', insetBlock: '0', left: '4', display: 'flex', alignItems: 'center' },
    trailing: { position: 'absolute', insetBlock: '0', right: '1', display: 'flex', alignItems: 'center' },
    chevron: {
      position: 'absolute',
      insetBlock: '0',
      right: '4',
      display: 'flex',
      alignItems: 'center',
      pointerEvents: 'none',
      '& svg': { width: 'icon', height: 'icon' },
    },
    hint: { textStyle: 'small', color: 'fg.muted' },
    error: { ...errorWords, alignItems: 'flex-start' },
  },
});
