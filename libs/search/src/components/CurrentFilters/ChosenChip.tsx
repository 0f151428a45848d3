import { Icon, VisuallyHidden } from '@forecourt/ui';
import * as styles from './CurrentFilters.css.ts';

export interface ChosenChipProps {
  /** What is chosen. */
  text: string;
  /** Takes it back. */
  onDrop: () => void;
  /** Address of the search without it: the chip is a link then, which leads there without a script too. */
  href?: string;
}

/** One choice that takes itself away. */
export function ChosenChip({ text, onDrop, href }: ChosenChipProps) {
  const content = (
    <>
      <VisuallyHidden>Remove</VisuallyHidden> {text}
      <Icon name="close" size={16} />
    </>
  );
  return href === undefined ? (
    <button type="button" className={styles.chip} onClick={onDrop}>
      {content}
    </button>
  ) : (
    <a
      href={href}
      className={styles.chip}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onDrop();
      }}
    >
      {content}
    </a>
  );
}
