'use client';

import { useEffect } from 'react';
import { isFirstTime } from '../TradeInDone/isFirstTime.ts';

export interface TradeInSaverProps {
  /** Tells one result from the next. @example 'trade-1 2026-12-05T04:15:00.000Z' */
  result: string;
  /** What is saved beside the column's name. */
  valuation: Readonly<Record<string, string | number>>;
  /** Takes the valuation as JSON. @default '/api/miscellaneous' */
  endpoint?: string;
}

async function save(endpoint: string, valuation: TradeInSaverProps['valuation']): Promise<void> {
  const failed = 'Failed to save valuation data';
  try {
    const body = JSON.stringify({ ...valuation, column_name: 'valuation' });
    const response = await fetch(endpoint, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    if (response.ok) console.info('Valuation data saved successfully');
    else console.warn(failed, response.status);
  } catch (error) {
    console.warn(failed, error);
  }
}

/** Saves a valuation once, where the site wants that. Shows nothing: a failure is only logged. */
export function TradeInSaver({ result, valuation, endpoint = '/api/miscellaneous' }: TradeInSaverProps) {
  useEffect(() => {
    if (isFirstTime(`saved:${result}`)) void save(endpoint, valuation);
  }, [result, valuation, endpoint]);
  return null;
}
