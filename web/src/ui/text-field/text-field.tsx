import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FieldFrame, type FieldFrameProps } from '../field/field';
import { IconButton } from '../icon-button/icon-button';
import { useStyles } from '../use-styles';

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
  const styles = useStyles('field');
  return (
    <FieldFrame {...{ label, error, invalid, hint }} id={input.id}>
      {(ids) => (
        <chakra.div css={styles.control}>
          <chakra.input
            type="text"
            {...input}
            {...ids}
            css={styles.input}
            data-trailing={trailing ? '' : undefined}
            data-leading={leading ? '' : undefined}
          />
          {leading ? <chakra.div css={styles.leading}>{leading}</chakra.div> : null}
          {trailing ? <chakra.div css={styles.trailing}>{trailing}</chakra.div> : null}
        </chakra.div>
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
