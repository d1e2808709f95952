import type { ReactNode, Ref } from 'react';
import { accountSetting } from '../../theme/recipes/account';
import { Button, useRecipeStyles } from '../../ui';

export interface AccountSettingProps {
  /** How it stands, or what would be done, in a sentence or two. */
  text: ReactNode;
  /** The word on the button. */
  action: string;
  /** Begins: asks for the form. */
  onStart: () => void;
  /** Stands in the button's place once it has begun. */
  form?: ReactNode;
  /** The button, so that the focus can return to it. */
  buttonRef?: Ref<HTMLButtonElement>;
  /** What has just been done, in one sentence; '' for nothing. */
  said?: string;
}

/** One thing people can do with their account: the words, and the button or the form in its place. */
export function AccountSetting({ text, action, onStart, form, buttonRef, said }: AccountSettingProps) {
  const styles = useRecipeStyles(accountSetting);
  return (
    <div>
      <p className={styles.text}>{text}</p>
      {form ? (
        <div className={styles.form}>{form}</div>
      ) : (
        <div className={styles.action}>
          <Button ref={buttonRef} variant="outline" size="tool" onClick={onStart}>
            {action}
          </Button>
        </div>
      )}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
