'use client';

import { whenIdle } from '@forecourt/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { FinancePrompt } from './FinancePrompt.tsx';
import type { QuotedFinanceProps } from './QuotedFinance.tsx';

const Quoted = lazy(() => import('./QuotedFinance.tsx').then((module) => ({ default: module.QuotedFinance })));

/** The finance box of a quote, which the server cannot render: its code loads after hydration. */
export function LateQuotedFinance(props: QuotedFinanceProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => setWanted(true)), []);
  const prompt = <FinancePrompt enquireHref={props.enquireHref} />;
  if (!isWanted) return prompt;
  return (
    <Suspense fallback={prompt}>
      <Quoted {...props} />
    </Suspense>
  );
}
