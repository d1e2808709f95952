import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { TilePicture } from '../tile-picture/tile-picture';
import { useStyles } from '../use-styles';

export interface PictureRadio {
  value: string;
  /** Path of the picture; without one the swatch's colour stands in. */
  picture?: string;
  colorHex: string;
  /** Dimmed, struck through and labelled 'Sold out'; it can still be looked at. */
  soldOut?: boolean;
}

export interface PictureRadiosProps {
  /** The group's accessible name, shown above it beside the chosen value. */
  label: string;
  /** The pictures, in order. */
  options: readonly PictureRadio[];
  /** The chosen one. */
  value: string;
  /** Another one was chosen. */
  onChange: (value: string) => void;
}

/** A radio group of small pictures. */
export function PictureRadios({ label, options, value, onChange }: PictureRadiosProps) {
  const name = useId();
  const styles = useStyles('pictureRadios');
  return (
    <chakra.div role="radiogroup" aria-labelledby={`${name}-label`}>
      <chakra.p css={styles.head}>
        <chakra.span id={`${name}-label`} css={styles.label}>
          {label}
        </chakra.span>{' '}
        <chakra.span css={styles.chosen}>{value}</chakra.span>
      </chakra.p>
      <chakra.div css={styles.list}>
        {options.map((option) => (
          <chakra.label key={option.value} css={styles.option} data-sold-out={option.soldOut || undefined}>
            <chakra.input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              css={styles.input}
              aria-label={option.soldOut ? `${option.value}, Sold out` : option.value}
            />
            <chakra.span
              css={styles.picture}
              style={{ backgroundColor: option.picture ? undefined : option.colorHex }}
            >
              {option.picture && <TilePicture path={option.picture} alt="" sizes="88px" />}
            </chakra.span>
            <chakra.span css={styles.name} aria-hidden>
              {option.soldOut ? 'Sold out' : option.value}
            </chakra.span>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.div>
  );
}
