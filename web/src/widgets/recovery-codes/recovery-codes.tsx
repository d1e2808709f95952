import { useEffect, useRef } from 'react';
import { recoveryCodes } from '../../theme/recipes/account';
import { Button, useRecipeStyles } from '../../ui';

export interface RecoveryCodesProps {
  /** Ten texts. */
  codes: readonly string[];
  /** They take the place of earlier ones. */
  renewed?: boolean;
  /** Copies all codes. */
  onCopy: () => void;
  /** Saves all codes as a file. */
  onDownload: () => void;
  /** They need not be shown any more. */
  onSaved: () => void;
  /** What became of the copying, in one sentence; '' for nothing. */
  said?: string;
}

/** The recovery codes, the one time they are shown. They take the focus from the form that they follow. */
export function RecoveryCodes(props: RecoveryCodesProps) {
  const { codes, renewed, onCopy, onDownload, onSaved, said } = props;
  const styles = useRecipeStyles(recoveryCodes);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} className={styles.root} role="group" aria-label="Recovery codes" tabIndex={-1}>
      <p className={styles.text}>
        <strong>
          {renewed
            ? 'Your old recovery codes no longer work. Save the new ones.'
            : 'Two-step sign-in is on. Save your recovery codes.'}
        </strong>{' '}
        Each signs you in once when you have no phone at hand. They are shown only now.
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
          Copy the codes
        </Button>
        <Button variant="outline" size="tool" onClick={onDownload}>
          Download the codes
        </Button>
        <Button size="tool" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
