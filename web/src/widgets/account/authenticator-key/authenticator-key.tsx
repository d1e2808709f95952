import { i18n } from '../../../lib/i18n';
import { Button, ErrorNotice, Spinner, recipeClasses } from '../../../ui';
import { authenticatorKey } from './authenticator-key.recipe';

export interface AuthenticatorKeyProps {
  /** The secret in Base32. */
  secret: string;
  /** The QR code as a data URL; undefined until it is drawn. */
  image?: string;
  /** The QR code could not be drawn; the text still works. */
  hasFailed?: boolean;
  /** Draws the QR code again. */
  onRetry: () => void;
  /** Copies the key. */
  onCopy: () => void;
  /** The result of copying, in one sentence; '' for none. */
  message?: string;
}

/** The QR code for an authenticator app, and its key as a text to copy or type. */
export function AuthenticatorKey({
  secret,
  image,
  hasFailed,
  onRetry,
  onCopy,
  message,
}: AuthenticatorKeyProps) {
  const styles = recipeClasses(authenticatorKey);
  return (
    <div className={styles.root}>
      <p className={styles.text}>
        {i18n.t(
          'Scan this with an authenticator app on your phone, such as Google Authenticator. Then enter the code that the app shows.',
        )}
      </p>
      {hasFailed ? (
        <ErrorNotice
          title={i18n.t('The QR code could not be drawn.')}
          advice={i18n.t('Type the key into your app, or try again.')}
          onRetry={onRetry}
        />
      ) : (
        <div className={styles.frame}>
          {image ? (
            <img
              src={image}
              alt={i18n.t('QR code for your authenticator app')}
              className={styles.picture}
              data-qr
            />
          ) : (
            <Spinner label={i18n.t('Drawing the QR code')} />
          )}
        </div>
      )}
      <div>
        <p className={styles.label}>{i18n.t('No camera? Type this key into the app.')}</p>
        <p className={styles.secret}>{groupsOf(secret)}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="outline" size="tool" onClick={onCopy}>
          {i18n.t('Copy the key')}
        </Button>
        <p role="status" className={styles.message}>
          {message}
        </p>
      </div>
    </div>
  );
}

/** Groups of four characters, which are easier to type; authenticator apps ignore the spaces. */
function groupsOf(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ');
}
