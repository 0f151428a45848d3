import { sampleSite, sampleVehicle } from '@forecourt/domain/testing';
import { defaultMessage, type FormValues } from '@forecourt/forms/model';
import { pick } from '../../proof/chance.ts';
import type { Suspect } from '../../suspicion.ts';
import type { FormTimes } from '../formTimes.ts';

export const site = { slug: sampleSite.slug, hosts: ['www.harbourtoyota.example'] };
export const origin = 'https://www.harbourtoyota.example';
export const usualMessage = defaultMessage(sampleVehicle);

/** Everything by chance that is made from a seed. */
export interface Dice {
  chance: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
  between: (min: number, max: number) => number;
  letters: (min: number, max: number) => string;
}

export function dice(chance: () => number): Dice {
  const between = (min: number, max: number) => min + Math.floor(chance() * (max - min + 1));
  return {
    chance,
    between,
    pick: (items) => pick(items, chance),
    letters: (min, max) =>
      Array.from({ length: between(min, max) }, () => 'abcdefghijklmnopqrstuvwxyz'[between(0, 25)]).join(''),
  };
}

export interface Post {
  values?: Partial<FormValues>;
  /** @default true */
  byScript?: boolean;
  /** Since the form was begun; none for a post that does not say. */
  ageMs?: number;
  /** In place of a time of the post's own. */
  startedAt?: string;
  address?: string;
}

const empty: FormValues = {
  form_id: 'enquiry',
  name: '',
  last_name: '',
  email: '',
  phone: '',
  postcode: '2000',
  message: '',
  category: 'Vehicle Enquiry',
  subcategory: '',
  location_id: '',
  dealership_slug: '',
  car_id: 'car-1',
  opt_in: true,
  idempotency_key: '',
  started_at: '',
  website: '',
  visited_pages: '',
  linked_query_params: '',
};

/** A post as it comes in at a moment. */
export function suspectOf(post: Post, key: string, arrived: Date, times: FormTimes): Suspect {
  const { values, byScript = true, ageMs, startedAt, address = '' } = post;
  const own = ageMs === undefined ? '' : times.issue(site.slug, new Date(arrived.getTime() - ageMs));
  return {
    site,
    origin,
    vehicle: sampleVehicle,
    key,
    address,
    byScript,
    arrived,
    values: { ...empty, ...values, started_at: startedAt ?? own },
  };
}
