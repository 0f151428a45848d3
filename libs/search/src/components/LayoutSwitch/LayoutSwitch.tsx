'use client';

import type { SearchLayout } from '@forecourt/domain';
import { searchMessages } from '@forecourt/domain/messages';
import { IconButton } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import * as styles from './LayoutSwitch.css.ts';

export interface LayoutSwitchProps {
  /** Layout of the list. */
  layout: SearchLayout;
  /** Called with the chosen layout. */
  onLayoutChange: (layout: SearchLayout) => void;
}

/** Grid or list. */
export function LayoutSwitch({ layout, onLayoutChange }: LayoutSwitchProps) {
  const say = useWords(searchMessages);
  return (
    <div role="group" aria-label={say('search.layout')} className={styles.root}>
      {(['grid', 'list'] as const).map((one) => (
        <IconButton
          key={one}
          icon={one}
          label={say(one === 'grid' ? 'search.showAsGrid' : 'search.showAsList')}
          pressed={layout === one}
          tone={layout === one ? 'outline' : 'plain'}
          onClick={() => onLayoutChange(one)}
        />
      ))}
    </div>
  );
}
