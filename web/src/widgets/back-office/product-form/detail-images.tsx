import { ImagePlus, X } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { i18n } from '../../../lib/i18n';
import { DRAFT_LIMITS } from '../../../lib/product-draft';
import { imageField } from '../../../theme/recipes/image-field.recipe';
import { FieldError, TilePicture, recipeClasses } from '../../../ui';
import { UploadProgress } from './upload-progress';
import { detailImages } from './detail-images.recipe';

export interface DetailImagesProps {
  /** Stored paths; the first picture represents the colour. */
  images: readonly string[];
  /** Pictures that are uploading, shown under a spinner. */
  previews: readonly string[];
  /** The uploaded share of them, 0 to 1. */
  share?: number;
  /** Why a picture was refused. */
  error?: string;
  /** Called when files are chosen or dropped. */
  onFiles: (files: File[]) => void;
  /** Called with the path to remove. */
  onRemove: (path: string) => void;
}

/** A colour's pictures, at most six; then the tile that adds one is hidden (rule U2). */
export function DetailImages({ images, previews, share, error, onFiles, onRemove }: DetailImagesProps) {
  const styles = recipeClasses(detailImages);
  const count = images.length + previews.length;
  const id = useId();
  return (
    <div className={styles.root}>
      <p className={styles.label}>
        {i18n.t('Detail images')}{' '}
        <span className={styles.count}>
          {count} / {DRAFT_LIMITS.images}
        </span>
      </p>
      <ul className={styles.grid}>
        {images.map((path, index) => (
          <Stored key={path} path={path} number={index + 1} onRemove={onRemove} />
        ))}
        {previews.map((preview) => (
          <Coming key={preview} preview={preview} share={share} />
        ))}
        {count < DRAFT_LIMITS.images && (
          <Adding onFiles={onFiles} isBusy={previews.length > 0} note={error && `${id}-note`} />
        )}
      </ul>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  );
}

interface StoredProps extends Pick<DetailImagesProps, 'onRemove'> {
  path: string;
  number: number;
}

function Stored({ path, number, onRemove }: StoredProps) {
  const styles = recipeClasses(detailImages);
  return (
    <li className={styles.tile}>
      <TilePicture path={path} alt={i18n.t('Image {number}', { number })} sizes="6rem" />
      <button
        type="button"
        className={styles.remove}
        aria-label={i18n.t('Remove image {number}', { number })}
        onClick={() => onRemove(path)}
      >
        <X aria-hidden strokeWidth={1.6} />
      </button>
    </li>
  );
}

function Coming({ preview, share }: { preview: string; share?: number }) {
  const styles = recipeClasses(detailImages);
  const image = recipeClasses(imageField);
  return (
    <li className={styles.tile}>
      <img src={preview} alt="" className={image.preview} />
      <UploadProgress share={share} />
    </li>
  );
}

interface AddingProps extends Pick<DetailImagesProps, 'onFiles'> {
  isBusy: boolean;
  note?: string;
}

function Adding({ onFiles, isBusy, note }: AddingProps) {
  const styles = recipeClasses(detailImages);
  const image = recipeClasses(imageField);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <li className={styles.tile} data-add>
      <span className={image.empty} aria-hidden>
        <ImagePlus strokeWidth={1.6} />
      </span>
      <input
        type="file"
        accept="image/*"
        multiple
        aria-label={i18n.t('Detail images')}
        aria-describedby={note}
        className={image.input}
        disabled={isBusy}
        onChange={onChange}
      />
    </li>
  );
}
