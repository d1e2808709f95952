import { useWatch } from 'react-hook-form';
import { i18n } from '../lib/i18n';
import { useCheckedForm } from './use-checked-form';

/** The credentials that an action may need; those that are not asked for are missing. */
export type Secrets = Record<'currentPassword' | 'code', string>;

/** What an account with two-step sign-in asks for, and one without. */
export function secretsOf({ hasSecondFactor }: { hasSecondFactor: boolean }): readonly (keyof Secrets)[] {
  return hasSecondFactor ? ['currentPassword', 'code'] : ['currentPassword'];
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
  const { form, register, submit, refuse, status, failure, isBusy } = useCheckedForm<Secrets>({
    defaultValues: Object.fromEntries(asked.map((name) => [name, ''])) as Secrets,
  });
  const values = useWatch({ control: form.control });
  return {
    submit: () => void submit((secrets) => send({ ...secrets, code: secrets.code?.trim() }))(),
    /** Shows a refusal of a call made outside of `send`. */
    refuse,
    /** The properties of the form. */
    view: {
      fields: asked.map((name) => ({ ...FIELDS[name](), ...register(name), readOnly: isBusy })),
      status,
      isValid: asked.every((name) => (values[name] ?? '').trim() !== ''),
      failure,
    },
  };
}
