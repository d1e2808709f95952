import { useId } from 'react';
import { TilePicture } from '../tile-picture/tile-picture';
import { keepEarlyChoice } from '../keep-early-choice';
import { recipeClasses } from '../recipe-classes';
import { pictureRadios } from './picture-radios.recipe';

export interface PictureRadio {
  value: string;
  /** What it is called, where that is not its value. */
  label?: string;
  /** Path of the picture; without one the option shows its colour. */
  picture?: string;
  colorHex: string;
  /** Why it is not to be had, in words below its name: dimmed and struck through, but selectable. */
  unavailable?: string;
}

export interface PictureRadiosProps {
  /** The group's accessible name, shown above it next to the chosen value. */
  label: string;
  /** The options, in order. */
  options: readonly PictureRadio[];
  /** The chosen value. */
  value: string;
  /** Called with the new value. */
  onChange: (value: string) => void;
}

/** A radio group of small pictures. */
export function PictureRadios({ label, options, value, onChange }: PictureRadiosProps) {
  const name = useId();
  const styles = recipeClasses(pictureRadios);
  const nameOf = (option: PictureRadio | undefined) => option?.label ?? option?.value;
  return (
    <div role="radiogroup" aria-labelledby={`${name}-label`}>
      <p className={styles.head}>
        <span id={`${name}-label`} className={styles.label}>
          {label}
        </span>{' '}
        <span className={styles.chosen}>{nameOf(options.find((option) => option.value === value))}</span>
      </p>
      <div className={styles.list}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} data-unavailable={option.unavailable}>
            <input
              ref={keepEarlyChoice}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={styles.input}
              aria-label={[nameOf(option), option.unavailable].filter(Boolean).join(', ')}
            />
            <span
              className={styles.picture}
              style={{ backgroundColor: option.picture ? undefined : option.colorHex }}
            >
              {option.picture && <TilePicture path={option.picture} alt="" sizes="88px" />}
            </span>
            <span className={styles.name} aria-hidden>
              {nameOf(option)}
              {option.unavailable && <span className={styles.gone}>{option.unavailable}</span>}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
