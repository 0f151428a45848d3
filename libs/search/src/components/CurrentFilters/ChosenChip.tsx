import { searchMessages } from '@forecourt/domain/messages';
import { Icon, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './CurrentFilters.css.ts';

export interface ChosenChipProps {
  /** Words of the choice. */
  text: string;
  /** Removes the choice from the search. */
  onDrop: () => void;
  /** Address of the search without this choice. With it the chip is a link, which also works without JavaScript. */
  href?: string;
}

/** A chip for one chosen filter; pressing it removes that choice. */
export function ChosenChip({ text, onDrop, href }: ChosenChipProps) {
  const say = useWords(searchMessages);
  const content = (
    <>
      <VisuallyHidden>{say('search.remove')}</VisuallyHidden> {text}
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
