import { avan, crusader, majestic, newAge, viscount } from './caravans.ts';
import { byd, gwm, holden, jeep, ldv } from './china-and-others.ts';
import { audi, bmw, mercedes, mini, tesla } from './european.ts';
import { ford } from './ford.ts';
import { hyundai } from './hyundai.ts';
import { isuzu, mitsubishi } from './isuzu-mitsubishi.ts';
import { jayco } from './jayco.ts';
import { kia } from './kia.ts';
import { mazda } from './mazda.ts';
import { mg } from './mg.ts';
import type { CarRange, VanRange } from './model.ts';
import { winnebago, sunliner } from './motorhomes.ts';
import { nissan } from './nissan.ts';
import { honda, subaru } from './subaru-honda.ts';
import { suzuki } from './suzuki.ts';
import { toyota } from './toyota.ts';
import { volkswagen } from './volkswagen.ts';

export const carRanges: readonly CarRange[] = [
  toyota,
  kia,
  nissan,
  suzuki,
  mg,
  mazda,
  hyundai,
  ford,
  isuzu,
  mitsubishi,
  volkswagen,
  subaru,
  honda,
  bmw,
  mercedes,
  audi,
  mini,
  tesla,
  byd,
  gwm,
  ldv,
  holden,
  jeep,
];

export const vanRanges: readonly VanRange[] = [jayco, crusader, newAge, viscount, avan, majestic, winnebago, sunliner];
