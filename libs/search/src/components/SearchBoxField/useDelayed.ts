'use client';

import { useCallback, useEffect, useRef } from 'react';

/** Calls the function once calls have paused. `now` calls it at once, `cancel` leaves the pending call out. */
export function useDelayed<Value>(act: (value: Value) => void, milliseconds: number) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = useCallback(
    (value: Value) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(value), milliseconds);
    },
    [milliseconds],
  );
  const now = useCallback((value: Value) => {
    clearTimeout(timer.current);
    latest.current(value);
  }, []);
  const cancel = useCallback(() => clearTimeout(timer.current), []);
  return { later, now, cancel };
}
