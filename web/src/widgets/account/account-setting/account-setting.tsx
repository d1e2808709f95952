import type { ReactNode, Ref } from 'react';
import { Button, recipeClasses } from '../../../ui';
import { accountSetting } from './account-setting.recipe';

/** A button of the setting. */
export interface AccountAction {
  /** The button's text. */
  action: string;
  /** Called when the button is pressed; the caller then passes the form. */
  onStart: () => void;
  /** The button, so that it can get the focus back. */
  buttonRef?: Ref<HTMLButtonElement>;
}

export interface AccountSettingProps extends AccountAction {
  /** The setting's present state, in a sentence or two. */
  text: ReactNode;
  /** A second button. */
  other?: AccountAction;
  /** Replaces the buttons while the person fills it in. */
  form?: ReactNode;
  /** The result of the last action, in one sentence; '' for none. */
  message?: string;
}

/** One of an account's settings: a text with its buttons, or with the form that replaces them. */
export function AccountSetting({ text, other, form, message, ...first }: AccountSettingProps) {
  const styles = recipeClasses(accountSetting);
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
      <p role="status" className={styles.message}>
        {message}
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
