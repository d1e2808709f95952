import { ButtonLink, PageTitle, recipeClasses } from '../../ui';
import { password } from './password.recipe';

export interface LinkResultProps {
  title: string;
  text: string;
  /** The address and text of the button. */
  href: string;
  action: string;
}

/** The result of a message's link. It takes the focus of the form that it replaces. */
export function LinkResult({ title, text, href, action }: LinkResultProps) {
  const styles = recipeClasses(password);
  return (
    <div className={styles.result} role="status" tabIndex={-1} ref={takeFocus}>
      <PageTitle size="md" subtitle={text}>
        {title}
      </PageTitle>
      <div className={styles.onward}>
        <ButtonLink href={href}>{action}</ButtonLink>
      </div>
    </div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
