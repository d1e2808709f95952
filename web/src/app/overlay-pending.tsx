import { i18n } from '../lib/i18n';
import { Spinner, recipeClasses } from '../ui';
import { shell } from './shell.recipe';
import { useEscape } from './use-escape';

/** Stands in for an overlay until its code has loaded, so that a press reacts at once. */
export function OverlayPending({ onClose }: { onClose: () => void }) {
  const styles = recipeClasses(shell);
  useEscape(onClose);
  return (
    <div className={styles.overlayWaiting} onClick={onClose}>
      <div className={styles.overlayBox}>
        <Spinner label={i18n.t('Opening')} />
      </div>
    </div>
  );
}
