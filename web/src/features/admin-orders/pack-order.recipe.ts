import { defineSlotRecipe } from '@chakra-ui/react';

/** What stands over the pairs, and what is said once they are packed, which takes the focus without being pressed. */
export const packOrder = defineSlotRecipe({
  slots: ['tools', 'done'],
  base: {
    tools: { display: 'flex', flexWrap: 'wrap', gap: '2', paddingBlock: '3' },
    done: { paddingTop: '3', outline: 'none' },
  },
});
