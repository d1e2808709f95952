import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import {
  getListSizeWaitsQueryKey,
  useAskForSize,
  useAskForSizeAsVisitor,
  useEndSizeWait,
  useListSizeWaits,
} from '../../api/generated/back-in-stock/back-in-stock';
import type { ProductDto } from '../../api/generated/model';
import { isEmail } from '../../lib/email';
import { i18n } from '../../lib/i18n';
import { useCurrentCustomer } from '../../state/customer';
import { useSession } from '../../state/session';
import { useActionStatus } from '../../hooks/use-action-status';
import { useCheckedForm } from '../../state/use-checked-form';
import { TextField } from '../../ui';
import { SizeWait, SizeWaitForm } from '../../widgets/product/size-wait/size-wait';

interface BackInStockProps {
  product: ProductDto;
  /** The chosen colour's name. */
  color: string;
  /** Whether the form is shown, and its state's setter. */
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Lets people ask to be told when a sold-out size of a colour is back (rules B1 and B2); nothing when none is sold out. */
export function BackInStock({ product, color, open, onOpen }: BackInStockProps) {
  const user = useSession();
  const sizes = product.colors.find((entry) => entry.color === color)?.sizes ?? [];
  const gone = sizes.filter(({ quantity }) => quantity <= 0).map(({ size }) => size);
  if (gone.length === 0) return null;
  const Form = user ? CustomerForm : VisitorForm;
  return (
    <SizeWait open={open} onOpen={onOpen}>
      <Form key={color} productId={product._id} color={color} gone={gone} />
    </SizeWait>
  );
}

interface FormProps {
  productId: string;
  color: string;
  /** The sold-out sizes. */
  gone: readonly string[];
}

function CustomerForm({ productId, color, gone }: FormProps) {
  const client = useQueryClient();
  const customer = useCurrentCustomer({ refetchOnMount: false });
  const listed = useListSizeWaits();
  const ask = useAskForSize();
  const end = useEndSizeWait();
  const asking = useActionStatus();
  const ending = useActionStatus();
  const [chosen, setChosen] = useState<string | null>(null);
  const waits = (listed.data?.waits ?? []).filter(
    (wait) => wait.productId === productId && wait.color === color,
  );
  const sizes = gone.filter((size) => waits.every((wait) => wait.size !== size));
  const size = sizeOf(sizes, chosen);

  const listAgain = () => client.invalidateQueries({ queryKey: getListSizeWaitsQueryKey() });
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (size === null) return;
    const data = { productId, color, size };
    void asking.run(() => ask.mutateAsync({ data }).then(listAgain));
  };
  return (
    <SizeWaitForm
      sizes={sizes}
      size={size}
      onSize={setChosen}
      waits={waits}
      onStop={(id) => void ending.run(() => end.mutateAsync({ id }).then(listAgain))}
      note={i18n.t('One mail to {email} when it is back. No pair is set aside.', {
        email: customer.data?.email ?? i18n.t({ id: 'email.yours', message: 'your address' }),
      })}
      status={asking.status}
      failure={asking.failure || ending.failure || (listed.error?.message ?? '')}
      onSubmit={onSubmit}
    />
  );
}

function VisitorForm({ productId, color, gone }: FormProps) {
  const ask = useAskForSizeAsVisitor();
  const [chosen, setChosen] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState('');
  const size = sizeOf(gone, chosen);
  const { register, submit, status, failure, isBusy } = useCheckedForm({
    defaultValues: { email: '' },
    mode: 'onSubmit',
    check: (_field, { email }) => {
      if (email.trim() === '') return i18n.t('Enter your Email');
      return isEmail(email) ? undefined : i18n.t('Enter valid Email.');
    },
  });
  const onSubmit = submit(async ({ email }) => {
    if (size === null) return;
    setSentTo('');
    await ask.mutateAsync({ data: { productId, color, size, email: email.trim() } });
    setSentTo(email.trim());
  });
  return (
    <SizeWaitForm
      sizes={gone}
      size={size}
      onSize={(next) => {
        setChosen(next);
        setSentTo('');
      }}
      contact={
        <TextField
          label={i18n.t('Email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          readOnly={isBusy}
          {...register('email')}
        />
      }
      note={
        sentTo
          ? i18n.t('Check your mail: follow the link to confirm {email}.', { email: sentTo })
          : i18n.t(
              'We send a link to confirm your address, then one mail when the size is back. No pair is set aside.',
            )
      }
      status={status}
      failure={failure}
      onSubmit={(event) => void onSubmit(event)}
    />
  );
}

/** The chosen size, unless it is back or waited for by now; one alone need not be chosen. */
function sizeOf(sizes: readonly string[], chosen: string | null): string | null {
  if (chosen !== null && sizes.includes(chosen)) return chosen;
  return sizes.length === 1 ? sizes[0]! : null;
}
