import { BRANDS, materialName, MATERIALS, options, PRODUCT_TYPES, typeName } from '../../../lib/choices';
import { i18n } from '../../../lib/i18n';
import { draftLabel, DRAFT_LIMITS, type DraftText, type ProductDraft } from '../../../lib/product-draft';
import { NUMBER_NAMES } from '../../../lib/product-numbers';
import { SelectField, TextField, recipeClasses } from '../../../ui';
import { ImageField } from './image-field';
import { ModelField } from './model-field';
import { NumberField } from './number-field';
import { PriceField } from './price-field';
import { productForm } from './product-form.recipe';
import { ProductTexts } from './product-texts';
import type { Uploaders, Uploads } from './uploads';

export interface ProductFieldsProps {
  draft: ProductDraft;
  /** The server's messages by field. */
  errors: Readonly<Record<string, string>>;
  uploads: Uploads;
  onText: (field: DraftText, value: string) => void;
  upload: Pick<Uploaders, 'picture' | 'model'>;
}

const TYPES = options(PRODUCT_TYPES, typeName);
const MATERIAL_OPTIONS = options(MATERIALS, materialName);
const BRAND_OPTIONS = BRANDS.map(({ value }) => ({ value, label: value }));

/** The fields of a product that do not depend on a colour. */
export function ProductFields({ draft, errors, uploads, upload, onText }: ProductFieldsProps) {
  const styles = recipeClasses(productForm);
  const bind = (field: DraftText) => ({
    label: draftLabel(field),
    value: draft[field],
    error: errors[field],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => onText(field, event.currentTarget.value),
  });
  const picture = (field: 'adImage' | 'navbarImage') => ({
    label: draftLabel(field),
    path: draft[field],
    preview: uploads[field]?.previews[0],
    share: uploads[field]?.share,
    error: uploads[field]?.error ?? errors[field],
    onFile: (file: File) => upload.picture(field, file),
  });
  return (
    <div className={styles.column}>
      <TextField {...bind('name')} maxLength={DRAFT_LIMITS.name} />
      <div className={styles.choices}>
        <SelectField {...bind('type')} placeholder={i18n.t('Choose')} options={TYPES} />
        <SelectField {...bind('brand')} placeholder={i18n.t('Choose')} options={BRAND_OPTIONS} />
        <SelectField {...bind('material')} options={MATERIAL_OPTIONS} />
        <PriceField value={draft.price} error={errors.price} onChange={(price) => onText('price', price)} />
        {NUMBER_NAMES.map((name) => (
          <NumberField
            key={name}
            name={name}
            value={draft[name]}
            error={errors[name]}
            onChange={(digits) => onText(name, digits)}
          />
        ))}
      </div>
      <ProductTexts bind={bind} />
      <div className={styles.pictures}>
        <ImageField {...picture('adImage')} />
        <ImageField {...picture('navbarImage')} />
      </div>
      <ModelField
        label={draftLabel('model')}
        path={draft.model}
        bytes={uploads.model?.bytes}
        isUploading={Boolean(uploads.model?.previews.length)}
        error={uploads.model?.error ?? errors.model}
        onFile={upload.model}
        onRemove={() => onText('model', '')}
      />
    </div>
  );
}
