import { Spinner, useStyles } from '../ui';
import { useEscape } from './use-escape';

/** In an overlay's place until its code has arrived, so that a press is answered at once. */
export function OverlayPending({ onClose }: { onClose: () => void }) {
  const styles = useStyles('shell');
  useEscape(onClose);
  return (
    <div className={styles.overlayWaiting} onClick={onClose}>
      <div className={styles.overlayBox}>
        <Spinner label="Opening" />
      </div>
    </div>
  );
}
