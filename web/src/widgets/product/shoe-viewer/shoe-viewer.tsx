import {
  type ComponentType,
  type KeyboardEvent,
  type Ref,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { colorName } from '../../../lib/color-name';
import { i18n } from '../../../lib/i18n';
import { Button, TilePicture, recipeClasses } from '../../../ui';
import { shoeViewer } from './shoe-viewer.recipe';

export interface ShoeViewerProps {
  /** The product's name, for the description. */
  name: string;
  /** The path of a GLB file. */
  model: string;
  /** The colour's name, which is also that of the model's variant. */
  color: string;
  /** The path of the picture that is shown until the model is there. */
  poster: string;
  /** Called by the button under a failure. */
  onBack: () => void;
  /** Makes the element known that draws; called once. */
  load?: () => Promise<void>;
}

type Status = 'loading' | 'shown' | 'touched' | 'failed';

/**
 * A shoe to turn: by pointer, by touch, with arrow keys, nearer with + and −. It moves by itself never. On a phone that
 * can, a button stands it in the room.
 */
export function ShoeViewer({ name, model, color, poster, onBack, load = loadModelViewer }: ShoeViewerProps) {
  const styles = recipeClasses(shoeViewer);
  const { isDefined, variants, share, listen, onKeyDown, ...loaded } = useModel(load, model);
  const variant = variants.find((name) => colorOf(name) === color);
  const status = variants.length > 0 && variant === undefined ? 'failed' : loaded.status;
  const isThere = status === 'shown' || status === 'touched';
  return (
    <div className={styles.root} onKeyDown={onKeyDown}>
      {!isThere && (
        <div className={styles.poster}>
          <TilePicture path={poster} alt="" ratio="fill" sizes="(min-width: 1024px) 720px, 100vw" />
        </div>
      )}
      {isDefined && status !== 'failed' && (
        <ModelViewer
          ref={listen}
          className={styles.model}
          src={addressOf(model)}
          variant-name={variant ?? color}
          alt={i18n.t('{name} in {color}, in 3D', { name, color: colorName(color) })}
          a11y={JSON.stringify(sayings())}
          {...CAMERA}
          {...AR}
        >
          <span slot="poster" />
          <span slot="progress-bar" />
          <span slot="ar-button" className={styles.room}>
            <Button size="tool">{i18n.t('See it in your room')}</Button>
          </span>
        </ModelViewer>
      )}
      {status === 'failed' ? (
        <div className={styles.failure} role="alert">
          <p>{i18n.t('This shoe could not be shown in 3D.')}</p>
          <Button size="tool" onClick={onBack}>
            {i18n.t('Back to the pictures')}
          </Button>
        </div>
      ) : (
        <p className={styles.note} role="status">
          {status === 'loading' && i18n.t('Loading in 3D')}
          {status === 'shown' && i18n.t('Drag to turn it.')}
        </p>
      )}
      {status === 'loading' && (
        <span
          className={styles.progress}
          role="progressbar"
          aria-label={i18n.t('Loading in 3D')}
          aria-valuenow={Math.round(share * 100)}
        >
          <span className={styles.bar} style={{ transform: `scaleX(${share})` }} />
        </span>
      )}
    </div>
  );
}

interface ModelViewerProps {
  ref: Ref<ModelElement>;
  [attribute: string]: unknown;
}

/** The custom element. React sets what it does not know as an attribute. */
const ModelViewer = 'model-viewer' as unknown as ComponentType<ModelViewerProps>;

interface ModelElement extends HTMLElement {
  /** Of the model that is loaded; none for one with a single look. */
  readonly availableVariants?: string[];
  zoom: (steps: number) => void;
}

/** It begins as the first picture of each colour does: the toe, which points along +x, to the right. */
const CAMERA = {
  'camera-controls': true,
  'camera-orbit': '35deg 74deg 100%',
  'disable-pan': true,
  'disable-tap': true,
  // Up and down go on scrolling the page.
  'touch-action': 'pan-y',
  'interaction-prompt': 'none',
  'shadow-intensity': '1',
};

/** Not Android's Scene Viewer: an app of its own, which does not read meshopt. */
const AR = { ar: true, 'ar-modes': 'webxr quick-look', 'ar-scale': 'fixed' };

async function loadModelViewer(): Promise<void> {
  const { defineModelViewer } = await import('./model-element');
  defineModelViewer();
}

/** What the element says to screen readers, by its own keys: how to turn it, and from where one looks after each turn. */
function sayings(): Record<string, string> {
  return {
    'interaction-prompt': i18n.t('Turn it with the arrow keys, zoom with + and −.'),
    front: i18n.t('Seen from the side'),
    right: i18n.t('Seen from the toe'),
    back: i18n.t('Seen from the other side'),
    left: i18n.t('Seen from the heel'),
    'upper-front': i18n.t('Seen from the side, from above'),
    'upper-right': i18n.t('Seen from the toe, from above'),
    'upper-back': i18n.t('Seen from the other side, from above'),
    'upper-left': i18n.t('Seen from the heel, from above'),
    'lower-front': i18n.t('Seen from the side, from below'),
    'lower-right': i18n.t('Seen from the toe, from below'),
    'lower-back': i18n.t('Seen from the other side, from below'),
    'lower-left': i18n.t('Seen from the heel, from below'),
  };
}

const NEARER: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1 };

/** A variant's name, spelled as colours are. */
function colorOf(variant: string): string {
  return variant.normalize('NFC').trim().toLowerCase();
}

/** How often each model failed to load. The element keeps a failed address for good, so a new try needs another one. */
const failures = new Map<string, number>();

function addressOf(model: string): string {
  const failed = failures.get(model);
  return failed ? `${model}?again=${failed}` : model;
}

/** The element's state, from its events. */
function useModel(load: () => Promise<void>, model: string) {
  const [isDefined, setDefined] = useState(false);
  const [status, setStatus] = useState<Status>('loading');
  const [share, setShare] = useState(0);
  const [variants, setVariants] = useState<readonly string[]>([]);
  const element = useRef<ModelElement>(null);
  const [start] = useState(() => load);
  useEffect(() => {
    let isGone = false;
    start().then(
      () => !isGone && setDefined(true),
      () => !isGone && setStatus('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [start]);
  const listen = useCallback(
    (shown: ModelElement | null) => {
      element.current = shown;
      if (!shown) return;
      const onEvent = (event: Event) => {
        if (event.type === 'progress')
          setShare((event as CustomEvent<{ totalProgress: number }>).detail.totalProgress);
        if (event.type === 'load') {
          setVariants(shown.availableVariants ?? []);
          setStatus('shown');
        }
        if (event.type === 'error') {
          failures.set(model, (failures.get(model) ?? 0) + 1);
          setStatus('failed');
        }
        const isTurned = (event as CustomEvent<{ source?: string }>).detail?.source === 'user-interaction';
        if (event.type === 'camera-change' && isTurned) setStatus('touched');
      };
      shown.shadowRoot?.adoptedStyleSheets.push(focusRing());
      // A landmark with an English name around the live region, which speaks without it too.
      const landmark = shown.shadowRoot?.querySelector('[role=region]');
      for (const attribute of ['role', 'aria-label']) landmark?.removeAttribute(attribute);
      for (const type of EVENTS) shown.addEventListener(type, onEvent);
      return () => EVENTS.forEach((type) => shown.removeEventListener(type, onEvent));
    },
    [model],
  );
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const steps = NEARER[key];
    if (steps) element.current?.zoom(steps);
  };
  return { isDefined, status, variants, share, listen, onKeyDown };
}

const EVENTS = ['progress', 'load', 'error', 'camera-change'];

/** The shop's focus ring, inside the element, where the page's styles do not reach. */
function focusRing(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.userInput:focus-visible { outline: var(--ring); outline-offset: var(--ring-offset) }');
  return sheet;
}
