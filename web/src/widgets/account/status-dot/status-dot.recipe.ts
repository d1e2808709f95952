import { defineSlotRecipe } from '@chakra-ui/react';

export const statusDot = defineSlotRecipe({
  slots: ['root', 'dot'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'title' },
    dot: { width: 'status', height: 'status', background: 'current', flexShrink: 0 },
  },
  variants: {
    status: {
      pending: { root: { color: 'status.pending' } },
      delivering: { root: { color: 'status.delivering' } },
      completed: { root: { color: 'status.completed' } },
      canceled: { root: { color: 'status.canceled' } },
    },
  },
});
