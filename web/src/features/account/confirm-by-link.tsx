import { useState, type FormEvent } from 'react';
import { errorMessage } from '../../lib/api-error';
import { i18n } from '../../lib/i18n';
import { useActionStatus } from '../../hooks/use-action-status';
import { formColumn } from '../../theme/recipes/form-column.recipe';
import { FieldError, PageTitle, StatusButton, recipeClasses } from '../../ui';
import { LinkResult, type LinkResultProps } from './link-result';

interface ConfirmByLinkProps {
  title: string;
  subtitle: string;
  /** What is said of a link that works no more, or null for one that is still to be tried. */
  ended: LinkResultProps | null;
  /** Confirms, and says how it ended. */
  confirm: () => Promise<LinkResultProps>;
  /** How it ended by this refusal; nothing for one that may be tried again. */
  endingOf: (reason: unknown) => LinkResultProps | undefined;
}

/**
 * The target of a mail's link. A button confirms what it is about, since mail programs open every link but press no
 * button.
 */
export function ConfirmByLink({ title, subtitle, ended, confirm, endingOf }: ConfirmByLinkProps) {
  const styles = recipeClasses(formColumn);
  const [end, setEnd] = useState(ended);
  const action = useActionStatus();
  const say = (reason: unknown) => {
    const ending = endingOf(reason);
    if (ending) setEnd(ending);
    return errorMessage(reason);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void action.run(async () => setEnd(await confirm()), { describeError: say });
  };
  if (end !== null) return <LinkResult {...end} />;
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageTitle size="md" subtitle={subtitle}>
        {title}
      </PageTitle>
      <div className={styles.fields}>
        {action.failure && <FieldError>{action.failure}</FieldError>}
        <StatusButton type="submit" size="lg" wide status={action.status} loadingText={i18n.t('Confirming')}>
          {i18n.t('Confirm')}
        </StatusButton>
      </div>
    </form>
  );
}
