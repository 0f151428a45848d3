import type { MoneySuite } from '../../payments/testing/moneySuite.ts';
import type { FixtureOptions, PaymentFixture } from './paymentFixture.ts';

export type PaymentSuite = MoneySuite<PaymentFixture, FixtureOptions>;
