import type { TransferDto } from '../../api/generated/model';
import { bankName } from '../../lib/banks';
import { i18n } from '../../lib/i18n';
import { formatDong } from '../../lib/money';
import { ErrorNotice, Spinner, useStyles } from '../../ui';
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
  const styles = useStyles(bankTransfer);
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
  const styles = useStyles(bankTransfer);
  const { bin, account, accountName, amount, memo } = transfer;
  const rows = [
    [i18n.t('Bank'), bankName(bin)],
    [i18n.t('Account number'), `${account}\n${accountName}`],
    [i18n.t('Amount'), formatDong(amount)],
    [i18n.t('Transfer message'), memo],
  ] as const;
  return (
    <dl className={styles.words}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
