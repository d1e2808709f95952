import { useState, type FormEvent } from 'react';
import { isStatus, sentenceOf } from '../../api/api-error';
import { useConfirmEmail } from '../../api/generated/customers/customers';
import { useActionStatus } from '../../state/use-action-status';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import { FieldError, PageTitle, StatusButton, useStyles } from '../../ui';
import { LinkResult } from './link-result';

/**
 * The target of the link in the message to a new e-mail address. A button confirms the address, since mail programs
 * open every link but press no button.
 */
export function ConfirmEmail({ token }: { token: string }) {
  const styles = useStyles(formColumn);
  const confirm = useConfirmEmail();
  const [end, setEnd] = useState<'done' | 'dead' | 'taken' | null>(token === '' ? 'dead' : null);
  const action = useActionStatus();
  const say = (reason: unknown) => {
    if (isStatus(reason, 400)) setEnd('dead');
    else if (isStatus(reason, 409)) setEnd('taken');
    return sentenceOf(reason);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(() => confirm.mutateAsync({ data: { token } }), { leave: () => setEnd('done'), say });
  };
  if (end !== null) return <LinkResult {...ENDINGS[end]} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageTitle size="md" subtitle="From then on you sign in with this address, and our messages go to it.">
        Confirm your new email
      </PageTitle>
      <div className={styles.fields}>
        {action.failure && <FieldError>{action.failure}</FieldError>}
        <StatusButton type="submit" size="lg" wide status={action.status} loadingText="Confirming">
          Confirm
        </StatusButton>
      </div>
    </form>
  );
}

const PROFILE = { href: '/profile', action: 'Profile' };

const ENDINGS = {
  done: {
    title: 'Your email is confirmed.',
    text: 'From now on you sign in with it, and our messages go to it.',
    ...PROFILE,
  },
  dead: {
    title: 'This link is not good any more.',
    text: 'A link works once, within 24 hours, and only the newest one. For another, change your email again.',
    ...PROFILE,
  },
  taken: {
    title: 'This email has an account already.',
    text: 'Choose another address in your profile.',
    ...PROFILE,
  },
} as const;
