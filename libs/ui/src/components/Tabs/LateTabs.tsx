'use client';

import { lazy } from 'react';
import { WhenNeeded } from '../WhenNeeded/WhenNeeded.tsx';
import type { TabsProps } from './Tabs.tsx';

const load = () => import('./Tabs.tsx');
const LazyTabs = lazy(() => load().then(({ Tabs }) => ({ default: Tabs })));

/** Server-rendered tabs; their code loads when a visitor comes near. */
export function LateTabs(props: Omit<TabsProps, 'value' | 'onValueChange'>) {
  return (
    <WhenNeeded load={load}>
      <LazyTabs {...props} />
    </WhenNeeded>
  );
}
