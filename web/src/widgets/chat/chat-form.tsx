import { ArrowUp } from 'lucide-react';
import { useEffect, useId, useState, type KeyboardEvent, type RefObject } from 'react';
import { CHAT, messageLength } from '../../lib/chat';
import { i18n } from '../../lib/i18n';
import { isBlank } from '../../lib/visible';
import { FieldError, IconButton, recipeClasses } from '../../ui';
import { chatPanel } from './chat-panel.recipe';

export interface ChatFormProps {
  /** The unsent text when the panel was last closed. */
  draft: string;
  /** Called with the text on each change. */
  onDraft: (text: string) => void;
  /** Called with a text that is neither empty nor too long. */
  onSend: (text: string) => void;
  /** The text box, so that the panel can focus it. */
  input: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The text box, one to three rows high (rule H12), and Send. The text is kept here, so that typing does not redraw
 * the messages.
 */
export function ChatForm({ input, draft, onDraft, onSend }: ChatFormProps) {
  const styles = recipeClasses(chatPanel);
  const noteId = useId();
  const [text, setText] = useState(draft);
  const length = messageLength(text);
  const isTooLong = length > CHAT.messageLength;
  useEffect(() => input.current?.focus({ preventScroll: true }), [input]);

  const change = (next: string) => {
    setText(next);
    onDraft(next);
  };
  const send = () => {
    input.current?.focus();
    if (isBlank(text) || isTooLong) return;
    change('');
    onSend(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {isTooLong && (
        <div className={styles.note}>
          <FieldError id={noteId}>{i18n.t('A message can have at most 1,000 characters.')}</FieldError>
          <span className={styles.count} aria-hidden>
            {length}
          </span>
        </div>
      )}
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label className={styles.grow} data-text={text}>
          <textarea
            ref={input}
            rows={1}
            aria-label={i18n.t('Message')}
            placeholder={i18n.t('Message')}
            enterKeyHint="send"
            maxLength={CHAT.typedLength}
            value={text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            aria-invalid={isTooLong || undefined}
            aria-describedby={isTooLong ? noteId : undefined}
            className={styles.input}
          />
        </label>
        <IconButton type="submit" label={i18n.t('Send')} icon={ArrowUp} variant="ink" />
      </form>
    </>
  );
}

/**
 * Whether an input method (IME) is composing, so that Enter ends a word and sends nothing. Safari reports it only by
 * the old key code.
 */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
