import { useForm, useWatch } from 'react-hook-form';
import { errorsOf, sentenceOf } from '../api/api-error';
import { i18n } from '../lib/i18n';
import { useActionStatus } from './use-action-status';

/** The credentials that an action may need. */
export interface Secrets {
  currentPassword: string;
  code: string;
}

/** What an account with two-step sign-in asks for, and one without. */
export function secretsOf({ hasSecondFactor }: { hasSecondFactor: boolean }): readonly (keyof Secrets)[] {
  return hasSecondFactor ? ['currentPassword', 'code'] : ['currentPassword'];
}

/** What a call sends of them: no code where none was asked for. */
export function proofOf({ currentPassword, code }: Secrets): { currentPassword: string; code?: string } {
  return code === '' ? { currentPassword } : { currentPassword, code };
}

const FIELDS = {
  currentPassword: () => ({ label: i18n.t('Current Password'), secret: true }),
  code: () => ({
    label: i18n.t('Code'),
    hint: i18n.t('From your app, or a recovery code.'),
    autoComplete: 'one-time-code',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 40,
  }),
} satisfies Record<keyof Secrets, () => object>;

/**
 * The fields of a form that asks for the current password, a code, or both. The server's message for a field stands
 * below it, every other message below the form.
 *
 * @param asked the fields, in order
 * @param send the call
 */
export function useConfirmation(
  asked: readonly (keyof Secrets)[],
  send: (secrets: Secrets) => Promise<unknown>,
) {
  const form = useForm<Secrets>({ defaultValues: { currentPassword: '', code: '' } });
  const { errors } = form.formState;
  const values = useWatch({ control: form.control });
  const { run, status, failure, isBusy, clearFailure } = useActionStatus();

  const refuse = (reason: unknown): string => {
    const refused = errorsOf(reason);
    const wrong = asked.find((field) => refused[field]);
    if (!wrong) return sentenceOf(reason);
    form.setError(wrong, { message: refused[wrong] }, { shouldFocus: true });
    return '';
  };
  const change = () => {
    form.clearErrors();
    clearFailure();
  };
  const submit = form.handleSubmit(async ({ currentPassword, code }) => {
    await run(() => send({ currentPassword, code: code.trim() }), { say: refuse });
  });

  return {
    submit: () => void submit(),
    /** Shows a refusal of a call made outside of `send`. */
    refuse,
    /** The properties of the form. */
    view: {
      fields: asked.map((name) => ({
        ...FIELDS[name](),
        ...form.register(name, { onChange: change }),
        error: errors[name]?.message,
        readOnly: isBusy,
      })),
      status,
      isValid: asked.every((name) => (values[name] ?? '').trim() !== ''),
      failure: failure || undefined,
    },
  };
}
