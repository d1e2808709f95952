import { ImagePlus } from 'lucide-react';
import { type ChangeEvent, useId } from 'react';
import { imageField } from '../../../theme/recipes/image-field.recipe';
import { FieldError, TilePicture, recipeClasses } from '../../../ui';
import { UploadProgress } from './upload-progress';

export interface ImageFieldProps {
  /** The visible label, above the picture. */
  label: string;
  /** A stored path; '' when there is no picture yet. */
  path: string;
  /** Shown under a spinner while the picture uploads. */
  preview?: string;
  /** The uploaded share, 0 to 1. */
  share?: number;
  /** Why the picture was refused. */
  error?: string;
  /** Called when a file is chosen or dropped. */
  onFile: (file: File) => void;
}

/** One picture of a product, 16:10. A press on it, or a file dropped on it, replaces it. */
export function ImageField({ label, path, preview, share, error, onFile }: ImageFieldProps) {
  const styles = recipeClasses(imageField);
  const id = useId();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Lets the person choose the same file again after a failure.
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  const shown = preview ?? path;
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.frame} data-empty={shown ? undefined : ''} data-wrong={error ? '' : undefined}>
        {shown ? <Picture path={path} preview={preview} share={share} /> : <Empty />}
        <input
          type="file"
          accept="image/*"
          id={id}
          className={styles.input}
          disabled={preview !== undefined}
          aria-describedby={error ? `${id}-note` : undefined}
          onChange={onChange}
        />
      </div>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  );
}

function Picture({ path, preview, share }: Pick<ImageFieldProps, 'path' | 'preview' | 'share'>) {
  const styles = recipeClasses(imageField);
  if (preview === undefined) return <TilePicture path={path} alt="" ratio="form" sizes="16rem" />;
  return (
    <>
      <img src={preview} alt="" className={styles.preview} />
      <UploadProgress share={share} />
    </>
  );
}

function Empty() {
  const styles = recipeClasses(imageField);
  return (
    <span className={styles.empty} aria-hidden>
      <ImagePlus strokeWidth={1.6} />
    </span>
  );
}
