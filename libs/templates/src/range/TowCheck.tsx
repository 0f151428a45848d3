import { rangeMessages } from '@forecourt/domain/messages';
import { FactList } from '@forecourt/ui';
import { payload } from '@forecourt/range/model';
import type { RangeModel } from '@forecourt/domain';
import { useWords } from '@forecourt/ui/words';
import { tow } from './modelParts.css.ts';

export interface TowCheckProps {
  /** Name of the model. */
  name: string;
  /** Its masses and length. */
  caravan: NonNullable<RangeModel['caravan']>;
}

/** Required towing ratings of a car, as figures to compare with its handbook. */
export function TowCheck({ name, caravan }: TowCheckProps) {
  const say = useWords(rangeMessages);
  const kg = (mass: number) => say('range.kilograms', { count: mass });
  return (
    <div className={tow}>
      <p>{say('range.yourCarMust', { atm: kg(caravan.atm), name })}</p>
      <FactList
        facts={[
          { name: say('range.tareFrom'), value: kg(caravan.tare) },
          { name: say('range.atmUpTo'), value: kg(caravan.atm) },
          { name: say('range.betweenThem'), value: kg(payload(caravan)) },
          {
            name: say('range.lengthFrom'),
            value: say('range.metres', { length: (caravan.length / 1_000).toFixed(1) }),
          },
        ]}
      />
    </div>
  );
}
