import { grouped } from '@forecourt/domain';
import { tradeInMessages } from '@forecourt/domain/messages';
import { Text } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { ownVehicleName } from '../../model/tradeInRules.ts';
import type { TradeInFacts } from './tradeInFacts.ts';
import * as styles from './TradeInFlow.css.ts';

/** Known facts of the visitor's own car. Renders nothing while only its plate is known. */
export function TradeInCar({ rego, regoState, lookup, vehicle, reportedKms, kms }: TradeInFacts) {
  const say = useWords(tradeInMessages);
  if (!vehicle) return null;
  const run = kms ?? reportedKms;
  const facts = [
    vehicle.body,
    run === null ? '' : `${grouped(run)} km${kms === null ? ' when it was last recorded' : ''}`,
  ].filter((fact) => fact !== '');
  return (
    <div className={styles.card}>
      {rego && <span className={styles.plate}>{`${rego} ${regoState ?? ''}`.trim()}</span>}
      <p className={styles.name}>{ownVehicleName(vehicle)}</p>
      {facts.length > 0 && (
        <Text size="small" tone="muted">
          {facts.join(' · ')}
        </Text>
      )}
      {lookup === 'found' && kms === null && <Text size="small">{say('tradeIn.weFoundThisCar')}</Text>}
    </div>
  );
}
