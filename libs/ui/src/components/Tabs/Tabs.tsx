'use client';

import { Tabs as Radix } from 'radix-ui';
import { useState, type ReactNode } from 'react';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  /** Unique in the set, without spaces: it becomes part of ids in the page. */
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  /** Two or more, the first one open. */
  tabs: readonly TabItem[];
  /** Names the set for screen readers. @example 'Search for' */
  label?: string;
  /** All of them are in the page from the start, and all in sight where scripts do not run. @default false */
  keep?: boolean;
  /** Where the page keeps which one is open. */
  value?: string;
  /** Called with the id of the tab that was opened. */
  onValueChange?: (id: string) => void;
}

/** A few views of one thing, one at a time. Arrow keys move between the labels. */
export function Tabs({ tabs, label, keep = false, value, onValueChange }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id);
  const open = value ?? own;
  const show = (id: string) => {
    setOwn(id);
    onValueChange?.(id);
  };
  return (
    <Radix.Root className={styles.root} value={open} onValueChange={show}>
      <Radix.List className={keep ? styles.keptList : styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger
            className={styles.tab}
            key={tab.id}
            value={tab.id}
            // A tap from before the tabs were awake is repeated as a click, which they do not listen to by themselves.
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
