import { Heading } from '@forecourt/ui';
import { infoTabs, type InfoTabName, type InfoTabsOptions } from './infoTabs.tsx';
import * as styles from './vehicle.css.ts';

export interface InfoSectionsProps extends InfoTabsOptions {
  /** Which sections, in which order. */
  names: readonly InfoTabName[];
}

/** Sections below each other that other templates show as tabs. */
export function InfoSections({ names, ...options }: InfoSectionsProps) {
  return infoTabs(options, names).map(({ id, label, content }) => (
    <section className={styles.part} key={id} id={id} aria-labelledby={`${id}-title`}>
      <Heading level={2} size="title" id={`${id}-title`}>
        {label}
      </Heading>
      {content}
    </section>
  ));
}
