import { Box } from '@chakra-ui/react';
import { Spinner } from '../ui';
import { useEscape } from './use-escape';

/** In an overlay's place until its code has arrived, so that a press is answered at once. */
export function OverlayPending({ onClose }: { onClose: () => void }) {
  useEscape(onClose);
  return (
    <Box
      position="fixed"
      inset="0"
      zIndex="overlay"
      background="scrim"
      display="grid"
      placeItems="center"
      onClick={onClose}
    >
      <Box background="bg" padding="6" boxShadow="overlay">
        <Spinner label="Opening" />
      </Box>
    </Box>
  );
}
