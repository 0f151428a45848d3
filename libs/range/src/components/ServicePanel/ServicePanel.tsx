import { formatMoney, type CappedService } from '@forecourt/domain';
import { around, modelMessages } from '@forecourt/domain/messages';
import { Heading } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { servicesTotal, isIntervalComplete } from '../../model/cappedService.ts';
import * as styles from './ServicePanel.css.ts';

export interface ServicePanelProps {
  /** The manufacturer's name for it. @example 'Toyota Service Advantage' */
  name: string;
  /** The model of the page. */
  model: string;
  /** Terms of this model. */
  service: CappedService;
  /** Exclusions and conditions of the price. */
  conditions?: string;
}

/** Individual services are listed only if their intervals are known. */
const visitsOf = (service: CappedService) =>
  isIntervalComplete(service) ? Array.from({ length: service.services }, (_, place) => place + 1) : [];

/** Capped service prices of a model: price, period and distance, each service, and their total. */
export function ServicePanel({ name, model, service, conditions = '' }: ServicePanelProps) {
  const say = useWords(modelMessages);
  const km = (distance: number) => say('model.km', { km: distance });
  const [before, after] = around((amount) => say('model.perService', { price: amount }));
  const { price, years, services, every_months, every_km, up_to_km } = service;
  const visits = visitsOf(service);
  return (
    <section className={styles.root} aria-label={name}>
      <div className={styles.words}>
        <Heading level={2} size="title">
          {name}
        </Heading>
        <p className={styles.price}>
          {before}
          <strong className={styles.figure}>{formatMoney(price)}</strong>
          {after}
        </p>
        <p>
          {say('model.theFirstScheduledServices', {
            services,
            model,
            price: formatMoney(price),
            years,
            distance: km(up_to_km),
          })}
        </p>
        {conditions && <p className={styles.conditions}>{conditions}</p>}
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>{say('model.cappedPriceServices', { model })}</caption>
        <thead>
          <tr>
            <th scope="col">{say('model.service')}</th>
            {visits.length > 0 && <th scope="col">{say('model.dueAfter')}</th>}
            <th scope="col">{say('model.price')}</th>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit}>
              <th scope="row">{visit}</th>
              <td>{say('model.monthsOr', { months: visit * every_months, distance: km(visit * every_km) })}</td>
              <td>{formatMoney(price)}</td>
            </tr>
          ))}
          {visits.length === 0 && (
            <tr>
              <th scope="row">{say('model.to', { services })}</th>
              <td>{say('model.each', { price: formatMoney(price) })}</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={visits.length > 0 ? 2 : 1}>
              {say('model.allServices', { services })}
            </th>
            <td>{formatMoney(servicesTotal(service))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
