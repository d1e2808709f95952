import { type FormEvent, type ReactNode, useState } from 'react';
import { blankColor, isBlankColor, rename } from '../../../lib/product-draft';
import { type ColorDraft, type DraftText, type ProductDraft } from '../../../lib/product-draft';
import { recipeClasses } from '../../../ui';
import { ColorFields } from './color-fields';
import { ColorTabs } from './color-tabs';
import { ProductFields } from './product-fields';
import { productForm } from './product-form.recipe';
import type { Upload, Uploaders, Uploads } from './uploads';

export interface ProductFormProps {
  /** The form's id, for a submit button outside it. */
  id: string;
  /** The form's values. */
  draft: ProductDraft;
  /** Takes an update function, since pictures arrive while the person types. */
  onChange: (change: (draft: ProductDraft) => ProductDraft) => void;
  /** The server's messages by the field's path, such as `colors.1.sizes`. */
  errors: Readonly<Record<string, string>>;
  /** Uploading pictures, by field. */
  uploads: Uploads;
  /** Called with chosen pictures and a chosen 3D model. */
  upload: Uploaders;
  /** Called when a size is typed but not added, and when that is over. */
  onTypedSize?: (isTyped: boolean) => void;
  /** Called by Enter and the button outside. */
  onSubmit: () => void;
  /** Notices above the fields. */
  children?: ReactNode;
}

/** A product's form: the product on the left, its colours as tabs on the right. */
export function ProductForm(props: ProductFormProps) {
  const { id, draft, onChange, errors, uploads, upload, onSubmit, children } = props;
  const styles = recipeClasses(productForm);
  const onText = (field: DraftText, value: string) =>
    onChange((current) => (field === 'name' ? rename(current, value) : { ...current, [field]: value }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} className={styles.root} onSubmit={submit} noValidate>
      {children}
      <ProductFields {...{ draft, errors, uploads, upload, onText }} />
      <Colors {...props} />
    </form>
  );
}

const NOTHING: Upload = { previews: [] };

function Colors({ draft, onChange, errors, uploads, upload, onTypedSize }: ProductFormProps) {
  const styles = recipeClasses(productForm);
  const [chosen, setChosen] = useState('');
  const at = Math.max(
    draft.colors.findIndex(({ key }) => key === chosen),
    0,
  );
  const color = draft.colors[at];
  const add = () => {
    const blank = draft.colors.find(isBlankColor) ?? blankColor();
    setChosen(blank.key);
    if (!draft.colors.includes(blank)) {
      onChange((current) => ({ ...current, colors: [...current.colors, blank] }));
    }
  };
  const change = (key: string) => (turn: (color: ColorDraft) => ColorDraft) =>
    onChange((current) => ({
      ...current,
      colors: current.colors.map((other) => (other.key === key ? turn(other) : other)),
    }));
  const remove = (key: string) =>
    onChange((current) => ({ ...current, colors: current.colors.filter((other) => other.key !== key) }));
  const wrong = new Set(
    draft.colors.filter((_, index) => Object.keys(errorsOf(errors, index)).length > 0).map(({ key }) => key),
  );
  return (
    <div className={styles.colors}>
      <ColorTabs
        colors={draft.colors}
        current={color?.key ?? ''}
        wrong={wrong}
        onSelect={setChosen}
        onAdd={add}
      >
        {color && (
          <div className={styles.panel}>
            <ColorFields
              color={color}
              errors={errorsOf(errors, at)}
              upload={uploads[color.key] ?? NOTHING}
              onChange={change(color.key)}
              onTypedSize={onTypedSize}
              onPictures={(files) => upload.pictures(color, files)}
              onRemove={draft.colors.length > 1 ? () => remove(color.key) : undefined}
            />
          </div>
        )}
      </ColorTabs>
    </div>
  );
}

/** The messages of one colour, by the path within it. */
function errorsOf(errors: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const start = `colors.${index}.`;
  const own = Object.entries(errors).filter(([path]) => path.startsWith(start));
  return Object.fromEntries(own.map(([path, message]) => [path.slice(start.length), message]));
}
