import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useSearchHistory } from './useLocalList.ts';

afterEach(cleanup);

const onSite = (slug: string) => ({
  wrapper: ({ children }: { children: ReactNode }) => <TestSite site={{ slug }}>{children}</TestSite>,
});

it('[SRCH-18] remembers the last 5 searches on this device', () => {
  const { result } = renderHook(() => useSearchHistory(), onSite('history-1'));
  act(() => ['a', 'b', 'c', 'd', 'e', 'f'].forEach(result.current.remember));
  expect(result.current.searches).toEqual(['f', 'e', 'd', 'c', 'b']);
  expect(JSON.parse(localStorage.getItem('forecourt:history-1:searches')!)).toEqual(['f', 'e', 'd', 'c', 'b']);
});

it('[SRCH-18] keeps the searches of two sites apart', () => {
  const one = renderHook(() => useSearchHistory(), onSite('history-2'));
  act(() => one.result.current.remember('hilux'));
  expect(renderHook(() => useSearchHistory(), onSite('history-3')).result.current.searches).toEqual([]);
});
