import { slugify, type CappedService, type ServiceProgramme } from '@forecourt/domain';

/**
 * Capped service terms of one model: the manufacturer's general terms, overridden by those of the model.
 * @param model name as it is sold; spelling, capitals and spaces do not count
 */
export function cappedServiceOf({ standard, exceptions }: ServiceProgramme, model: string): CappedService {
  const name = slugify(model);
  const { models: _models, ...own } = exceptions.find(({ models }) => models.some((one) => slugify(one) === name)) ?? {
    models: [],
  };
  return { ...standard, ...own };
}

/** Whether the services at this interval add up to the years; if not, the interval is another model's and is not shown. */
export const isIntervalComplete = ({ years, services, every_months }: CappedService): boolean =>
  services * every_months === years * 12;

/** Cents of all services with a capped price. */
export const servicesTotal = ({ price, services }: CappedService): number => price * services;
