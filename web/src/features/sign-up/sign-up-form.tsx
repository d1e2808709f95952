import type { ChangeEvent, FocusEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { countryOptions } from '../../lib/countries';
import { i18n } from '../../lib/i18n';
import { birthYears, SIGN_UP_WORDS, type SignUpField, type SignUpValues } from '../../lib/sign-up-rules';
import {
  FieldError,
  FieldGroup,
  OptionRow,
  SelectField,
  Shake,
  StatusButton,
  Sentence,
  TextField,
  TextLink,
  recipeClasses,
} from '../../ui';
import { NewPassword } from '../../widgets/account/new-password/new-password';
import { signUpForm } from './sign-up-form.recipe';
import { useSignUp } from './use-sign-up';

type TextName = Exclude<SignUpField, 'dob'>;

const DAYS = numbers(31);
const MONTHS = numbers(12);
const YEARS = birthYears().map(toOption);

/** The registration form; its messages appear on blur and on change (rule A28). */
export function SignUpForm() {
  const styles = recipeClasses(signUpForm);
  const form = useSignUp();
  const countries = countryOptions().map(({ code, label }) => ({ value: code, label }));
  const bind = (field: TextName) => ({ label: SIGN_UP_WORDS[field]().label, ...form.register(field) });
  return (
    <Shake active={form.status === 'failed'}>
      <form onSubmit={(event) => void form.submit(event)} noValidate>
        <div className={styles.fields}>
          <div className={styles.pair}>
            <TextField {...bind('lastName')} autoComplete="family-name" maxLength={50} />
            <TextField {...bind('firstName')} autoComplete="given-name" maxLength={50} />
          </div>
          <SelectField {...bind('country')} autoComplete="country" placeholder="" options={countries} />
          <BirthDate form={form} />
          <TextField {...bind('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
          <TextField
            {...bind('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={20}
          />
          <div className={styles.pair}>
            <NewPassword password={bind('password')} confirmPassword={bind('confirmPassword')} />
          </div>
          <OptionRow
            type="checkbox"
            label={i18n.t('Send me news and offers')}
            checked={form.news}
            onChange={form.setNews}
          />
          <p className={styles.consent}>
            <Sentence parts={{ 0: <TextLink href="/terms" />, 1: <TextLink href="/privacy" /> }}>
              {i18n.t('By signing up you accept the <0>terms of sale</0> and the <1>privacy policy</1>.')}
            </Sentence>
          </p>
          {form.failure && <FieldError>{form.failure}</FieldError>}
          <StatusButton
            type="submit"
            size="lg"
            wide
            status={form.status}
            loadingText={i18n.t('Creating your account')}
            successText={i18n.t('Your account is ready')}
            disabled={!form.isValid}
          >
            {i18n.t('Sign Up')}
          </StatusButton>
        </div>
      </form>
    </Shake>
  );
}

function BirthDate({ form }: { form: ReturnType<typeof useSignUp> }) {
  const dob = useWatch({ control: form.form.control, name: 'dob' });
  const error = form.errorOf('dob');
  const bind = (part: keyof SignUpValues['dob'], label: string) => ({
    label,
    name: `bday-${part}`,
    autoComplete: `bday-${part}`,
    placeholder: '',
    value: dob[part],
    invalid: error !== undefined,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      form.setBirthDate({ ...dob, [part]: event.target.value }),
  });
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) form.leaveBirthDate();
  };
  return (
    <div onBlur={onBlur}>
      <FieldGroup legend={i18n.t('Date of birth')} error={error}>
        <SelectField {...bind('day', i18n.t('Day'))} options={DAYS} />
        <SelectField {...bind('month', i18n.t('Month'))} options={MONTHS} />
        <SelectField {...bind('year', i18n.t('Year'))} options={YEARS} />
      </FieldGroup>
    </div>
  );
}

function numbers(upTo: number) {
  return Array.from({ length: upTo }, (_, index) => toOption(index + 1));
}

function toOption(value: number) {
  return { value: String(value), label: String(value) };
}
