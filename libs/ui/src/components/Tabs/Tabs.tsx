'use client';

import { directionOf } from '@forecourt/domain/messages';
import { Tabs as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import { useLocale } from '../../words/ownWords.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  /** Unique within the set, without spaces: it becomes part of element ids. */
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Two or more tabs, the first one open. */
  tabs: readonly TabItem[];
  /** Accessible name of the set. @example 'Search for' */
  label?: string;
  /** Whether all panels are in the HTML from the start, and all visible without scripts. @default false */
  keep?: boolean;
  /** Id of the open tab, if the page controls it. */
  value?: string;
  /** Called with the id of the tab that was opened. */
  onValueChange?: (id: string) => void;
}

/** Tabs: several panels, one at a time. Arrow keys move between the labels. */
export function Tabs({ tabs, label, keep = false, value, onValueChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = value ?? own;
  const show = (id: string) => {
    setOwn(id);
    onValueChange?.(id);
  };
  return (
    <Radix.Root className={styles.root} dir={directionOf(useLocale())} value={open} onValueChange={show}>
      <Radix.List className={keep ? styles.keptList : styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            className={styles.tab}
            key={tab.id}
            value={tab.id}
            // A tap from before hydration is repeated as a click, which Radix tabs do not listen to.
            onClick={() => {
              if (tab.id !== open) show(tab.id);
            }}
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          className={keep ? styles.keptPanel : styles.panel}
          key={tab.id}
          value={tab.id}
          forceMount={keep || undefined}
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
