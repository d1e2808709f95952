import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useForgotPassword } from '../../api/generated/account-security/account-security';
import { isEmail } from '../../lib/email';
import { i18n } from '../../lib/i18n';
import { useCheckedForm } from '../../state/use-checked-form';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import { FieldError, PageTitle, StatusButton, TextField, TextLink, recipeClasses } from '../../ui';
import { password } from './password.recipe';

/** Asks for the link to a new password. The answer does not tell whether the address has an account. */
export function ForgotPasswordForm() {
  const styles = recipeClasses(formColumn);
  const { register, submit, status, failure, isBlank, isBusy, sentTo } = useForgottenPassword();
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <PageTitle
        size="md"
        subtitle={i18n.t(
          'Give us the e-mail address of your account, and we send you a link to choose another password.',
        )}
      >
        {i18n.t('Forgot password?')}
      </PageTitle>
      <div className={styles.fields}>
        <TextField
          label={i18n.t('Email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          readOnly={isBusy}
          {...register('email')}
        />
        {failure && <FieldError>{failure}</FieldError>}
        <StatusButton
          type="submit"
          size="lg"
          wide
          status={status}
          loadingText={i18n.t('Sending the link')}
          disabled={isBlank && !isBusy}
        >
          {i18n.t('Send the link')}
        </StatusButton>
        <p className={recipeClasses(password).sent} role="status">
          {sentTo &&
            i18n.t(
              'If {email} has an account here, a message is on its way to it. Its link works once, within 30 minutes.',
              { email: sentTo },
            )}
        </p>
      </div>
      <div className={styles.links}>
        <TextLink href="/sign-in">{i18n.t('Back to Sign In')}</TextLink>
      </div>
    </form>
  );
}

function useForgottenPassword() {
  const [sentTo, setSentTo] = useState('');
  const forgot = useForgotPassword();
  const form = useCheckedForm({
    defaultValues: { email: '' },
    mode: 'onSubmit',
    check: (_field, { email }) => (isEmail(email) ? undefined : i18n.t('Enter valid Email.')),
  });
  const email = useWatch({ control: form.form.control, name: 'email' }).trim();
  return {
    ...form,
    isBlank: email === '',
    sentTo: email === sentTo ? sentTo : '',
    submit: form.submit(async ({ email: address }) => {
      setSentTo('');
      await forgot.mutateAsync({ data: { email: address.trim() } });
      setSentTo(address.trim());
    }),
  };
}
