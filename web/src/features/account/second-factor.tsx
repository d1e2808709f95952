import { useState } from 'react';
import type { CustomerDto, SecondFactorSetupDto } from '../../api/generated/model';
import {
  useConfirmSecondFactor,
  useRemoveSecondFactor,
  useRenewRecoveryCodes,
  useSetUpSecondFactor,
} from '../../api/generated/account-security/account-security';
import { saveFile } from '../../lib/files';
import { i18n } from '../../lib/i18n';
import { useCustomerCache } from '../../state/customer-cache';
import { useQrPicture } from '../../hooks/use-qr-picture';
import { InlineForm, useCopy, useFocusBack, recipeClasses } from '../../ui';
import { AccountSetting } from '../../widgets/account/account-setting/account-setting';
import { AuthenticatorKey } from '../../widgets/account/authenticator-key/authenticator-key';
import { RecoveryCodes } from '../../widgets/account/recovery-codes/recovery-codes';
import { accountSections } from './account-sections.recipe';
import { useConfirmation } from '../../state/use-confirmation';

/** The steps of turning two-step sign-in on or off, and of renewing the recovery codes. */
type Step =
  | { at: 'rest'; message?: string }
  | { at: 'password' }
  | { at: 'app'; key: SecondFactorSetupDto }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'renewal' }
  | { at: 'new-codes'; codes: readonly string[] }
  | { at: 'removal' };

interface StepProps<Result> {
  customerId: string;
  onDone: (result: Result) => void;
  onCancel: () => void;
}

/** Two-step sign-in: its state, its setup with an app, its recovery codes, and turning it off (rule A12). */
export function SecondFactor({ customer }: { customer: CustomerDto }) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const cache = useCustomerCache();
  const isRenewing = step.at === 'renewal' || step.at === 'new-codes';
  const button = useFocusBack<HTMLButtonElement>(step.at !== 'rest' && !isRenewing);
  const renewButton = useFocusBack<HTMLButtonElement>(isRenewing);
  const { _id: customerId, hasSecondFactor: isOn } = customer;
  const rest = () => setStep({ at: 'rest' });
  const change = (hasSecondFactor: boolean, next: Step) => {
    cache.set({ ...customer, hasSecondFactor });
    void cache.invalidate(customerId);
    setStep(next);
  };
  const forms = () => {
    const common = { customerId, onCancel: rest };
    switch (step.at) {
      case 'password':
        return <PasswordStep {...common} onDone={(key) => setStep({ at: 'app', key })} />;
      case 'app':
        return (
          <AppStep
            {...common}
            key={step.key.secret}
            app={step.key}
            onDone={(codes) => change(true, { at: 'codes', codes })}
          />
        );
      case 'renewal':
        return <Renewal {...common} onDone={(codes) => setStep({ at: 'new-codes', codes })} />;
      case 'codes':
      case 'new-codes':
        return <CodesStep codes={step.codes} renewed={isRenewing} onDone={rest} />;
      case 'removal':
        return (
          <Removal
            {...common}
            onDone={() => change(false, { at: 'rest', message: i18n.t('Two-step sign-in is off.') })}
          />
        );
      case 'rest':
        return undefined;
    }
  };
  return (
    <AccountSetting
      text={step.at === 'renewal' ? renewal() : isOn ? on() : off()}
      action={isOn ? i18n.t('Turn off two-step sign-in') : i18n.t('Set up two-step sign-in')}
      onStart={() => setStep({ at: isOn ? 'removal' : 'password' })}
      buttonRef={button}
      other={
        isOn
          ? {
              action: i18n.t('New recovery codes'),
              onStart: () => setStep({ at: 'renewal' }),
              buttonRef: renewButton,
            }
          : undefined
      }
      form={forms()}
      message={step.at === 'rest' ? step.message : ''}
    />
  );
}

const on = () =>
  state(i18n.t('On.'), i18n.t('Signing in asks for your password and a code from your authenticator app.'));
const off = () =>
  state(
    i18n.t('Off.'),
    i18n.t('With it, signing in asks for your password and a code from an app on your phone.'),
  );
const renewal = () =>
  state(i18n.t('New recovery codes.'), i18n.t('The old ones no longer work as soon as you have new ones.'));

function state(name: string, meaning: string) {
  return (
    <>
      <strong>{name}</strong> {meaning}
    </>
  );
}

function PasswordStep({ customerId, onDone, onCancel }: StepProps<SecondFactorSetupDto>) {
  const call = useSetUpSecondFactor();
  const { view, submit } = useConfirmation(['currentPassword'], async ({ currentPassword }) =>
    onDone(await call.mutateAsync({ id: customerId, data: { currentPassword } })),
  );
  return (
    <InlineForm
      label={i18n.t('Set up two-step sign-in')}
      action={i18n.t('Continue')}
      loadingText={i18n.t('Checking your password')}
      {...view}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}

function AppStep({ customerId, app, onDone, onCancel }: StepProps<string[]> & { app: SecondFactorSetupDto }) {
  const call = useConfirmSecondFactor();
  const picture = useQrPicture(app.uri);
  const { message, copy } = useCopy();
  const { view, submit } = useConfirmation(['code'], async ({ code }) =>
    onDone((await call.mutateAsync({ id: customerId, data: { code } })).recoveryCodes),
  );
  return (
    <div className={recipeClasses(accountSections).steps}>
      <AuthenticatorKey
        secret={app.secret}
        {...picture}
        onRetry={picture.retry}
        onCopy={() => copy(app.secret)}
        message={message}
      />
      <InlineForm
        label={i18n.t('Turn on two-step sign-in')}
        action={i18n.t('Turn on')}
        loadingText={i18n.t('Checking the code')}
        {...view}
        fields={view.fields.map((field) => ({
          ...field,
          inputMode: 'numeric',
          hint: i18n.t('The six digits that the app shows.'),
        }))}
        onSubmit={submit}
        onCancel={onCancel}
      />
    </div>
  );
}

interface CodesStepProps {
  codes: readonly string[];
  renewed: boolean;
  onDone: () => void;
}

function CodesStep({ codes, renewed, onDone }: CodesStepProps) {
  const { message, copy } = useCopy();
  const text = `${codes.join('\n')}\n`;
  return (
    <RecoveryCodes
      codes={codes}
      renewed={renewed}
      onCopy={() => copy(text)}
      onDownload={() => saveFile(i18n.t('recovery-codes.txt'), text, 'text/plain;charset=utf-8')}
      onSaved={onDone}
      message={message}
    />
  );
}

function Renewal({ customerId, onDone, onCancel }: StepProps<string[]>) {
  const call = useRenewRecoveryCodes();
  const { view, submit } = useConfirmation(['currentPassword', 'code'], async (data) =>
    onDone((await call.mutateAsync({ id: customerId, data })).recoveryCodes),
  );
  return (
    <InlineForm
      label={i18n.t('New recovery codes')}
      action={i18n.t('Make new codes')}
      loadingText={i18n.t('Making new codes')}
      {...view}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}

function Removal({ customerId, onDone, onCancel }: StepProps<void>) {
  const call = useRemoveSecondFactor();
  const { view, submit } = useConfirmation(['currentPassword', 'code'], async (data) => {
    await call.mutateAsync({ id: customerId, data });
    onDone();
  });
  return (
    <InlineForm
      label={i18n.t('Turn off two-step sign-in')}
      action={i18n.t('Turn off')}
      loadingText={i18n.t('Turning it off')}
      {...view}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}
