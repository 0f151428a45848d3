'use client';

import { OneInterest, type FinanceCalculatorProps, type OneInterestProps } from '@forecourt/finance';
import { WhenNeeded } from '@forecourt/ui';
import { lazy } from 'react';
import type { BudgetToolProps } from './BudgetTool.tsx';

const loadRepayment = () => import('./RepaymentCalculator.tsx');
const Repayment = lazy(() => loadRepayment().then(({ RepaymentCalculator }) => ({ default: RepaymentCalculator })));

const loadBudget = () => import('./BudgetTool.tsx');
const Budget = lazy(() => loadBudget().then(({ BudgetTool }) => ({ default: BudgetTool })));

/** Both calculators of the finance page count as one. */
export function Interested(props: OneInterestProps) {
  return <OneInterest {...props} />;
}

/** The server-rendered repayment calculator of the finance page; its code loads when a visitor comes near. */
export function LateRepayment(props: FinanceCalculatorProps) {
  return (
    <WhenNeeded load={loadRepayment}>
      <Repayment {...props} />
    </WhenNeeded>
  );
}

/** The server-rendered budget calculator of the finance page; its code loads when a visitor comes near. */
export function LateBudget(props: BudgetToolProps) {
  return (
    <WhenNeeded load={loadBudget}>
      <Budget {...props} />
    </WhenNeeded>
  );
}
