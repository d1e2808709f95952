import { useEffect, useRef } from 'react';
import type { SessionDto } from '../../../api/generated/model';
import { formatDate, formatMoment } from '../../../lib/dates';
import { i18n } from '../../../lib/i18n';
import { rowList } from '../../../theme/recipes/row-list.recipe';
import { ErrorNotice, FieldError, Skeleton, StatusButton, recipeClasses, VisuallyHidden } from '../../../ui';

/** A device on which the customer is signed in. */
export type Device = Omit<SessionDto, 'expiresAt'>;

export interface DeviceListProps {
  /** Undefined while they load. */
  devices?: readonly Device[];
  /** Why they could not be loaded. */
  failure?: string;
  /** Loads the devices again. */
  onRetry: () => void;
  /** Signs out another device. */
  onEnd: (device: Device) => void;
  /** The id of the device that is being signed out. */
  ending?: string;
  /** Why the last one could not be signed out. */
  endFailure?: string;
  /** The result of the last action, in one sentence. It gets the focus, since the row and its button are gone. */
  message?: string;
}

/** The devices with a sign-in; each other device can be signed out. */
export function DeviceList({
  devices,
  failure,
  onRetry,
  onEnd,
  ending,
  endFailure,
  message = '',
}: DeviceListProps) {
  const styles = recipeClasses(rowList);
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message) sentence.current?.focus();
  }, [message]);
  return (
    <>
      <p ref={sentence} role="status" tabIndex={-1} className={styles.message}>
        {message}
      </p>
      {endFailure && (
        <div className={styles.note}>
          <FieldError>{endFailure}</FieldError>
        </div>
      )}
      {devices ? (
        <ul className={styles.list}>
          {inOrder(devices).map((device) => (
            <Row key={device._id} device={device} isEnding={ending === device._id} onEnd={onEnd} />
          ))}
        </ul>
      ) : (
        <Waiting failure={failure} onRetry={onRetry} />
      )}
    </>
  );
}

/** The present device first. */
function inOrder(devices: readonly Device[]): readonly Device[] {
  return [...devices].sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

function Row(props: { device: Device; isEnding: boolean; onEnd: (device: Device) => void }) {
  const { device, isEnding, onEnd } = props;
  const styles = recipeClasses(rowList);
  const { device: name, address } = device;
  const signedIn = formatDate(device.createdAt);
  const lastUsed = formatMoment(device.lastUsedAt);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.line}>
          {address
            ? i18n.t('Signed in {date} from {address}', { date: signedIn, address })
            : i18n.t('Signed in {date}', { date: signedIn })}
        </span>
        <span className={styles.line}>{i18n.t('Last used {moment}', { moment: lastUsed })}</span>
      </div>
      {device.isCurrent ? (
        <span className={styles.here}>{i18n.t('This device')}</span>
      ) : (
        <StatusButton
          variant="outline"
          size="tool"
          aria-label={i18n.t('Sign out {device}, last used {moment}', { device: name, moment: lastUsed })}
          status={isEnding ? 'loading' : 'idle'}
          loadingText={i18n.t('Signing out {device}', { device: name })}
          onClick={() => onEnd(device)}
        >
          {i18n.t('Sign out')}
        </StatusButton>
      )}
    </li>
  );
}

/** Two placeholder rows, or why loading failed. */
function Waiting({ failure, onRetry }: { failure?: string; onRetry: () => void }) {
  const styles = recipeClasses(rowList);
  if (failure) {
    return (
      <div className={styles.note}>
        <ErrorNotice title={i18n.t('Your devices could not be loaded.')} advice={failure} onRetry={onRetry} />
      </div>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{i18n.t('Loading your devices')}</VisuallyHidden>
      {[1, 2].map((row) => (
        <div key={row} className={styles.row} aria-hidden>
          <div className={styles.bones}>
            <Skeleton shape="line" length="short" />
            <Skeleton shape="line" length="medium" />
          </div>
        </div>
      ))}
    </div>
  );
}
