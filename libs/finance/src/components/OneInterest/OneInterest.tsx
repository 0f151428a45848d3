'use client';

import type { CarEventParams } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { createContext, use, useCallback, useRef, type ReactNode } from 'react';

type ReportInterest = () => void;
const Shared = createContext<ReportInterest | null>(null);

function useReportOnce(vehicle?: CarEventParams): ReportInterest {
  const { track } = useSite();
  const isReported = useRef(false);
  return useCallback(() => {
    if (isReported.current) return;
    isReported.current = true;
    track('financeInterest', vehicle);
  }, [track, vehicle]);
}

/** Reports the first change of a calculator once, shared with the other calculators inside one `OneInterest`. */
export function useInterest(vehicle?: CarEventParams): ReportInterest {
  const own = useReportOnce(vehicle);
  return use(Shared) ?? own;
}

export interface OneInterestProps {
  /** The page's vehicle. */
  vehicle?: CarEventParams;
  /** The calculators that report together. */
  children: ReactNode;
}

/** Makes several calculators of a page report one interest event, even if a visitor changes two of them. */
export function OneInterest({ vehicle, children }: OneInterestProps) {
  return <Shared value={useReportOnce(vehicle)}>{children}</Shared>;
}
