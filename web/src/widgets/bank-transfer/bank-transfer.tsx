import { bankName } from '../../lib/banks';
import { bankTransfer } from '../../theme/recipes/checkout';
import { ErrorNotice, Spinner, useRecipeStyles } from '../../ui';

/** Whom a transfer pays, and what it says. */
export interface Transfer {
  /** The bank's six digits. */
  bin: string;
  account: string;
  accountName: string;
  /** What the transfer must say, so that the shop knows which order it pays. */
  memo: string;
}

export interface BankTransferProps {
  /** Nothing while it is not known: the place it takes is there already. */
  transfer?: Transfer;
  /** The QR code as an image address; nothing while it is not drawn. */
  image?: string;
  /** Why there is no transfer, in one sentence. */
  failure?: string;
  /** Set when another try may help. */
  retry?: () => void;
}

/** A QR code for a banking app, and the same in words for who types. */
export function BankTransfer({ transfer, image, failure, retry }: BankTransferProps) {
  const styles = useRecipeStyles(bankTransfer);
  if (failure) {
    return <ErrorNotice title="There is no QR code." advice={failure} onRetry={retry} />;
  }
  return (
    <div className={styles.root}>
      <div className={styles.frame}>
        {transfer && image ? (
          <img
            src={image}
            alt={`QR code for a transfer to ${transfer.account}`}
            className={styles.picture}
            data-qr
          />
        ) : (
          <Spinner label="Loading the QR code" />
        )}
      </div>
      {transfer && <Words transfer={transfer} />}
    </div>
  );
}

function Words({ transfer }: { transfer: Transfer }) {
  const styles = useRecipeStyles(bankTransfer);
  const { bin, account, accountName, memo } = transfer;
  const rows = [
    ['Ngân hàng', bankName(bin)],
    ['Tài khoản', `${account}\n${accountName}`],
    ['Nội dung', memo],
  ] as const;
  return (
    <dl className={styles.words} lang="vi">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
