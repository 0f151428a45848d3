import type { CarType, VehicleInput } from '@forecourt/domain';
import { vanRanges } from '../catalogue/index.ts';
import type { VanBadge, VanModel } from '../catalogue/model.ts';
import type { Chance } from './chance.ts';
import { demandFor } from './demand.ts';
import { powertrainFields } from './pick-car.ts';
import { ageOf, type Subject } from './subject.ts';
import { usedWorth } from './worth.ts';

const oldestAge = 11;
const motorhomeKmPerYear = 11_000;

const caravanFields = (badge: VanBadge): VehicleInput['caravan'] => ({
  body_width: badge.width,
  body_length: badge.length,
  tare_weight: badge.tare,
  axle_type: badge.axle === 'Motorhome' ? null : badge.axle,
  sleeps: badge.sleeps,
  aggregate_trailer_mass: badge.axle === 'Motorhome' ? null : badge.atm,
});

function motorhomeVariant(model: VanModel, badge: VanBadge): VehicleInput['variant'] {
  const power = model.powertrain;
  if (!power) return null;
  return {
    cylinders: power.cylinders,
    enginesize: power.cc,
    enginesize_litres: power.cc === null ? null : Math.round(power.cc / 100) / 10,
    induction: power.induction,
    geartype: power.gearbox,
    fuelconsumptioncombined: power.combined,
    energyconsumptioncombined: power.kilowattHours ?? null,
    fuelcapacity: power.tank,
    grossvehiclemass: badge.atm,
    vehiclelength: badge.length,
    vehicleheight: 3_050,
    vehiclewidth: badge.width,
    towingcapacitybraked: null,
    torque: power.torque,
    bodyconfiguration: 'Motorhome',
    ancaprating: null,
  };
}

export interface VanWish {
  carType: CarType;
  makes: readonly string[];
  now: Date;
}

/** Chooses a caravan or motorhome, or null when no such make is known. */
export function pickVan(chance: Chance, { carType, makes, now }: VanWish): Subject | null {
  const offered = vanRanges
    .filter(({ make }) => makes.length === 0 || makes.includes(make))
    .flatMap((range) => range.models.map((model) => ({ range, model })));
  if (offered.length === 0) return null;
  const { range, model } = chance.weighted(
    offered.map((one) => [one, demandFor(one.model.name, one.model.kind)] as const),
  );
  const thisYear = now.getUTCFullYear();
  const [from] = model.sold;
  const year =
    carType === 'used'
      ? chance.int(Math.max(from, thisYear - oldestAge), thisYear - 1)
      : thisYear - (chance.is(0.12) ? 1 : 0);
  const buildMonth = chance.int(1, year === thisYear ? Math.max(1, now.getUTCMonth()) : 12);
  const badge = chance.pick(model.badges);
  const age = ageOf(year, buildMonth, now);
  const isTowed = model.powertrain === null;
  const usualKm = age * motorhomeKmPerYear;
  const drivenKm = carType === 'new' ? chance.int(120, 900) : Math.round(usualKm * (0.5 + chance.next()));
  const km = isTowed ? null : drivenKm;
  const used = usedWorth({
    newPrice: badge.price,
    age,
    listAge: thisYear - year,
    depreciation: model.depreciation,
    km,
    usualKm,
  });
  const factor = { new: 1 + chance.next() * 0.03, demo: 0.92, used: 1 }[carType];
  const power = model.powertrain
    ? powertrainFields(model.powertrain)
    : {
        drive: null,
        engine_size: null,
        cylinders: null,
        engine_size_litres: null,
        simple_fuel: null,
        simple_transmission: null,
        trans: null,
        fuel: null,
      };
  return {
    kind: 'caravan',
    isTowed,
    make: range.make,
    model: model.name,
    badge: badge.name,
    series: model.series,
    year,
    buildMonth,
    carType,
    body: model.kind,
    wmi: chance.pick(range.wmi),
    rank: model.badges.indexOf(badge) / Math.max(1, model.badges.length - 1),
    worth: (carType === 'used' ? used * (0.96 + chance.next() * 0.08) : badge.price) * factor,
    km,
    towing: 0,
    equipment: [...model.equipment],
    specification: {
      ...power,
      seats: model.seats || null,
      doors: isTowed ? 1 : 3,
      caravan: caravanFields(badge),
      variant: motorhomeVariant(model, badge),
    },
  };
}
