import { defineKeyframes } from '@chakra-ui/react';

/** Animations: 24 px and a fade for overlays, three times 4 px for a shake, and a rotating ring. */
export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  fadeIn: { from: { opacity: 0 }, to: { opacity: 1 } },
  fadeOut: { from: { opacity: 1 }, to: { opacity: 0 } },
  enterFromEnd: {
    from: { opacity: 0, transform: 'translateX(24px)' },
    to: { opacity: 1, transform: 'none' },
  },
  enterFromTop: {
    from: { opacity: 0, transform: 'translateY(-24px)' },
    to: { opacity: 1, transform: 'none' },
  },
  enterFromBottom: {
    from: { opacity: 0, transform: 'translateY(24px)' },
    to: { opacity: 1, transform: 'none' },
  },
  pulse: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.6 } },
  shake: {
    '0%, 100%': { transform: 'none' },
    '16%, 50%, 83%': { transform: 'translateX(-4px)' },
    '33%, 66%': { transform: 'translateX(4px)' },
  },
});
