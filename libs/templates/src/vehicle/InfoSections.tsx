import { FoldedSection } from './FoldedSection.tsx';
import { infoTabs, type InfoTabName, type InfoTabsOptions } from './infoTabs.tsx';

export interface InfoSectionsProps extends InfoTabsOptions {
  /** Which sections, in which order. */
  names: readonly InfoTabName[];
}

/** Folded sections that other templates show as tabs: the dealer's own words are open where they come first. */
export function InfoSections({ names, ...options }: InfoSectionsProps) {
  return infoTabs(options, names).map(({ id, label, content }, place) => (
    <FoldedSection key={id} id={id} title={label} open={place === 0 && id === 'dealer-comments'}>
      {content}
    </FoldedSection>
  ));
}
