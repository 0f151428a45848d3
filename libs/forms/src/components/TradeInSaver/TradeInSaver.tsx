'use client';

import { useEffect } from 'react';
import { isFirstTime } from '../TradeInDone/isFirstTime.ts';

export interface TradeInSaverProps {
  /** Key of a valuation, so that each is saved once. @example 'trade-1 2026-12-05T04:15:00.000Z' */
  result: string;
  /** Values saved with the valuation. */
  valuation: Readonly<Record<string, string | number>>;
  /** Endpoint that takes the valuation as JSON. @default '/api/miscellaneous' */
  endpoint?: string;
}

const warn = (why: unknown) => console.warn('Failed to save valuation data', why);

async function save(endpoint: string, valuation: TradeInSaverProps['valuation']): Promise<void> {
  try {
    const body = JSON.stringify({ ...valuation, column_name: 'valuation' });
    const response = await fetch(endpoint, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
    if (response.ok) console.info('Valuation data saved successfully');
    else warn(response.status);
  } catch (error) {
    warn(error);
  }
}

/** Saves a valuation once, where the site enables that. Renders nothing; failures are only logged. */
export function TradeInSaver({ result, valuation, endpoint = '/api/miscellaneous' }: TradeInSaverProps) {
  useEffect(() => {
    if (isFirstTime(`saved:${result}`)) void save(endpoint, valuation);
  }, [result, valuation, endpoint]);
  return null;
}
