import { useEffect } from 'react';
import { i18n } from '../lib/i18n';
import { Button, ErrorNotice, recipeClasses } from '../ui';
import type { OverlayFrame } from '../ui/overlay/overlay';
import { shell } from './shell.recipe';
import { useEscape } from './use-escape';

interface OverlayFailureProps extends OverlayFrame {
  onRetry: () => void;
}

/** Stands in for an overlay that failed. It is not a dialog, since the dialogs' code may be what did not load. */
export function OverlayFailure({ open, onClose, onExitComplete, onRetry }: OverlayFailureProps) {
  const styles = recipeClasses(shell);
  useEscape(onClose);
  useEffect(() => {
    if (!open) onExitComplete();
  });
  if (!open) return null;
  return (
    <div className={styles.overlayFailure}>
      <ErrorNotice
        title={i18n.t('This could not be opened.')}
        advice={i18n.t('Check your connection and try again.')}
        onRetry={onRetry}
        action={
          <Button variant="outline" onClick={onClose}>
            {i18n.t('Close')}
          </Button>
        }
      />
    </div>
  );
}
