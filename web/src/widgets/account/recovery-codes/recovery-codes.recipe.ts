import { defineSlotRecipe } from '@chakra-ui/react';

/** Ten codes in two columns. */
export const recoveryCodes = defineSlotRecipe({
  slots: ['root', 'text', 'list', 'code', 'actions', 'message'],
  base: {
    root: { outline: 'none' },
    text: {
      textStyle: 'body',
      color: 'fg.soft',
      textWrap: 'pretty',
      '& strong': { color: 'fg', fontWeight: 'semibold' },
    },
    list: {
      listStyle: 'none',
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
      columnGap: '4',
      marginTop: '4',
      paddingBlock: '2',
      borderBlock: 'line',
      borderColor: 'border.line',
    },
    code: {
      textStyle: 'numeric',
      fontSize: '0.9375rem',
      lineHeight: '2rem',
      fontWeight: 'semibold',
      userSelect: 'all',
      whiteSpace: 'nowrap',
    },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '1', marginTop: '4' },
    message: { textStyle: 'small', color: 'fg.soft', '&:not(:empty)': { marginTop: '2' } },
  },
});
