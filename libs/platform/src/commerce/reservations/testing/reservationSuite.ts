import type { MoneySuite } from '../../payments/testing/moneySuite.ts';
import type { FixtureOptions, ReservationFixture } from './reservationFixture.ts';

export type ReservationSuite = MoneySuite<ReservationFixture, FixtureOptions>;
