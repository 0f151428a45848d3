'use client';

import type { SearchLayout } from '@forecourt/domain';
import { IconButton } from '@forecourt/ui';
import * as styles from './LayoutSwitch.css.ts';

export interface LayoutSwitchProps {
  /** Layout of the list. */
  layout: SearchLayout;
  /** Called with the chosen layout. */
  onLayoutChange: (layout: SearchLayout) => void;
}

/** Grid or list. */
export function LayoutSwitch({ layout, onLayoutChange }: LayoutSwitchProps) {
  return (
    <div role="group" aria-label="Layout" className={styles.root}>
      {(['grid', 'list'] as const).map((one) => (
        <IconButton
          key={one}
          icon={one}
          label={`Show as ${one}`}
          pressed={layout === one}
          tone={layout === one ? 'outline' : 'plain'}
          onClick={() => onLayoutChange(one)}
        />
      ))}
    </div>
  );
}
