import { useState } from 'react';

/**
 * Keeps an overlay mounted, with its subject, until its closing animation is over.
 *
 * @param subject what the overlay is about; '' or null closes it
 * @param onExit called after the animation
 * @returns the subject and the overlay's props; null when there is nothing to show
 */
export function useUntilClosed<Subject extends string | object>(
  subject: Subject | null,
  onClose: () => void,
  onExit?: () => void,
) {
  const [last, setLast] = useState(subject);
  if (subject && subject !== last) setLast(subject);
  const shown = subject || last;
  if (!shown) return null;
  const onExitComplete = () => {
    setLast(subject);
    onExit?.();
  };
  return { subject: shown, frame: { open: Boolean(subject), onClose, onExitComplete } };
}
