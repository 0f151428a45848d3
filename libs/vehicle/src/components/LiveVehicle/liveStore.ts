import { createStore } from '@forecourt/ui';
import type { LiveFacts } from '../../model/liveFacts.ts';

export type LiveFactsById = ReadonlyMap<string, LiveFacts>;

function createLiveStore() {
  const { current, subscribe, set } = createStore<LiveFactsById>(new Map());
  return {
    current,
    subscribe,
    set: (vehicleId: string, facts: LiveFacts) => set(new Map(current()).set(vehicleId, facts)),
  };
}

/** Live facts by vehicle. Filled only in the browser. */
export const liveStore = createLiveStore();
