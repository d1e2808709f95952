import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/field';
import { useStyles } from '../use-styles';

export interface TextAreaProps
  extends FieldFrameProps, Omit<ComponentProps<'textarea'>, 'children' | 'color' | 'height' | 'width'> {}

/** A text of several lines. Takes a ref and whatever a `<textarea>` takes. */
export function TextArea({ label, error, invalid, hint, rows = 3, ...area }: TextAreaProps) {
  const styles = useStyles('field');
  return (
    <FieldFrame {...{ label, error, invalid, hint }} id={area.id}>
      {(ids) => <chakra.textarea {...area} {...ids} rows={rows} css={styles.area} />}
    </FieldFrame>
  );
}
