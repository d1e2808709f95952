import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isStatus } from '../../lib/api-error';
import { checkResetLink, useResetPassword } from '../../api/generated/account-security/account-security';
import { i18n } from '../../lib/i18n';
import { endSession } from '../../state/session';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import { FieldError, PageTitle, Shake, Spinner, StatusButton, recipeClasses } from '../../ui';
import { NewPassword } from '../../widgets/account/new-password/new-password';
import { LinkResult } from './link-result';
import { usePasswordForm } from './use-password-form';

/**
 * The target of a password link: the form, then its result. Of a link that is not good any more this is said before a
 * password is typed; a link that cannot be asked about is tried with the form.
 */
export function ResetPassword({ token }: { token: string }) {
  const [end, setEnd] = useState<'done' | 'dead' | null>(token === '' ? 'dead' : null);
  const link = useQuery({
    queryKey: ['reset-link', token],
    queryFn: async ({ signal }) => {
      await checkResetLink({ token }, { signal });
      return true;
    },
    enabled: token !== '',
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  if (end === 'done') {
    return (
      <LinkResult
        title={i18n.t('Your password is changed.')}
        text={i18n.t('You are signed out everywhere. Sign in with your new password.')}
        href="/sign-in"
        action={i18n.t('Sign In')}
      />
    );
  }
  if (end === 'dead' || isStatus(link.error, 400)) {
    return (
      <LinkResult
        title={i18n.t('This link is not good any more.')}
        text={i18n.t('A link works once, within 30 minutes, and only the newest one. Ask for another.')}
        href="/forgot-password"
        action={i18n.t('Send a new link')}
      />
    );
  }
  if (link.isLoading) return <Spinner size="lg" label={i18n.t('Checking the link')} />;
  return <ResetForm token={token} onDone={() => setEnd('done')} onDead={() => setEnd('dead')} />;
}

interface ResetFormProps {
  token: string;
  onDone: () => void;
  onDead: () => void;
}

function ResetForm({ token, onDone, onDead }: ResetFormProps) {
  const styles = recipeClasses(formColumn);
  const reset = useResetPassword();
  const send = async (password: string) => {
    try {
      await reset.mutateAsync({ data: { token, password } });
    } catch (reason) {
      if (isStatus(reason, 400) && reason.errors.token) onDead();
      throw reason;
    }
    // A new password ends every sign-in (rule A13), so this browser's login is removed too.
    endSession('signed-out');
  };
  const form = usePasswordForm(['password', 'confirmPassword'], ({ password }) => send(password), onDone);
  return (
    <Shake active={form.status === 'failed'}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <PageTitle size="md">{i18n.t('New password')}</PageTitle>
        <div className={styles.fields}>
          <NewPassword password={form.bind('password')} confirmPassword={form.bind('confirmPassword')} />
          {form.failure && <FieldError>{form.failure}</FieldError>}
          <StatusButton
            type="submit"
            size="lg"
            wide
            status={form.status}
            loadingText={i18n.t('Changing your password')}
            disabled={!form.isValid}
          >
            {i18n.t('Save password')}
          </StatusButton>
        </div>
      </form>
    </Shake>
  );
}
