import { imageField } from '../../theme/recipes/back-office-products';
import { Spinner, useRecipeStyles } from '../../ui';

/**
 * Over a picture that is on its way: how much of it has been sent, then a ring while the shop draws it anew.
 *
 * @param share 0 to 1; not known when left out
 */
export function UploadVeil({ share = 0 }: { share?: number }) {
  const styles = useRecipeStyles(imageField);
  const percent = Math.floor(share * 100);
  const isSending = percent > 0 && percent < 100;
  return (
    <span className={styles.veil}>
      {!isSending && <Spinner label="Uploading" />}
      {isSending && (
        <span role="progressbar" aria-label="Uploading" aria-valuenow={percent} className={styles.percent}>
          {percent} %
        </span>
      )}
    </span>
  );
}
