import { defineSlotRecipe } from '@chakra-ui/react';

/** A quiet line that opens a form of one column. */
export const sizeWait = defineSlotRecipe({
  slots: ['root', 'opener', 'body', 'form', 'waits', 'note'],
  base: {
    root: { textStyle: 'meta', color: 'fg.muted' },
    opener: {
      minHeight: '8',
      color: 'fg',
      cursor: 'pointer',
      textAlign: 'left',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
      '@media (pointer: coarse)': { minHeight: 'control.icon' },
    },
    body: { paddingTop: '3' },
    form: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
    waits: {
      listStyle: 'none',
      color: 'fg',
      '& li': { display: 'flex', alignItems: 'center', columnGap: '3' },
    },
    note: { textWrap: 'pretty', overflowWrap: 'anywhere' },
  },
});
