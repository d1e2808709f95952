import { i18n } from '../../../lib/i18n';
import { imageField } from '../../../theme/recipes/image-field.recipe';
import { Spinner, recipeClasses } from '../../../ui';

/**
 * Covers an uploading picture: shows the uploaded share, then a spinner while the server encodes it anew.
 *
 * @param share 0 to 1; omit it when it is not known
 */
export function UploadProgress({ share = 0 }: { share?: number }) {
  const styles = recipeClasses(imageField);
  const percent = Math.floor(share * 100);
  const isSending = percent > 0 && percent < 100;
  return (
    <span className={styles.veil}>
      {!isSending && <Spinner label={i18n.t('Uploading')} />}
      {isSending && (
        <span
          role="progressbar"
          aria-label={i18n.t('Uploading')}
          aria-valuenow={percent}
          className={styles.percent}
        >
          {percent} %
        </span>
      )}
    </span>
  );
}
