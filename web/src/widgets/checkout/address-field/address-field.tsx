import { type RefObject, useEffect, useRef, useState } from 'react';
import { hasAddress } from '../../../lib/checkout-rules';
import { i18n } from '../../../lib/i18n';
import { loadPlaces, nowOf, readAddress, type Places } from '../../../lib/places';
import { Button, ErrorNotice, Modal, Spinner, TextField, recipeClasses } from '../../../ui';
import type { TextFieldProps } from '../../../ui/text-field/text-field';
import { addressField } from './address-field.recipe';
import type { PlaceList } from './place-list';

export interface AddressFieldProps extends TextFieldProps {
  /** The present text: 'street, ward, province', or any other. */
  address: string;
  /** Called with the text that takes its place. */
  onAddress: (address: string) => void;
}

/**
 * An address as free text. Its ward and province can be chosen from today's, and one with a former ward is offered as
 * it is today (rule V23).
 */
export function AddressField({ address, onAddress, ref, onBlur, onKeyDown, ...field }: AddressFieldProps) {
  const styles = recipeClasses(addressField);
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const known = hasAddress(address) ? address : '';
  const { loaded, hasFailed, retry } = useLoaded(isOpen || known.includes(','));
  /** Without a street, a ward that was chosen follows a comma, before which the street is typed. */
  const tidy = () => {
    if (address.startsWith(', ')) onAddress(address.slice(2));
  };
  const isBare = address.startsWith(', ') || (loaded && hasNoStreet(known, loaded.places));
  return (
    <div className={styles.root}>
      <TextField
        {...field}
        hint={isBare ? i18n.t('House number and street are missing.') : field.hint}
        onBlur={(event) => {
          tidy();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') tidy();
          onKeyDown?.(event);
        }}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') ref(element);
        }}
      />
      <AddressToday
        addresses={loaded ? nowOf(known, loaded.places) : []}
        disabled={field.readOnly}
        onUse={(next) => {
          onAddress(next);
          input.current?.focus();
        }}
      />
      <PlaceChoice
        known={known}
        loaded={loaded}
        onRetry={hasFailed ? retry : undefined}
        open={isOpen}
        onOpenChange={setIsOpen}
        disabled={field.readOnly}
        input={input}
        onChoose={onAddress}
      />
    </div>
  );
}
interface AddressTodayProps {
  addresses: readonly string[];
  disabled: boolean | undefined;
  onUse: (address: string) => void;
}

/** What an address with a former ward is today. */
function AddressToday({ addresses, disabled, onUse }: AddressTodayProps) {
  const styles = recipeClasses(addressField);
  return (
    <div role="status">
      {addresses.map((address) => (
        <div key={address} className={styles.now}>
          <span>{i18n.t('Now: {address}?', { address: address.split(', ').slice(-2).join(', ') })}</span>
          <Button variant="outline" size="sm" disabled={disabled} onClick={() => onUse(address)}>
            {i18n.t('Use it')}
          </Button>
        </div>
      ))}
    </div>
  );
}

interface PlaceChoiceProps {
  /** The present address; '' for none. */
  known: string;
  /** undefined until it has loaded. */
  loaded: Loaded | undefined;
  /** Set when it did not load. */
  onRetry: (() => void) | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  disabled: boolean | undefined;
  /** The address's field, which gets the focus after a choice. */
  input: RefObject<HTMLInputElement | null>;
  onChoose: (address: string) => void;
}

/** The button that opens the provinces and wards, and their dialog. */
function PlaceChoice(props: PlaceChoiceProps) {
  const { known, loaded, onRetry, open, onOpenChange, disabled, input, onChoose } = props;
  const styles = recipeClasses(addressField);
  const button = useRef<HTMLButtonElement>(null);
  const [hasChosen, setHasChosen] = useState(false);
  /** A dialog that closes selects the field's text, and the next letter would take its place. */
  const focusAfter = () => {
    if (!hasChosen) return button.current;
    setTimeout(() => {
      const end = input.current?.value.startsWith(',') ? 0 : input.current?.value.length;
      input.current?.setSelectionRange(end ?? 0, end ?? 0);
    });
    return input.current;
  };
  const start = () => {
    setHasChosen(false);
    onOpenChange(true);
  };
  const choose = (next: string) => {
    onChoose(known ? next : `, ${next}`);
    setHasChosen(true);
    onOpenChange(false);
  };
  return (
    <>
      <div>
        <Button ref={button} variant="outline" size="sm" disabled={disabled} onClick={start}>
          {i18n.t('Choose province and ward')}
        </Button>
      </div>
      <Modal
        size="sm"
        open={open}
        onClose={() => onOpenChange(false)}
        focusAfter={focusAfter}
        title={i18n.t('Province and ward')}
      >
        {loaded ? (
          <div className={styles.list}>
            <loaded.List places={loaded.places} parts={readAddress(known, loaded.places)} onChoose={choose} />
          </div>
        ) : (
          <div className={styles.waiting}>
            {onRetry ? (
              <ErrorNotice title={i18n.t('The list could not be loaded.')} onRetry={onRetry} />
            ) : (
              <Spinner label={i18n.t('Loading the provinces')} />
            )}
          </div>
        )}
      </Modal>
    </>
  );
}

/** Whether an address is no more than a ward and its province. */
function hasNoStreet(address: string, places: Places): boolean {
  const { street, ward } = readAddress(address, places);
  return ward !== undefined && street === '';
}

interface Loaded {
  places: Places;
  List: typeof PlaceList;
}

/** The names and their list, which come once they are wanted. */
function useLoaded(isWanted: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && !loaded && !hasFailed;
  useEffect(() => {
    if (!isMissing) return;
    let isGone = false;
    Promise.all([loadPlaces(), import('./place-list')])
      .then(([places, { PlaceList: List }]) => !isGone && setLoaded({ places, List }))
      .catch(() => !isGone && setHasFailed(true));
    return () => {
      isGone = true;
    };
  }, [isMissing]);
  return { loaded, hasFailed, retry: () => setHasFailed(false) };
}
