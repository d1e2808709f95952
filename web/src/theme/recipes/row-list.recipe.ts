import { defineSlotRecipe } from '@chakra-ui/react';

/** Rows of words with a button, separated by lines. */
export const rowList = defineSlotRecipe({
  slots: ['message', 'list', 'row', 'words', 'name', 'here', 'line', 'bones', 'note'],
  base: {
    message: {
      textStyle: 'body',
      color: 'fg.soft',
      outline: 'none',
      '&:not(:empty)': { paddingBlock: '2' },
    },
    note: { paddingBlock: '2' },
    list: { listStyle: 'none' },
    row: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4',
      minHeight: 'list.row',
      paddingBlock: '3',
      borderTop: 'line',
      borderColor: 'border.line',
      '&:first-of-type': { borderTop: 'none' },
    },
    words: { flex: '1', minWidth: '0' },
    name: { textStyle: 'title', overflowWrap: 'anywhere' },
    here: { textStyle: 'title', color: 'status.completed', whiteSpace: 'nowrap' },
    line: { display: 'block', textStyle: 'meta', color: 'fg.muted', overflowWrap: 'anywhere' },
    bones: { display: 'flex', flexDirection: 'column', gap: '2', flex: '1' },
  },
});
