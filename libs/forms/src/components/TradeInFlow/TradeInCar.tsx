import { numberWords, tradeInMessages } from '@forecourt/domain/messages';
import { Text } from '@forecourt/ui';
import { useLocale, useWords } from '@forecourt/ui/words';
import { ownVehicleName } from '../../model/tradeInRules.ts';
import type { TradeInFacts } from './tradeInFacts.ts';
import * as styles from './TradeInFlow.css.ts';

/** Known facts of the visitor's own car. Renders nothing while only its plate is known. */
export function TradeInCar({ rego, regoState, lookup, vehicle, reportedKms, kms }: TradeInFacts) {
  const say = useWords(tradeInMessages);
  const locale = useLocale();
  if (!vehicle) return null;
  const run = kms ?? reportedKms;
  const facts = [
    vehicle.body,
    run === null ? '' : say(kms === null ? 'tradeIn.hadRun' : 'tradeIn.hasRun', { kms: numberWords(run, locale) }),
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
