import { Trash2 } from 'lucide-react';
import { i18n } from '../../../lib/i18n';
import {
  DRAFT_LIMITS,
  isHex,
  NO_HEX,
  renameColor,
  withoutSize,
  withSize,
  type ColorDraft,
} from '../../../lib/product-draft';
import { FieldError, TextField, recipeClasses } from '../../../ui';
import { DetailImages } from './detail-images';
import { SizeChips } from './size-chips';
import { productForm } from './product-form.recipe';
import type { Upload } from './uploads';

export interface ColorFieldsProps {
  color: ColorDraft;
  /** The server's messages, by the field's path within the colour. */
  errors: Readonly<Record<string, string>>;
  upload: Upload;
  onChange: (change: (color: ColorDraft) => ColorDraft) => void;
  onPictures: (files: File[]) => void;
  /** Called when a size is typed but not added, and when that is over. */
  onTypedSize?: (isTyped: boolean) => void;
  /** Without it the colour cannot be removed: a product has at least one (rule G3). */
  onRemove?: () => void;
}

/** One colour of a product: name, hex, pictures, sizes. */
export function ColorFields(props: ColorFieldsProps) {
  const { color, errors, upload, onChange, onPictures, onTypedSize, onRemove } = props;
  const styles = recipeClasses(productForm);
  const { color: name, colorHex, imageDetail, sizes } = color;
  const set = (values: Partial<ColorDraft>) => onChange((current) => ({ ...current, ...values }));
  return (
    <>
      <div className={styles.row}>
        <TextField
          label={i18n.t('Color')}
          autoComplete="off"
          maxLength={DRAFT_LIMITS.color}
          value={name}
          error={errors.color ?? (name.includes(',') ? i18n.t('A name without commas.') : undefined)}
          onChange={({ currentTarget: { value } }) => onChange((current) => renameColor(current, value))}
        />
        <TextField
          label={i18n.t('Color hex')}
          autoComplete="off"
          spellCheck={false}
          maxLength={7}
          value={colorHex}
          error={errors.colorHex}
          hint={colorHex && !isHex(colorHex) ? i18n.t('Such as #e6dfd1.') : undefined}
          leading={<Picker hex={colorHex} onPick={(hex) => set({ colorHex: hex })} />}
          onChange={({ currentTarget: { value } }) => set({ colorHex: value })}
        />
      </div>
      <DetailImages
        images={imageDetail}
        previews={upload.previews}
        share={upload.share}
        error={upload.error ?? errors.imageDetail}
        onFiles={onPictures}
        onRemove={(path) => set({ imageDetail: imageDetail.filter((other) => other !== path) })}
      />
      <SizeChips
        key={color.key}
        sizes={sizes}
        error={errors.sizes}
        onTyped={onTypedSize}
        onAdd={(size) => onChange((current) => ({ ...current, sizes: withSize(current.sizes, size) }))}
        onRemove={(size) => onChange((current) => ({ ...current, sizes: withoutSize(current.sizes, size) }))}
      />
      <OtherErrors errors={errors} />
      {onRemove && (
        <button type="button" className={styles.remove} onClick={onRemove}>
          <Trash2 aria-hidden strokeWidth={1.6} />
          {i18n.t('Remove color')}
        </button>
      )}
    </>
  );
}

function Picker({ hex, onPick }: { hex: string; onPick: (hex: string) => void }) {
  const styles = recipeClasses(productForm);
  return (
    <input
      type="color"
      aria-label={i18n.t('Pick a color')}
      className={styles.picker}
      value={isHex(hex) ? hex.trim() : NO_HEX}
      onChange={(event) => onPick(event.currentTarget.value)}
    />
  );
}

const SHOWN = new Set(['color', 'colorHex', 'imageDetail', 'sizes']);

/** The messages about a single picture or size, which have no field of their own. */
function OtherErrors({ errors }: Pick<ColorFieldsProps, 'errors'>) {
  const others = Object.entries(errors).filter(([path]) => !SHOWN.has(path));
  return [...new Set(others.map(([, message]) => message))].map((message) => (
    <FieldError key={message}>{message}</FieldError>
  ));
}
