import { defineSlotRecipe } from '@chakra-ui/react';

/** A text field with the commands or places below it; the selected one is inverted. */
export const commandPalette = defineSlotRecipe({
  slots: ['root'],
  base: {
    root: {
      paddingBottom: '3',
      '& [cmdk-input]': {
        width: 'full',
        height: 'control.lg',
        paddingInline: { base: '4', sm: '6' },
        paddingRight: { base: '16', sm: '16' },
        background: 'transparent',
        color: 'fg',
        textStyle: 'body',
        borderBottom: 'line',
        borderColor: 'fg',
        outline: 'none',
        _placeholder: { color: 'fg.muted', opacity: 1 },
      },
      '& [cmdk-list]': { maxHeight: '60vh', overflowY: 'auto', padding: '3' },
      '& [cmdk-item]': {
        display: 'flex',
        alignItems: 'center',
        minHeight: 'control.icon',
        gap: '3',
        paddingInline: '3',
        borderRadius: 'sm',
        textStyle: 'label',
        cursor: 'pointer',
        '& [data-what]': { marginLeft: 'auto', textStyle: 'meta' },
        '&[data-selected=true]': { background: 'fg', color: 'fg.inverse' },
      },
      '& [cmdk-empty]': { padding: '3', textStyle: 'small', color: 'fg.muted' },
    },
  },
});
