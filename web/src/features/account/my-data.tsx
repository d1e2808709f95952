import { useState } from 'react';
import { errorsOf } from '../../lib/api-error';
import { useEraseMyData, useExportMyData } from '../../api/generated/personal-data/personal-data';
import type { CustomerDto } from '../../api/generated/model';
import { saveFile } from '../../lib/files';
import { i18n } from '../../lib/i18n';
import { fullName } from '../../lib/text';
import { ConfirmDialog, InlineForm, useFocusBack } from '../../ui';
import { AccountSetting } from '../../widgets/account/account-setting/account-setting';
import { secretsOf, useConfirmation, type Secrets } from '../../state/use-confirmation';

/** The name of the file with the customer's data. */
const fileName = () => i18n.t('my-data.json');

/** Downloads all data that the shop has about the customer (rule A31). */
export function DownloadMyData({ customer }: { customer: CustomerDto }) {
  const [step, setStep] = useState<'rest' | 'asked' | 'done'>('rest');
  const button = useFocusBack<HTMLButtonElement>(step === 'asked');
  return (
    <AccountSetting
      text={i18n.t(
        'Everything we know about you, in one file: your details, orders and sign-ins, and every change to your account.',
      )}
      action={i18n.t('Download my data')}
      onStart={() => setStep('asked')}
      buttonRef={button}
      form={
        step === 'asked' && (
          <DownloadForm customer={customer} onDone={() => setStep('done')} onCancel={() => setStep('rest')} />
        )
      }
      message={step === 'done' ? i18n.t('Your data is saved as {file}.', { file: fileName() }) : ''}
    />
  );
}

interface FormProps {
  customer: CustomerDto;
  onDone: () => void;
  onCancel: () => void;
}

function DownloadForm({ customer, onDone, onCancel }: FormProps) {
  const call = useExportMyData();
  const { view, submit } = useConfirmation(secretsOf(customer), async (secrets) => {
    const data = await call.mutateAsync({ id: customer._id, data: secrets });
    saveFile(fileName(), `${JSON.stringify(data, null, 2)}\n`, 'application/json');
    onDone();
  });
  return (
    <InlineForm
      label={i18n.t('Download my data')}
      action={i18n.t('Download')}
      loadingText={i18n.t('Putting your data together')}
      {...view}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}

interface DeleteMyAccountProps {
  customer: CustomerDto;
  /** Called after the account was deleted. */
  onErased: () => void;
}

/** Deletes the customer's own account, after a password and a second question. */
export function DeleteMyAccount({ customer, onErased }: DeleteMyAccountProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useFocusBack<HTMLButtonElement>(isOpen);
  return (
    <AccountSetting
      text={i18n.t(
        'Your name, email, phone number, address and date of birth are erased for good. Past orders stay in our books, without your name.',
      )}
      action={i18n.t('Delete my account')}
      onStart={() => setIsOpen(true)}
      buttonRef={button}
      form={isOpen && <DeleteForm customer={customer} onDone={onErased} onCancel={() => setIsOpen(false)} />}
    />
  );
}

function DeleteForm({ customer, onDone, onCancel }: FormProps) {
  const call = useEraseMyData();
  const [question, setQuestion] = useState<Secrets | null>(null);
  const [refusal, setRefusal] = useState<unknown>(null);
  // The first press only opens the question; the call itself checks the password and the code.
  const { view, submit, refuse } = useConfirmation(secretsOf(customer), async (secrets) =>
    setQuestion(secrets),
  );
  const erase = async (secrets: Secrets) => {
    try {
      await call.mutateAsync({ id: customer._id, data: secrets });
      onDone();
    } catch (reason) {
      const refused = errorsOf(reason);
      if (!refused.currentPassword && !refused.code) throw reason;
      setRefusal(reason);
    }
  };
  /** Shows the message of a wrong password or code at its field once the dialog has closed. */
  const sayRefusal = () => {
    if (refusal) refuse(refusal);
    setRefusal(null);
  };
  return (
    <>
      <InlineForm
        label={i18n.t('Delete my account')}
        action={i18n.t('Delete my account')}
        isDanger
        loadingText={i18n.t('Deleting your account')}
        {...view}
        onSubmit={submit}
        onCancel={onCancel}
      />
      <ConfirmDialog
        open={question !== null}
        subject={i18n.t('Your account, {name}', { name: fullName(customer) })}
        onClose={() => setQuestion(null)}
        onConfirm={() => erase(question!)}
        onExitComplete={sayRefusal}
      />
    </>
  );
}
