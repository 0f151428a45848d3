import type { LiveFacts } from '../../model/liveFacts.ts';

/** Live facts of the vehicles whose pages were opened, by vehicle. Only ever filled in the browser. */
function createLiveStore() {
  const facts = new Map<string, LiveFacts>();
  const listeners = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    of: (vehicleId: string) => facts.get(vehicleId) ?? null,
    set(vehicleId: string, given: LiveFacts) {
      facts.set(vehicleId, given);
      for (const listener of listeners) listener();
    },
  };
}

export const liveStore = createLiveStore();
