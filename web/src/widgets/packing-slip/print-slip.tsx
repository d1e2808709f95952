import { chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Printer } from 'lucide-react';
import { createPortal } from 'react-dom';
import { Button } from '../../ui';
import { type PackedOrder, PackingSlip } from './packing-slip';

/** On paper the sheet replaces the page behind it. */
const ALONE = { '@media print': { 'body > :not([data-print-sheet])': { display: 'none !important' } } };

/** Prints an order's packing slip. While it is mounted, the browser's own print command prints the slip too. */
export function PrintSlip({ order }: { order: PackedOrder }) {
  return (
    <>
      <Button variant="outline" size="tool" icon={Printer} onClick={() => window.print()}>
        Print packing slip
      </Button>
      {createPortal(
        <chakra.div data-print-sheet display="none" _print={{ display: 'block' }}>
          <Global styles={ALONE} />
          <PackingSlip order={order} />
        </chakra.div>,
        document.body,
      )}
    </>
  );
}
