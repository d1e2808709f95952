import type { ComponentProps } from 'react';
import { field } from '../../theme/recipes/field.recipe';
import { FieldFrame, type FieldFrameProps } from '../field/field';
import { recipeClasses } from '../recipe-classes';

export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'children' | 'color' | 'height' | 'width'> {}

/** A text of several lines. It takes a ref and all attributes of a `<textarea>`. */
export function TextArea({ label, error, invalid, hint, rows = 3, ...area }: TextAreaProps) {
  const styles = recipeClasses(field);
  return (
    <FieldFrame {...{ label, error, invalid, hint }} id={area.id}>
      {(ids) => <textarea {...area} {...ids} rows={rows} className={styles.area} />}
    </FieldFrame>
  );
}
