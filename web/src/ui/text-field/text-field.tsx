import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { field } from '../../theme/recipes/fields';
import { FieldFrame, type FieldFrameProps } from '../field/field';
import { IconButton } from '../icon-button/icon-button';
import { useRecipeStyles } from '../use-styles';

type InputProps = Omit<ComponentProps<'input'>, 'children' | 'color' | 'height' | 'width'>;

export interface TextFieldProps extends FieldFrameProps, InputProps {
  /** A control inside the field's right end. */
  trailing?: ReactNode;
  /** A control inside the field's left end. */
  leading?: ReactNode;
}

/** A text input, 52 px high. Takes a ref and whatever an `<input>` takes. */
export function TextField(props: TextFieldProps) {
  const { label, error, invalid, hint, trailing, leading, ...input } = props;
  const styles = useRecipeStyles(field);
  return (
    <FieldFrame {...{ label, error, invalid, hint }} id={input.id}>
      {(ids) => (
        <div className={styles.control}>
          <input
            type="text"
            {...input}
            {...ids}
            className={styles.input}
            data-trailing={trailing ? '' : undefined}
            data-leading={leading ? '' : undefined}
          />
          {leading ? <div className={styles.leading}>{leading}</div> : null}
          {trailing ? <div className={styles.trailing}>{trailing}</div> : null}
        </div>
      )}
    </FieldFrame>
  );
}

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>;

/** A password input whose characters can be shown. The toggle's name avoids the word 'password', the field's own. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? 'Hide characters' : 'Show characters'}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
