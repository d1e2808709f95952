import { Copy } from 'lucide-react';
import { useRef } from 'react';
import type { TransferDto } from '../../../api/generated/model';
import { i18n } from '../../../lib/i18n';
import { formatDong } from '../../../lib/money';
import { ErrorNotice, IconButton, Spinner, useCopy, recipeClasses } from '../../../ui';
import { bankTransfer } from './bank-transfer.recipe';

/** A bank transfer: payee, sum and memo. */
type Transfer = Omit<TransferDto, 'payload'>;

export interface BankTransferProps {
  /** Undefined while it loads; a placeholder keeps the space. */
  transfer?: Transfer;
  /** The QR code as a data URL; undefined until it is drawn. */
  image?: string;
  /** Why it is missing, in one sentence. */
  failure?: string;
  /** Set when a retry may help. */
  retry?: () => void;
}

/** A QR code for a banking app, and the same data as text for typing (rule C12). */
export function BankTransfer({ transfer, image, failure, retry }: BankTransferProps) {
  const styles = recipeClasses(bankTransfer);
  if (failure) {
    return <ErrorNotice title={i18n.t('There is no QR code.')} advice={failure} onRetry={retry} />;
  }
  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        {transfer && image ? (
          <img
            src={image}
            alt={i18n.t('QR code for a transfer to {account}', { account: transfer.account })}
            className={styles.picture}
            data-qr
          />
        ) : (
          <Spinner label={i18n.t('Loading the QR code')} />
        )}
      </div>
      {transfer && <Words transfer={transfer} />}
    </div>
  );
}

function Words({ transfer }: { transfer: Transfer }) {
  const styles = recipeClasses(bankTransfer);
  const { bankName, account, accountName, amount, memo } = transfer;
  return (
    <dl className={styles.words}>
      <div>
        <dt className={styles.term}>{i18n.t('Bank')}</dt>
        <dd className={styles.value}>{bankName}</dd>
      </div>
      <Row term={i18n.t('Account number')} copied={account} label={i18n.t('Copy the account number')}>
        {accountName}
      </Row>
      <Row
        term={i18n.t('Amount')}
        value={formatDong(amount)}
        copied={String(amount)}
        label={i18n.t('Copy the amount')}
      />
      <Row term={i18n.t('Transfer message')} copied={memo} label={i18n.t('Copy the transfer message')} />
    </dl>
  );
}

interface RowProps {
  term: string;
  /** What the button copies, as a banking app takes it. */
  copied: string;
  /** How it is shown; as it is copied by default. */
  value?: string;
  /** The button's name. */
  label: string;
  /** Stands below the value. */
  children?: string;
}

function Row({ term, copied, value = copied, label, children }: RowProps) {
  const styles = recipeClasses(bankTransfer);
  const shown = useRef<HTMLSpanElement>(null);
  const { message, copy } = useCopy();
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>
        <span className={styles.copied}>
          <span ref={shown}>{value}</span>
          <IconButton icon={Copy} label={label} onClick={() => copy(copied, shown.current)} />
        </span>
        {children}
        <span className={styles.message} role="status">
          {message}
        </span>
      </dd>
    </div>
  );
}
