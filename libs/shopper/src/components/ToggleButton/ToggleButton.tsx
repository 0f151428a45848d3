import { earlyToggle, Icon, isAnswered, type IconName } from '@forecourt/ui';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** The same whether it is on or off. */
  word: string;
  /** For everyone who hears one of many such buttons; begins with the word. @example 'Save 2022 Ford Escape' */
  label: string;
  /** Icon before the word. */
  icon: IconName;
  /** Whether it is on. */
  pressed: boolean;
  /** Whether a change is on its way, for screen readers. @default false */
  busy?: boolean;
  /** Asks for the other state. */
  onClick: () => void;
}

/** Adds a vehicle to one of the visitor's lists or removes it. Its label is visible where there is room. */
export function ToggleButton({ word, label, icon, pressed, busy = false, onClick }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.toggle} ${styles.scripted}`}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={({ currentTarget }) => {
        if (!isAnswered(currentTarget, pressed)) onClick();
      }}
      {...earlyToggle}
    >
      <Icon name={icon} size={20} />
      <span className={styles.word}>{word}</span>
    </button>
  );
}
