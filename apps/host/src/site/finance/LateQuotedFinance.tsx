'use client';

import { whenIdle } from '@forecourt/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { QuotedFinanceProps } from './QuotedFinance.tsx';

const Quoted = lazy(() => import('./QuotedFinance.tsx').then((module) => ({ default: module.QuotedFinance })));

/** The finance box of a quote, which the server cannot render: its code loads after hydration. */
export function LateQuotedFinance(props: QuotedFinanceProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Quoted {...props} />
    </Suspense>
  );
}
