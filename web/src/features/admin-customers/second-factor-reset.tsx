import { useState } from 'react';
import { useResetSecondFactor } from '../../api/generated/account-security/account-security';
import type { CustomerDto } from '../../api/generated/model';
import { i18n } from '../../lib/i18n';
import { useBackOfficeCache } from '../../state/back-office-cache';
import { secretsOf, useConfirmation } from '../../state/use-confirmation';
import { record } from '../../theme/recipes/record.recipe';
import { InlineForm, SectionTitle, useFocusBack, recipeClasses } from '../../ui';
import { AccountSetting } from '../../widgets/account/account-setting/account-setting';

interface SecondFactorResetProps {
  customer: CustomerDto;
  /** The manager. */
  me: CustomerDto;
}

/**
 * Turns off the two-step sign-in of a person who has lost their app and recovery codes, with the manager's own password
 * and code (rule A10).
 */
export function SecondFactorReset({ customer, me }: SecondFactorResetProps) {
  const styles = recipeClasses(record);
  const cache = useBackOfficeCache();
  const [step, setStep] = useState<'rest' | 'asked' | 'done'>('rest');
  const button = useFocusBack<HTMLButtonElement>(step === 'asked');
  if (step !== 'done' && !customer.hasSecondFactor) return null;
  const done = () => {
    setStep('done');
    void cache.setCustomer({ ...customer, hasSecondFactor: false });
  };
  const title = i18n.t('Two-step sign-in');
  return (
    <section className={styles.block} aria-label={title}>
      <SectionTitle size="xs">{title}</SectionTitle>
      {step === 'done' ? (
        <p role="status" className={styles.note}>
          {i18n.t('Two-step sign-in is off, and every device of this person is signed out.')}
        </p>
      ) : (
        <AccountSetting
          text={i18n.t(
            'For a person who has lost their app and their recovery codes. It signs them out everywhere.',
          )}
          action={i18n.t('Turn off two-step sign-in')}
          onStart={() => setStep('asked')}
          buttonRef={button}
          form={
            step === 'asked' && (
              <Question customer={customer} me={me} onDone={done} onCancel={() => setStep('rest')} />
            )
          }
        />
      )}
    </section>
  );
}

function Question(props: SecondFactorResetProps & { onDone: () => void; onCancel: () => void }) {
  const { customer, me, onDone, onCancel } = props;
  const call = useResetSecondFactor();
  const { view, submit } = useConfirmation(secretsOf(me), async (secrets) => {
    await call.mutateAsync({ id: customer._id, data: secrets });
    onDone();
  });
  return (
    <InlineForm
      label={i18n.t('Turn off two-step sign-in')}
      action={i18n.t('Turn off')}
      isDanger
      loadingText={i18n.t('Turning it off')}
      {...view}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}
