import { formatMoney, type CappedService } from '@forecourt/domain';
import { Heading } from '@forecourt/ui';
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

const number = new Intl.NumberFormat('en-AU');
const km = (distance: number) => `${number.format(distance)} km`;
/** Individual services are listed only if their intervals are known. */
const visitsOf = (service: CappedService) =>
  isIntervalComplete(service) ? Array.from({ length: service.services }, (_, place) => place + 1) : [];

/** Capped service prices of a model: price, period and distance, each service, and their total. */
export function ServicePanel({ name, model, service, conditions = '' }: ServicePanelProps) {
  const { price, years, services, every_months, every_km, up_to_km } = service;
  const visits = visitsOf(service);
  return (
    <section className={styles.root} aria-label={name}>
      <div className={styles.words}>
        <Heading level={2} size="title">
          {name}
        </Heading>
        <p className={styles.price}>
          <strong className={styles.figure}>{formatMoney(price)}</strong> per service
        </p>
        <p>
          The first {services} scheduled services of a new {model} cost no more than {formatMoney(price)} each, for up
          to {years} years or {km(up_to_km)}, whichever comes first.
        </p>
        {conditions && <p className={styles.conditions}>{conditions}</p>}
      </div>
      <table className={styles.table}>
        <caption className={styles.caption}>Capped-price services of the {model}</caption>
        <thead>
          <tr>
            <th scope="col">Service</th>
            {visits.length > 0 && <th scope="col">Due after</th>}
            <th scope="col">Price</th>
          </tr>
        </thead>
        <tbody>
          {visits.map((visit) => (
            <tr key={visit}>
              <th scope="row">{visit}</th>
              <td>
                {visit * every_months} months or {km(visit * every_km)}
              </td>
              <td>{formatMoney(price)}</td>
            </tr>
          ))}
          {visits.length === 0 && (
            <tr>
              <th scope="row">1 to {services}</th>
              <td>{formatMoney(price)} each</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={visits.length > 0 ? 2 : 1}>
              All {services} services
            </th>
            <td>{formatMoney(servicesTotal(service))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
