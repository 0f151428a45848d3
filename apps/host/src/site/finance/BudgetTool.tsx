'use client';

import { BudgetCalculator, type BudgetCalculatorProps, type CountUnder } from '@forecourt/finance';
import { primaryIndex } from '@forecourt/search/model';
import { useCallback } from 'react';
import { searchCall } from '../list/searchCall.ts';
import { underPrice } from './underPrice.ts';

export interface BudgetToolProps extends Omit<BudgetCalculatorProps, 'countUnder'> {
  /** Key of the site's search. */
  searchKey: string;
}

/** The budget calculator, which counts the site's vehicles. */
export function BudgetTool({ searchKey, ...props }: BudgetToolProps) {
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
