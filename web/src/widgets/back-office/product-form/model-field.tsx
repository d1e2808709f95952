import { type ChangeEvent, useId } from 'react';
import { i18n } from '../../../lib/i18n';
import { imageField } from '../../../theme/recipes/image-field.recipe';
import { Button, FieldError, recipeClasses } from '../../../ui';

export interface ModelFieldProps {
  /** The visible label, above the field. */
  label: string;
  /** A stored path; '' when there is no model yet. */
  path: string;
  /** The size of the file that was just chosen, in bytes; omit it for one that was stored before. */
  bytes?: number;
  /** Whether the file is on its way. */
  isUploading?: boolean;
  /** Why the file was refused. */
  error?: string;
  /** Called when a file is chosen or dropped. */
  onFile: (file: File) => void;
  /** Called by the remove button. */
  onRemove: () => void;
}

/** A product's 3D model: its name and size once it is set, and a button that removes it. */
export function ModelField({
  label,
  path,
  bytes,
  isUploading = false,
  error,
  onFile,
  onRemove,
}: ModelFieldProps) {
  const styles = recipeClasses(imageField);
  const id = useId();
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? [];
    // Lets the person choose the same file again after a failure.
    event.currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <div className={styles.root}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.row}>
        <span className={styles.file} data-wrong={error ? '' : undefined}>
          <span id={`${id}-file`} role="status">
            {isUploading ? i18n.t('Uploading') : described(path, bytes)}
          </span>
          <input
            type="file"
            accept=".glb,model/gltf-binary"
            id={id}
            className={styles.input}
            disabled={isUploading}
            aria-describedby={error ? `${id}-note` : `${id}-file`}
            onChange={onChange}
          />
        </span>
        {path && !isUploading && (
          <Button size="tool" variant="outline" aria-label={i18n.t('Remove the 3D model')} onClick={onRemove}>
            {i18n.t('Remove')}
          </Button>
        )}
      </div>
      {error && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </div>
  );
}

function described(path: string, bytes: number | undefined): string {
  if (!path) return i18n.t('Choose a GLB file, up to 2 MB');
  const name = path.slice(path.lastIndexOf('/') + 1);
  return bytes === undefined ? name : i18n.t('{name}, {size} kB', { name, size: Math.ceil(bytes / 1000) });
}
