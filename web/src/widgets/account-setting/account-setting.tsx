import type { ReactNode, Ref } from 'react';
import { accountSetting } from '../../theme/recipes/account';
import { Button, useRecipeStyles } from '../../ui';

/** Something that can be done. */
export interface AccountAction {
  /** The word on the button. */
  action: string;
  /** Begins: asks for the form. */
  onStart: () => void;
  /** The button, so that the focus can return to it. */
  buttonRef?: Ref<HTMLButtonElement>;
}

export interface AccountSettingProps extends AccountAction {
  /** How it stands, or what would be done, in a sentence or two. */
  text: ReactNode;
  /** What else can be done. */
  other?: AccountAction;
  /** Stands in the buttons' place once it has begun. */
  form?: ReactNode;
  /** What has just been done, in one sentence; '' for nothing. */
  said?: string;
}

/** What people can do with their account: the words, and the buttons or the form in their place. */
export function AccountSetting({ text, other, form, said, ...first }: AccountSettingProps) {
  const styles = useRecipeStyles(accountSetting);
  return (
    <div>
      <p className={styles.text}>{text}</p>
      {form ? (
        <div className={styles.form}>{form}</div>
      ) : (
        <div className={styles.action}>
          <Start {...first} />
          {other && <Start {...other} />}
        </div>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}

function Start({ action, onStart, buttonRef }: AccountAction) {
  return (
    <Button ref={buttonRef} variant="outline" size="tool" onClick={onStart}>
      {action}
    </Button>
  );
}
