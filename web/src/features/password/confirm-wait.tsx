import { useState, type FormEvent } from 'react';
import { isStatus, sentenceOf } from '../../api/api-error';
import { useConfirmSizeWait } from '../../api/generated/back-in-stock/back-in-stock';
import { useActionStatus } from '../../state/use-action-status';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import { FieldError, PageTitle, StatusButton, useStyles } from '../../ui';
import { LinkResult } from './link-result';

const DEAD = {
  title: 'This link is not good any more.',
  text: 'A link works once, within 24 hours, and only the newest one. For another, ask again at the shoe.',
};

/**
 * The target of the link that a visitor gets who waits for a size (rule B2). A button confirms, since mail programs open
 * every link but press no button.
 */
export function ConfirmWait({ token }: { token: string }) {
  const styles = useStyles(formColumn);
  const confirm = useConfirmSizeWait();
  const [end, setEnd] = useState<{ title: string; text: string } | null>(token === '' ? DEAD : null);
  const action = useActionStatus();
  const say = (reason: unknown) => {
    if (isStatus(reason, 400)) setEnd(DEAD);
    return sentenceOf(reason);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(
      async () => {
        const { size, color } = await confirm.mutateAsync({ data: { token } });
        const text = 'One mail tells you when it is back. No pair is set aside.';
        setEnd({ title: `You wait for size ${size} in ${color}.`, text });
      },
      { say },
    );
  };
  if (end !== null) return <LinkResult {...end} href="/product" action="See all products" />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageTitle size="md" subtitle="Then one mail tells you when the size is back.">
        Wait for your size
      </PageTitle>
      <div className={styles.fields}>
        {action.failure && <FieldError>{action.failure}</FieldError>}
        <StatusButton type="submit" size="lg" wide status={action.status} loadingText="Confirming">
          Confirm
        </StatusButton>
      </div>
    </form>
  );
}
