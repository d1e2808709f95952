import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { ApiError, isCode } from '../../api/api-error';
import { useLogin } from '../../api/generated/sign-in/sign-in';
import { i18n } from '../../lib/i18n';
import { playSound } from '../../lib/sound';
import { TIMINGS, wait } from '../../lib/timings';
import { readReturnState } from '../../state/return-path';
import { startSession, useSession, wasExpired } from '../../state/session';
import { useActionStatus } from '../../state/use-action-status';
import { useMounted } from '../../state/use-mounted';

/** Shown when the server gave no message (rule A21). */
const fallback = () => i18n.t('Login failed');

type Step = 'identity' | 'password' | 'code';

interface Credentials {
  username: string;
  password: string;
  code: string;
}

/** The steps of the sign-in; the code only for accounts with two-step sign-in (rules A20, A21 and T4). */
export function useSignIn() {
  const state: unknown = useLocation().state;
  const newEmail = readNewEmail(state);
  const form = useForm<Credentials>({ defaultValues: { username: newEmail, password: '', code: '' } });
  const values = useWatch({ control: form.control });
  const [step, setStep] = useState<Step>('identity');
  const [hasExpired] = useState(wasExpired);
  const login = useLogin();
  const action = useActionStatus();
  const navigate = useNavigate();
  const returning = readReturn(state);
  const isMounted = useMounted();
  const user = useSession();
  const isFilled = step === 'code' ? values.code?.trim() !== '' : step === 'password';
  const canSubmit = isFilled && values.password !== '' && action.failure === '' && !action.isBusy;

  const send = async ({ username, password, code }: Credentials) => {
    const credentials = { username: username.trim(), password };
    const data = step === 'code' ? { ...credentials, code: code.trim() } : credentials;
    const [answer] = await Promise.allSettled([login.mutateAsync({ data }), wait(TIMINGS.signInDelay)]);
    if (answer.status === 'rejected') throw answer.reason;
    // The sign-in succeeds even if the customer has left the page, since the server has opened the session.
    startSession(answer.value);
    if (isMounted()) playSound('ding');
  };

  const say = (reason: unknown) => {
    if (step === 'code' || !isCode(reason, 'second-factor-required')) return sentenceOf(reason);
    setStep('code');
    return '';
  };

  const submit = form.handleSubmit(async (credentials) => {
    if (step === 'identity' && credentials.username.trim() !== '') setStep('password');
    if (!canSubmit) return;
    await action.run(() => send(credentials), {
      tick: TIMINGS.signInTick,
      rest: TIMINGS.signInRedirect - TIMINGS.signInTick,
      leave: () => void navigate(returning.to, { replace: true, state: returning.state }),
      say,
    });
  });

  /** Another identity resets password, code and error, and hides step 2 (rule A20). */
  const restart = () => {
    form.resetField('password');
    form.resetField('code');
    setStep('identity');
    action.clearFailure();
  };

  return {
    step,
    bind: (field: keyof Credentials) => ({
      ...form.register(field, { onChange: field === 'username' ? restart : action.clearFailure }),
      readOnly: action.isBusy,
    }),
    focus: form.setFocus,
    hasIdentity: values.username?.trim() !== '',
    canSubmit,
    submit,
    status: action.status,
    isBusy: action.isBusy,
    error: action.failure,
    /** Whether the server ended the last session, which led here. */
    hasExpired,
    /** Whether a sign-up led here, whose e-mail address is filled in. */
    isNew: newEmail !== '',
    /** What asked for the sign-in: a shoe to be bought, or another page; undefined when the person just came. */
    reason: returning.state ? 'shoe' : readReturnState(state) && 'page',
    /** Where a sign-in leads (rule A34). */
    returning,
    /** The customer was signed in before, or in another tab; a running sign-in of this form finishes first. */
    isSignedInAlready: user !== null && !action.isBusy,
  } as const;
}

/** Where a sign-in leads, and with which state: back to where it was asked for, else to the profile (rule A34). */
function readReturn(state: unknown) {
  const { returnTo, choice } = readReturnState(state) ?? { returnTo: '/profile' };
  return { to: returnTo, state: choice ? { choice } : null };
}

/** The e-mail address of the account that was just made; '' without one. */
function readNewEmail(state: unknown): string {
  const email = (state as { newEmail?: unknown } | null)?.newEmail;
  return typeof email === 'string' ? email : '';
}

/** The server's message, else the shop's, with the known reason. */
function sentenceOf(reason: unknown): string {
  if (!(reason instanceof ApiError)) return fallback();
  const { message } = (reason.body ?? {}) as { message?: unknown };
  if (typeof message === 'string' && message) return reason.message;
  return i18n.t('Login failed. {reason}', { reason: reason.message });
}
