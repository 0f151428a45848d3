import { earlyToggle, Icon, isAnswered, type IconName } from '@forecourt/ui';
import * as styles from './ToggleButton.css.ts';

export interface ToggleButtonProps {
  /** Visible label. */
  word: string;
  /** Visible label while it is on. @default the same */
  pressedWord?: string;
  /** Accessible name, unique among many such buttons; begins with the visible label. @example 'Save 2022 Ford Escape' */
  label: string;
  /** Icon before the label. */
  icon: IconName;
  /** Whether it is on. */
  pressed: boolean;
  /** Whether a change is pending, for screen readers. @default false */
  busy?: boolean;
  /** Called to switch the state. */
  onClick: () => void;
}

/** Button that adds a vehicle to one of the visitor's lists or removes it. Its label is visible where there is room. */
export function ToggleButton({ word, pressedWord, label, icon, pressed, busy = false, onClick }: ToggleButtonProps) {
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
      {pressedWord === undefined ? (
        <span className={styles.word}>{word}</span>
      ) : (
        // Both, and the state chooses: a tap before the page is live changes nothing but the state.
        <span className={styles.word}>
          <span className={styles.whileOff}>{word}</span>
          <span className={styles.whileOn}>{pressedWord}</span>
        </span>
      )}
    </button>
  );
}
