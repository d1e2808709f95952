import { useEffect, useRef } from 'react';
import { i18n } from '../../../lib/i18n';
import { Button, recipeClasses } from '../../../ui';
import { recoveryCodes } from './recovery-codes.recipe';

export interface RecoveryCodesProps {
  /** Ten codes. */
  codes: readonly string[];
  /** They replace earlier codes. */
  renewed?: boolean;
  /** Copies all codes. */
  onCopy: () => void;
  /** Downloads all codes as a file. */
  onDownload: () => void;
  /** Called when the customer has stored them. */
  onSaved: () => void;
  /** The result of copying, in one sentence; '' for none. */
  message?: string;
}

/** The recovery codes, which are shown only once. They take the focus from the form that they replace. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const { codes, renewed, onCopy, onDownload, onSaved, message } = props;
  const styles = recipeClasses(recoveryCodes);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} className={styles.root} role="group" aria-label={i18n.t('Recovery codes')} tabIndex={-1}>
      <p className={styles.text}>
        <strong>
          {renewed
            ? i18n.t('Your old recovery codes no longer work. Save the new ones.')
            : i18n.t('Two-step sign-in is on. Save your recovery codes.')}
        </strong>{' '}
        {i18n.t('Each signs you in once when you have no phone at hand. They are shown only now.')}
      </p>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="outline" size="tool" onClick={onCopy}>
          {i18n.t('Copy the codes')}
        </Button>
        <Button variant="outline" size="tool" onClick={onDownload}>
          {i18n.t('Download the codes')}
        </Button>
        <Button size="tool" onClick={onSaved}>
          {i18n.t('I have saved them')}
        </Button>
      </div>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </div>
  );
}
