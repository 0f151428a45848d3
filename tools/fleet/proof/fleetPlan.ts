import type { FaultKind } from './faultKinds.ts';

/** How large a proof of a fleet is. */
export interface FleetPlan {
  hosts: number;
  workers: number;
  /** Slugs of the demo sites that it has; null: all. */
  sites: readonly string[] | null;
  /** Requests a second that are sent, whatever comes back. */
  rate: number;
  /** Whether the machine is measured first, and no more asked of it than it bears. */
  isBearable: boolean;
  seconds: number;
  /** Share of the requests that are enquiries; searches and visits share the others. */
  leadShare: number;
  /** Seconds between two kills. */
  killEvery: number;
  /** What is broken. */
  faults: readonly FaultKind[];
  /** Folder of the former version, installed and built, that an update begins with; null: that of this one. */
  formerVersion: string | null;
  restarts: number;
  /** Seconds for which a host is cut off from the database, a disk is full and clocks are wrong. */
  cutSeconds: number;
  /** Seconds between two changes of stock, and between two vehicles that visitors want at the same moment. */
  changeEvery: number;
  reserveEvery: number;
  seed: number;
}

/** What breaks by itself: an update is somebody's will. */
export const breakingKinds: readonly FaultKind[] = ['kills', 'restarts', 'cut', 'disk', 'clock'];

export const wholeFleetPlan = (seed: number, minutes = 10, rate = 300): FleetPlan => ({
  hosts: 3,
  workers: 2,
  sites: null,
  rate,
  isBearable: true,
  seconds: minutes * 60,
  leadShare: 0.02,
  killEvery: 5,
  faults: breakingKinds,
  formerVersion: null,
  restarts: 2,
  cutSeconds: 20,
  changeEvery: 5,
  reserveEvery: 4,
  seed,
});

/** So that it can be part of the tests. */
export const smallFleetPlan = (seed: number): FleetPlan => ({
  hosts: 2,
  workers: 1,
  sites: ['haggle-free-cars'],
  rate: 10,
  isBearable: false,
  seconds: 5,
  leadShare: 0.15,
  killEvery: 3,
  faults: breakingKinds,
  formerVersion: null,
  restarts: 1,
  cutSeconds: 2,
  changeEvery: 2,
  reserveEvery: 2,
  seed,
});

/** Share of the requests that are searches. */
export const searchShare = 0.2;
/** Visitors who want the same vehicle at the same moment. */
export const rivals = 3;
