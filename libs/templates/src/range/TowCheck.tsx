import { FactList } from '@forecourt/ui';
import { payload } from '@forecourt/range/model';
import { grouped, type RangeModel } from '@forecourt/domain';
import { tow } from './modelParts.css.ts';

export interface TowCheckProps {
  /** Name of the model. */
  name: string;
  /** Its masses and length. */
  caravan: NonNullable<RangeModel['caravan']>;
}

const kg = (mass: number) => `${grouped(mass)} kg`;

/** Required towing ratings of a car, as figures to compare with its handbook. */
export function TowCheck({ name, caravan }: TowCheckProps) {
  return (
    <div className={tow}>
      <p>
        Your car must be rated to tow at least the aggregate trailer mass (ATM) of the van: up to {kg(caravan.atm)} for
        the heaviest {name}. Look for “braked towing capacity” in the handbook of your car, and check the plate of the
        van that you choose: options add to it.
      </p>
      <FactList
        facts={[
          { name: 'Tare, from', value: kg(caravan.tare) },
          { name: 'ATM, up to', value: kg(caravan.atm) },
          { name: 'Between them, for water, gas and gear', value: kg(payload(caravan)) },
          { name: 'Length, from', value: `${(caravan.length / 1_000).toFixed(1)} m` },
        ]}
      />
    </div>
  );
}
