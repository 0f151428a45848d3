'use client';

import { shareMessages } from '@forecourt/domain/messages';
import { earlyPress, Icon } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import type { CopyLinkProps } from './CopyLink.tsx';
import { useShareMenu } from './useShareMenu.ts';
import * as styles from './VehicleShare.css.ts';

export interface ShareMenuProps {
  /** Name of the vehicle. */
  name: string;
  /** Absolute address of the page. */
  url: string;
  /** The services as plain links, one item each. */
  children: ReactNode;
}

const load = () => import('./CopyLink.tsx');
/** If the code does not load, the other ways still work. */
const CopyLink = lazy<ComponentType<CopyLinkProps>>(() =>
  load().then(
    (module) => ({ default: module.CopyLink }),
    () => ({ default: () => null }),
  ),
);
const warm = () => void load().catch(() => undefined);

/** The share button with its menu. Parts that need a script load shortly before they are used. */
export function ShareMenu({ name, url, children }: ShareMenuProps) {
  const say = useWords(shareMessages);
  const { root, press } = useShareMenu(name, url);
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.root} ref={root} onToggle={() => setOpened(true)}>
      <summary
        className={styles.button}
        {...earlyPress}
        onClick={(event) => void press(event)}
        onPointerEnter={warm}
        onFocus={warm}
      >
        <Icon name="share" />
        {say('share.share')}
      </summary>
      <ul className={styles.menu} aria-label={say('share.shareName', { name })}>
        <li className={styles.scripted}>
          {opened && (
            <Suspense fallback={null}>
              <CopyLink name={name} url={url} />
            </Suspense>
          )}
        </li>
        {children}
      </ul>
    </details>
  );
}
