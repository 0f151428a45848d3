'use client';

import { earlyPress, forwardKey, Heading, useIsAlive, useStore } from '@forecourt/ui';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { createTabStore } from './tabStore.ts';
import * as styles from './VehicleTabs.css.ts';

export interface VehicleTab {
  /** Id of its panel, which links can address. Unique on the page. */
  id: string;
  label: string;
  /** Content without a heading: the label is its heading. */
  content: ReactNode;
}

export interface VehicleTabsProps {
  /** Texts with their titles, the first one open. */
  tabs: readonly VehicleTab[];
  /** Accessible name of the row. @example 'About this vehicle' */
  label: string;
}

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place - 1 + count) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * Several texts about the vehicle as tabs. All of them are in the page: without JavaScript they are below each other
 * and the row links to each. A single text is shown under its own heading.
 */
export function VehicleTabs({ tabs, label }: VehicleTabsProps) {
  const [store] = useState(() => createTabStore(tabs.map(({ id }) => id)));
  const ready = useIsAlive();
  const open = useStore(store, tabs[0]?.id ?? '');
  const [only] = tabs;
  if (!only) return null;
  if (tabs.length === 1) {
    return (
      <section className={styles.root} id={only.id} aria-labelledby={`${only.id}-title`}>
        <Heading level={2} size="title" id={`${only.id}-title`}>
          {only.label}
        </Heading>
        {only.content}
      </section>
    );
  }
  const move = (event: KeyboardEvent<HTMLElement>, place: number) => {
    const to = steps[forwardKey(event.key, event.currentTarget)];
    const next = to && tabs[to(place, tabs.length)];
    if (!next) return;
    event.preventDefault();
    store.choose(next.id);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[href="#${next.id}"]`)?.focus();
  };
  return (
    <div className={styles.root} data-ready={ready || undefined}>
      <div className={styles.list} role={ready ? 'tablist' : 'navigation'} aria-label={label}>
        {tabs.map(({ id, label: words }, place) => {
          const isOpen = id === open;
          return (
            <a
              className={styles.tab}
              key={id}
              id={`${id}-tab`}
              href={`#${id}`}
              data-open={isOpen || undefined}
              {...earlyPress}
              {...(ready && { role: 'tab', 'aria-selected': isOpen, 'aria-controls': id, tabIndex: isOpen ? 0 : -1 })}
              onKeyDown={(event) => move(event, place)}
              onClick={(event) => {
                event.preventDefault();
                store.choose(id);
              }}
            >
              {words}
            </a>
          );
        })}
      </div>
      {tabs.map(({ id, label: words, content }) => (
        <section
          className={styles.panel}
          key={id}
          id={id}
          data-tab=""
          data-open={id === open || undefined}
          {...(ready ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab`, tabIndex: 0 } : { 'aria-label': words })}
        >
          <div className={styles.heading}>
            <Heading level={2} size="title">
              {words}
            </Heading>
          </div>
          {content}
        </section>
      ))}
    </div>
  );
}
