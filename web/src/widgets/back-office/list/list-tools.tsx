import { Download, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { i18n } from '../../../lib/i18n';
import { Button, recipeClasses } from '../../../ui';
import { listTools } from './list-tools.recipe';

export interface ListToolsProps {
  /** The total number in words; '' while it loads. */
  count: string;
  /** Downloads all rows; undefined for an empty list, and while they come. */
  onExport?: () => void;
  /** Why they did not come; '' without a failure. */
  exportFailure?: string;
  /** Whether there is a button at all. */
  hasExport?: boolean;
  /** The filters, one below the other. */
  children: ReactNode;
}

/** The row between a list's header and its rows. */
export function ListTools({ count, onExport, exportFailure, hasExport = true, children }: ListToolsProps) {
  const styles = recipeClasses(listTools);
  return (
    <div className={styles.root}>
      <div className={styles.filters}>{children}</div>
      <div className={styles.end}>
        <span className={styles.count}>{count}</span>
        {hasExport && <Export onExport={onExport} exportFailure={exportFailure} />}
      </div>
    </div>
  );
}

function Export({ onExport, exportFailure }: Pick<ListToolsProps, 'onExport' | 'exportFailure'>) {
  const styles = recipeClasses(listTools);
  return (
    <>
      {exportFailure && <span role="alert">{exportFailure}</span>}
      <Button variant="outline" size="tool" icon={Download} onClick={onExport} disabled={!onExport}>
        <span className={styles.word}>{i18n.t('Export CSV')}</span>
      </Button>
    </>
  );
}

export interface ListNewsProps {
  /** What changed since the list was loaded; '' for nothing. */
  text: string;
  /** Loads the list again. */
  onShow: () => void;
}

/** Announces changes above the list without moving its rows. */
export function ListNews({ text, onShow }: ListNewsProps) {
  const styles = recipeClasses(listTools);
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

export interface ListRefusalsProps {
  /** What was refused about rows that are not in the list any more, each in words. */
  refusals: readonly { id: string; text: string }[];
  /** Called with the id of one that was read. */
  onClose: (id: string) => void;
}

/** Says above the list why a change was refused whose row has left it. */
export function ListRefusals({ refusals, onClose }: ListRefusalsProps) {
  const styles = recipeClasses(listTools);
  return (
    <div role="status">
      {refusals.map(({ id, text }) => (
        <div key={id} className={styles.refusal}>
          <span>{text}</span>
          <Button variant="outline" size="tool" onClick={() => onClose(id)}>
            {i18n.t('Close')}
          </Button>
        </div>
      ))}
    </div>
  );
}

export interface ListFooterProps {
  /** Keyboard shortcuts and their effects. */
  keys: readonly { key: string; does: string }[];
  /** The pager. */
  children: ReactNode;
}

/** Below a list: its keyboard shortcuts and the pager. */
export function ListFooter({ keys, children }: ListFooterProps) {
  const styles = recipeClasses(listTools);
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
      <div className={styles.end}>{children}</div>
    </div>
  );
}
