import type { Vehicle } from '@forecourt/domain';
import { sampleSoldVehicle, sampleVehicle, sampleVehicles } from '@forecourt/domain/testing';

const makes = ['Toyota', 'Kia', 'MG', 'Mazda', 'Hyundai', 'Ford', 'Isuzu', 'Nissan', 'Suzuki', 'Mitsubishi'] as const;
const bodies = ['SUV', 'Ute', 'Sedan', 'Hatch'] as const;

/** Sixty vehicles of ten makes; every fifth has no price, every third is certified. */
export const manyVehicles: Vehicle[] = Array.from({ length: 60 }, (_, index) => {
  const make = makes[index % makes.length] ?? 'Toyota';
  const year = 2012 + (index % 14);
  return {
    ...sampleVehicle,
    id: `many-${index}`,
    slug: `many-${index}`,
    name: `${year} ${make} ${index}`,
    make,
    model: `Model ${index % 6}`,
    year,
    price: index % 5 === 0 ? null : 900_000 + index * 150_000,
    before_price: null,
    km: 1_000 + index * 2_500,
    simple_body: bodies[index % bodies.length] ?? 'SUV',
    car_type: index % 4 === 0 ? 'new' : 'used',
    certified: index % 3 === 0,
    custom_rank: 100 - index,
  };
});

/** The samples of the domain: one of each kind, one of them sold. */
export const fewVehicles: Vehicle[] = [
  ...sampleVehicles.filter(({ id }) => id !== sampleSoldVehicle.id),
  sampleSoldVehicle,
];
