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
    <div className={styles.root}>
      {children}
      <div className={styles.end}>
        <span className={styles.count}>{count}</span>
        <Export onExport={onExport} />
      </div>
    </div>
  );
}

function Export({ onExport }: Pick<ListToolsProps, 'onExport'>) {
  const styles = useRecipeStyles(listTools);
  return (
    <Button variant="outline" size="tool" icon={Download} onClick={onExport} disabled={!onExport}>
      <span className={styles.word}>Export CSV</span>
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
    <div className={styles.news} role="status">
      {text && (
        <span>
          <Button size="tool" icon={RefreshCw} onClick={onShow}>
            {text}
          </Button>
        </span>
      )}
    </div>
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
    <div className={styles.foot}>
      <p className={styles.keys}>
        {keys.map(({ key, does }) => (
          <span key={key}>
            <kbd className={styles.key}>{key}</kbd>
            {does}
          </span>
        ))}
      </p>
      <div className={styles.end}>
        {onExport && <Export onExport={onExport} />}
        {children}
      </div>
    </div>
  );
}
