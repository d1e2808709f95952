import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { i18n } from '../../lib/i18n';
import { field } from '../../theme/recipes/field.recipe';
import { FieldFrame, type FieldFrameProps } from '../field/field';
import { IconButton } from '../icon-button/icon-button';
import { recipeClasses } from '../recipe-classes';

type InputProps = Omit<ComponentProps<'input'>, 'children' | 'color' | 'height' | 'width'>;

export interface TextFieldProps extends FieldFrameProps, InputProps {
  /** A control inside the field, on the right. */
  trailing?: ReactNode;
  /** A control inside the field, on the left. */
  leading?: ReactNode;
}

/** A text input, 52 px high. It takes a ref and all attributes of an `<input>`. */
export function TextField(props: TextFieldProps) {
  const { label, error, invalid, hint, trailing, leading, ...input } = props;
  const styles = recipeClasses(field);
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

/** A password input that can show its text. The toggle's name avoids the word 'password', which names the field. */
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
          label={shown ? i18n.t('Hide characters') : i18n.t('Show characters')}
          icon={shown ? EyeOff : Eye}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
