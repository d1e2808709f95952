import { Command } from 'cmdk';
import { useState } from 'react';
import { i18n } from '../../../lib/i18n';
import { LIMITS } from '../../../lib/limits';
import { matchesWords } from '../../../lib/match-words';
import { commandPalette } from '../../../theme/recipes/command-palette.recipe';
import { Modal, recipeClasses } from '../../../ui';

/** One entry of the palette. */
export interface PaletteCommand {
  label: string;
  run: () => void;
}

/** One list that the palette can search. */
export interface PaletteSearch {
  /** The list's plural name: 'orders'. */
  kind: string;
  run: (text: string) => void;
}

/** One order, customer or product that the typed text finds. */
export interface PaletteFind extends PaletteCommand {
  id: string;
  /** What it is: 'order'. */
  kind: string;
}

export interface CommandPaletteProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called by Escape, a press outside, and a chosen command. */
  onClose: () => void;
  /**
   * The element that gets the focus after closing. The dialog cannot remember it, since the field takes the focus too
   * early.
   */
  focusAfter?: () => HTMLElement | null;
  /** The pages to go to. */
  commands: readonly PaletteCommand[];
  /** What the typed text finds, below the commands. */
  found?: readonly PaletteFind[];
  /** Called with the text as it is typed. */
  onTyped?: (text: string) => void;
  /** The lists that can be searched for the typed text. */
  searches: readonly PaletteSearch[];
}

/** Type a command and press Enter. Accents and case are ignored. */
export function CommandPalette({ open, onClose, focusAfter, ...inside }: CommandPaletteProps) {
  return (
    <Modal
      size="sm"
      open={open}
      onClose={onClose}
      focusAfter={focusAfter}
      title={i18n.t('Commands')}
      hideTitle
    >
      <Inside {...inside} onDone={onClose} />
    </Modal>
  );
}

type InsideProps = Omit<CommandPaletteProps, 'open' | 'onClose' | 'focusAfter'> & { onDone: () => void };

/** Mounted anew at each opening, so that it starts empty. */
function Inside({ commands, found = [], searches, onTyped, onDone }: InsideProps) {
  const styles = recipeClasses(commandPalette);
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const choose = (run: () => void) => () => {
    onDone();
    run();
  };
  return (
    <div className={styles.root}>
      <Command label={i18n.t('Commands')} loop filter={matchesWords}>
        <Command.Input
          autoFocus
          data-autofocus
          placeholder={i18n.t('What is to be done?')}
          maxLength={LIMITS.searchLength}
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            onTyped?.(next.trim());
          }}
        />
        <Command.List label={i18n.t('Commands')}>
          {found.length === 0 && <Command.Empty>{i18n.t('Nothing is called that.')}</Command.Empty>}
          {commands.map(({ label, run }) => (
            <Command.Item key={label} value={label} onSelect={choose(run)}>
              {label}
            </Command.Item>
          ))}
          {text !== '' &&
            found.map(({ id, kind, label, run }) => (
              <Command.Item key={id} value={id} forceMount onSelect={choose(run)}>
                {label}
                <span data-what>{kind}</span>
              </Command.Item>
            ))}
          {text !== '' &&
            searches.map(({ kind, run }) => (
              <Command.Item
                key={kind}
                value={`${kind} ${text}`}
                forceMount
                onSelect={choose(() => run(text))}
              >
                {i18n.t('Search {what} for “{text}”', { what: kind, text })}
              </Command.Item>
            ))}
        </Command.List>
      </Command>
    </div>
  );
}
