import { formatMoney, type CappedService } from '@forecourt/domain';
import { modelFactMessages, modelMessages, numberWords } from '@forecourt/domain/messages';
import { useLocale, useWords } from '@forecourt/ui/words';
import { servicesTotal, isIntervalComplete } from '../../model/cappedService.ts';
import type { ModelSay } from '../../model/modelSay.ts';
import * as styles from './ServicePrices.css.ts';

export interface ServicePricesProps {
  /** The manufacturer's name for it. @example 'Toyota Service Advantage' */
  name: string;
  /** Models with their terms, in display order. */
  models: readonly { name: string; service: CappedService }[];
  /** Exclusions and conditions of the prices. */
  conditions?: string;
}

function dueWords(service: CappedService, say: ModelSay, locale: string): string {
  const { every_months, every_km } = service;
  return isIntervalComplete(service)
    ? say('modelFact.interval', { months: every_months, km: numberWords(every_km, locale) })
    : say('modelFact.logbook');
}

/** Maximum service price of each model, when it is due and how long the price holds. Renders nothing without models. */
export function ServicePrices({ name, models, conditions = '' }: ServicePricesProps) {
  const say = useWords(modelMessages);
  const sayFact = useWords(modelFactMessages);
  const locale = useLocale();
  if (models.length === 0) return null;
  return (
    <div className={styles.root}>
      {/* Scrolls sideways where it is too wide, also by keyboard; phones show each model's line as a block. */}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={say('model.priceByModel', { name })}>
        <table className={styles.table}>
          <caption className={styles.caption}>{say('model.mostThatAScheduled')}</caption>
          <thead className={styles.names}>
            <tr className={styles.line}>
              <th scope="col">{say('model.model')}</th>
              <th scope="col">{say('model.eachService')}</th>
              <th scope="col">{say('model.dueEvery')}</th>
              <th scope="col">{say('model.holdsFor')}</th>
              <th scope="col">{say('model.allOfThem')}</th>
            </tr>
          </thead>
          <tbody className={styles.lines}>
            {models.map(({ name: model, service }) => (
              <tr key={model} className={styles.line}>
                <th scope="row">{model}</th>
                <td className={styles.price}>{formatMoney(service.price)}</td>
                <td data-name={say('model.dueEvery')}>{dueWords(service, sayFact, locale)}</td>
                <td data-name={say('model.holdsFor')}>
                  {say('model.servicesYearsOrKm', {
                    services: service.services,
                    years: service.years,
                    distance: numberWords(service.up_to_km, locale),
                  })}
                </td>
                <td data-name={say('model.allOfThem')}>{formatMoney(servicesTotal(service))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.conditions}>{say('model.normalDrivingConditionsMonths', { conditions })}</p>
    </div>
  );
}
