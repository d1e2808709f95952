import { chakra } from '@chakra-ui/react';
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
    <chakra.div css={styles.root}>
      <chakra.div css={styles.frame}>
        {transfer && image ? (
          <chakra.img
            src={image}
            alt={`QR code for a transfer to ${transfer.account}`}
            css={styles.picture}
            data-qr
          />
        ) : (
          <Spinner label="Loading the QR code" />
        )}
      </chakra.div>
      {transfer && <Words transfer={transfer} />}
    </chakra.div>
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
    <chakra.dl css={styles.words} lang="vi">
      {rows.map(([term, value]) => (
        <div key={term}>
          <chakra.dt css={styles.term}>{term}</chakra.dt>
          <chakra.dd css={styles.value}>{value}</chakra.dd>
        </div>
      ))}
    </chakra.dl>
  );
}
