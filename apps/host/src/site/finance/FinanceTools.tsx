'use client';

import type { CarEventParams } from '@forecourt/domain';
import {
  BudgetCalculator,
  FinanceCalculator,
  OneInterest,
  type BudgetCalculatorProps,
  type CountUnder,
  type FinanceCalculatorProps,
} from '@forecourt/finance';
import { primaryIndex } from '@forecourt/search/model';
import { useCallback, type ReactNode } from 'react';
import { searchCall } from '../list/searchCall.ts';
import { underPrice } from './underPrice.ts';

export interface InterestedProps {
  vehicle?: CarEventParams;
  children: ReactNode;
}

/** Both calculators of the finance page count as one. */
export function Interested(props: InterestedProps) {
  return <OneInterest {...props} />;
}

/** The repayment calculator of the finance page. */
export function RepaymentTool(props: FinanceCalculatorProps) {
  return <FinanceCalculator {...props} />;
}

/** The budget calculator of the finance page, which counts the site's vehicles. */
export function BudgetTool({ searchKey, ...props }: BudgetCalculatorProps & { searchKey: string }) {
  const countUnder = useCallback<CountUnder>(
    async (price, signal) => {
      const requests = [{ indexName: primaryIndex, ...underPrice(price) }];
      const { results } = (await searchCall('queries', searchKey, { requests }, signal)) as {
        results: { nbHits: number }[];
      };
      return results[0]?.nbHits ?? null;
    },
    [searchKey],
  );
  return <BudgetCalculator {...props} countUnder={countUnder} />;
}
