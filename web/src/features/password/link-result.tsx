import { chakra } from '@chakra-ui/react';
import { ButtonLink, PageTitle } from '../../ui';

interface LinkResultProps {
  title: string;
  text: string;
  /** The address and text of the button. */
  href: string;
  action: string;
}

/** The result of a message's link. It takes the focus of the form that it replaces. */
export function LinkResult({ title, text, href, action }: LinkResultProps) {
  return (
    <chakra.div role="status" tabIndex={-1} outline="none" ref={takeFocus}>
      <PageTitle size="md" subtitle={text}>
        {title}
      </PageTitle>
      <chakra.div marginTop="8">
        <ButtonLink href={href}>{action}</ButtonLink>
      </chakra.div>
    </chakra.div>
  );
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
