import { TestSite } from '@forecourt/ui/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readLiveFacts } from '../../model/liveFacts.ts';
import { sampleLiveAnswer, sampleNow, samplePage } from '../../testing/index.ts';
import { liveStore } from '../LiveVehicle/liveStore.ts';
import { LiveTag } from './LiveTag.tsx';

afterEach(cleanup);

const show = (id: string) =>
  render(
    <TestSite flags={{ electricTag: true }}>
      <LiveTag vehicle={{ ...samplePage, id }} renderedAt={sampleNow.getTime()} />
    </TestSite>,
  ).container;

it('[API-02] says Reserved over everything else once somebody holds the vehicle, and Sold once it is gone', () => {
  const shown = show('tag-live');
  expect(shown.textContent).toBe('Hybrid');
  const setFacts = (change: Record<string, unknown>) =>
    act(() => liveStore.set('tag-live', readLiveFacts(sampleLiveAnswer(samplePage, change))!));
  setFacts({ reserved: true });
  expect(shown.textContent).toBe('Reserved');
  setFacts({ sold: true });
  expect(shown.textContent).toBe('Sold');
});
