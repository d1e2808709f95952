import { chakra } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FieldFrame, type FieldFrameProps } from './field';
import { IconButton } from './icon-button';
import { useStyles } from './use-styles';

type InputProps = Omit<ComponentProps<'input'>, 'children' | 'color' | 'height' | 'width'>;

export interface TextFieldProps extends FieldFrameProps, InputProps {
  /** A control inside the field's right end. */
  trailing?: ReactNode;
}

/** A text input, 52 px high. Takes a ref and whatever an `<input>` takes. */
export function TextField({ label, error, invalid, hint, trailing, ...input }: TextFieldProps) {
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
          />
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
