import { chakra } from '@chakra-ui/react';
import { Download, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { listTools } from '../../theme/recipes/back-office-records';
import { Button, useRecipeStyles } from '../../ui';

export interface ListToolsProps {
  /** How many there are in all, in words; '' while unknown. */
  count: string;
  /** Saves what the list shows; undefined while it shows nothing. */
  onExport?: () => void;
  /** The filter. */
  children: ReactNode;
}

/** The line between a list's head and its rows. */
export function ListTools({ count, onExport, children }: ListToolsProps) {
  const styles = useRecipeStyles(listTools);
  return (
    <chakra.div css={styles.root}>
      {children}
      <chakra.div css={styles.end}>
        <chakra.span css={styles.count}>{count}</chakra.span>
        <Export onExport={onExport} />
      </chakra.div>
    </chakra.div>
  );
}

function Export({ onExport }: Pick<ListToolsProps, 'onExport'>) {
  const styles = useRecipeStyles(listTools);
  return (
    <Button variant="outline" size="tool" icon={Download} onClick={onExport} disabled={!onExport}>
      <chakra.span css={styles.word}>Export CSV</chakra.span>
    </Button>
  );
}

export interface ListNewsProps {
  /** What has changed since the list was drawn; '' for nothing. */
  text: string;
  /** Draws the list as it is now. */
  onShow: () => void;
}

/** Says over the list that there is something new, without moving a row of it. */
export function ListNews({ text, onShow }: ListNewsProps) {
  const styles = useRecipeStyles(listTools);
  return (
    <chakra.div css={styles.news} role="status">
      {text && (
        <span>
          <Button size="tool" icon={RefreshCw} onClick={onShow}>
            {text}
          </Button>
        </span>
      )}
    </chakra.div>
  );
}

export interface ListFootProps {
  /** Keys and what they do, for who has a keyboard. */
  keys: readonly { key: string; does: string }[];
  /** Saves what a list without tools above it shows. */
  onExport?: () => void;
  /** The pager. */
  children: ReactNode;
}

/** Under a list: the keys it knows, and the pager. */
export function ListFoot({ keys, onExport, children }: ListFootProps) {
  const styles = useRecipeStyles(listTools);
  return (
    <chakra.div css={styles.foot}>
      <chakra.p css={styles.keys}>
        {keys.map(({ key, does }) => (
          <span key={key}>
            <chakra.kbd css={styles.key}>{key}</chakra.kbd>
            {does}
          </span>
        ))}
      </chakra.p>
      <chakra.div css={styles.end}>
        {onExport && <Export onExport={onExport} />}
        {children}
      </chakra.div>
    </chakra.div>
  );
}
