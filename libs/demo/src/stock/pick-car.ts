import type { CarType, VehicleInput } from '@forecourt/domain';
import { carRanges } from '../catalogue/index.ts';
import { upmarket } from '../catalogue/equipment.ts';
import type { Badge, CarModel, CarRange, Fuel, Powertrain } from '../catalogue/model.ts';
import type { Chance } from './chance.ts';
import { demandFor } from './demand.ts';
import { ageOf, type Subject } from './subject.ts';
import { usedKm, usedWorth } from './worth.ts';

interface Offered {
  range: CarRange;
  model: CarModel;
}

const oldestAge = 12;

export interface CarWish {
  carType: CarType;
  /** Makes to choose from; empty for any. */
  makes: readonly string[];
  now: Date;
}

const fuelWords: Readonly<Record<Fuel, string>> = {
  Petrol: 'Petrol - unleaded',
  'Premium petrol': 'Petrol - premium unleaded',
  Diesel: 'Diesel',
  Hybrid: 'Petrol hybrid',
  'Plug-in hybrid': 'Petrol plug-in hybrid',
  Electric: 'Electric',
};

export const simpleFuel = (fuel: Fuel): string => (fuel === 'Premium petrol' ? 'Petrol' : fuel);

/** Facts of engine and body in the feed's fields. */
export function powertrainFields(power: Powertrain) {
  return {
    drive: power.drive,
    engine_size: power.cc,
    cylinders: power.cylinders,
    engine_size_litres: power.cc === null ? null : Math.round(power.cc / 100) / 10,
    simple_fuel: simpleFuel(power.fuel),
    fuel: fuelWords[power.fuel],
    simple_transmission:
      /(^|\s)manual/.test(power.gearbox) && !power.gearbox.includes('automated') ? 'Manual' : 'Automatic',
    trans: power.gearbox,
  } satisfies Partial<VehicleInput>;
}

function yearsFor({ model }: Offered, { carType, now }: CarWish): [first: number, last: number] | null {
  const thisYear = now.getUTCFullYear();
  const [from, until] = model.sold;
  const current = until === null;
  if (carType !== 'used') return current && from <= thisYear ? [Math.max(from, thisYear - 1), thisYear] : null;
  const first = Math.max(from, thisYear - oldestAge);
  const last = Math.min(until ?? thisYear, thisYear - 1);
  return first <= last ? [first, last] : null;
}

function chooseYear(chance: Chance, [first, last]: [number, number], carType: CarType): number {
  if (carType === 'new') return chance.is(0.88) ? last : first;
  if (carType === 'demo') return chance.is(0.7) ? last : first;
  // Two draws, the later one kept: yards hold more young cars than old ones.
  return Math.max(chance.int(first, last), chance.int(first, last));
}

function equip(chance: Chance, model: CarModel, rank: number): string[] {
  const extras = chance.some(upmarket, Math.round(rank * 8));
  return [...new Set([...model.equipment, ...extras])].sort((one, other) => one.localeCompare(other, 'en-AU'));
}

function variantOf(model: CarModel, { powertrain }: Badge): VehicleInput['variant'] {
  const { body } = model;
  return {
    cylinders: powertrain.cylinders,
    enginesize: powertrain.cc,
    enginesize_litres: powertrain.cc === null ? null : Math.round(powertrain.cc / 100) / 10,
    induction: powertrain.induction,
    geartype: powertrain.gearbox,
    fuelconsumptioncombined: powertrain.combined,
    energyconsumptioncombined: powertrain.kilowattHours ?? null,
    fuelcapacity: powertrain.tank,
    grossvehiclemass: body.gvm,
    vehiclelength: body.length,
    vehicleheight: body.height,
    vehiclewidth: body.width,
    towingcapacitybraked: model.figures.towing || null,
    torque: powertrain.torque,
    bodyconfiguration: body.body,
    ancaprating: model.figures.ancap,
  };
}

/** Chooses a car that can be what is wished for, or null when no such model is sold. */
export function pickCar(chance: Chance, wish: CarWish): Subject | null {
  const matching = carRanges.filter(({ make }) => wish.makes.length === 0 || wish.makes.includes(make));
  const offered = matching
    .flatMap((range) => range.models.map((model): Offered => ({ range, model })))
    .filter((one) => yearsFor(one, wish) !== null);
  if (offered.length === 0) return null;
  const chosen = chance.weighted(offered.map((one) => [one, demandFor(one.model.name, one.model.body.body)] as const));
  const { range, model } = chosen;
  const year = chooseYear(chance, yearsFor(chosen, wish) ?? [0, 0], wish.carType);
  const badge = chance.pick(model.badges);
  const rank = model.badges.length === 1 ? 0.5 : model.badges.indexOf(badge) / (model.badges.length - 1);
  const lastMonth = year === wish.now.getUTCFullYear() ? Math.max(1, wish.now.getUTCMonth()) : 12;
  const buildMonth = chance.int(1, lastMonth);
  const age = ageOf(year, buildMonth, wish.now);
  const { kmPerYear, depreciation } = model.figures;
  const km = {
    new: () => chance.int(3, 38),
    demo: () => chance.int(900, 8_400),
    used: () => usedKm(chance, age, kmPerYear),
  }[wish.carType]();
  const listAge = (model.sold[1] ?? wish.now.getUTCFullYear()) - year;
  const used = usedWorth({ newPrice: badge.price, age, listAge, depreciation, km, usualKm: age * kmPerYear });
  const noise = 0.96 + chance.next() * 0.08;
  const worth = {
    new: badge.price * (1 + chance.next() * 0.02),
    demo: badge.price * (0.9 + chance.next() * 0.05),
    used: used * noise,
  }[wish.carType];
  return {
    kind: 'car',
    isTowed: false,
    make: range.make,
    model: model.name,
    badge: badge.name,
    series: model.series,
    year,
    buildMonth,
    carType: wish.carType,
    body: model.body.body,
    wmi: chance.pick(range.wmi),
    rank,
    worth,
    km,
    towing: model.figures.towing,
    equipment: equip(chance, model, rank),
    specification: {
      ...powertrainFields(badge.powertrain),
      seats: model.body.seats,
      doors: model.body.doors,
      caravan: null,
      variant: variantOf(model, badge),
    },
  };
}
