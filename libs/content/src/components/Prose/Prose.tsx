import { proseMessages } from '@forecourt/domain/messages';
import { Picture } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import * as styles from './Prose.css.ts';

export interface ProseProps {
  /** As `proseTree` makes it. */
  tree: Root;
}

/** A table wider than its column scrolls on its own, also by keyboard. */
function ScrollingTable(props: ComponentProps<'table'>) {
  const say = useWords(proseMessages);
  return (
    <div className={styles.table} role="region" aria-label={say('prose.table')} tabIndex={0}>
      <table {...props} />
    </div>
  );
}

function WidePicture({ src, alt = '' }: ComponentProps<'img'>) {
  return (
    <span className={styles.picture}>
      <Picture url={src} alt={alt} sizes="(min-width: 768px) 720px, 100vw" ratio="3/2" rounded />
    </span>
  );
}

/** Prose as it is read best: a narrow column, clear headings, pictures across. Only server components may use it. */
export function Prose({ tree }: ProseProps) {
  const components = { table: ScrollingTable, img: WidePicture };
  return <div className={styles.root}>{toJsxRuntime(tree, { Fragment, jsx, jsxs, components })}</div>;
}
