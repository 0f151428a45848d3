import { salePrice, type Location, type VehicleInput, type VehicleLocation } from '@forecourt/domain';
import { decideAvailability } from './availability.ts';
import type { Chance } from './chance.ts';
import { chooseCommentState, writeComment } from './comments.ts';
import type { Dealer } from './dealer.ts';
import { chooseBackdrop, choosePaint, emptyGallery, makeGallery, paintName } from './gallery.ts';
import { makeNvic, makePlate, makeVin, stockNumber } from './identity.ts';
import { scoreRank } from './rank.ts';
import type { StockPlan } from './plan.ts';
import { decidePricing } from './pricing.ts';
import type { Subject } from './subject.ts';
import { categoriesOf, commentFacts, feedMake, vehicleName, vehicleSlug } from './wording.ts';

export interface Listing {
  subject: Subject;
  dealer: Dealer;
  plan: StockPlan;
  /** Running number within the dealership. */
  ordinal: number;
  now: Date;
}

const day = 86_400_000;
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);

function embedLocation(yard: Location): VehicleLocation {
  const { street, city, state, place_url } = yard.address;
  return {
    id: yard.id,
    name: yard.name,
    slug: yard.slug,
    phone: yard.contact_detail.phone,
    address: { street, city, state, place_url },
    location_type: yard.location_type,
    distribution_locations: yard.distribution_locations,
  };
}

function registration(
  chance: Chance,
  { subject, now }: Listing,
  yard: Location,
): Pick<VehicleInput, 'regplate' | 'rego_expiry'> {
  if (subject.carType === 'new' || chance.is(0.04)) return { regplate: null, rego_expiry: null };
  const days = chance.is(0.08) ? -chance.int(3, 200) : chance.int(6, 360);
  return {
    regplate: makePlate(chance, yard.address.state, subject.isTowed),
    rego_expiry: isoDay(now.getTime() + days * day),
  };
}

/** Months as YYYY-MM; compliance follows the build by the time a ship takes. */
function buildDates(
  chance: Chance,
  { year, buildMonth }: Subject,
  now: Date,
): Pick<VehicleInput, 'build_date' | 'compliance_date'> {
  const month = (offset: number) =>
    new Date(Math.min(Date.UTC(year, buildMonth - 1 + offset, 1), now.getTime())).toISOString().slice(0, 7);
  return { build_date: month(0), compliance_date: month(chance.int(0, 3)) };
}

function interior(chance: Chance, { kind, rank, body }: Subject): string {
  if (kind === 'caravan') return chance.pick(['Light oak', 'Charcoal and white', 'Latte', 'Grey linen']);
  if (['Van', 'Cab chassis', 'Light truck', 'Bus'].includes(body)) return 'Grey cloth';
  return chance.weighted([
    ['Black cloth', 6 - 5 * rank],
    ['Black leather', 1 + 4 * rank],
    ['Grey cloth', 1],
    ['Tan leather', rank],
    ['Stone leather', rank / 2],
  ]);
}

/** Turns what stands in a yard into the record that the dealership's feed would send. */
export function listVehicle(chance: Chance, listing: Listing): VehicleInput {
  const { subject, dealer, plan, ordinal, now } = listing;
  const yard = chance.pick(dealer.yards);
  const { city, state } = yard.address;
  const stocknum = stockNumber(dealer.slug, subject.carType, ordinal);
  const availability = decideAvailability(chance, subject, plan, now);
  const isListed = !availability.sold;
  const thisYear = now.getUTCFullYear();
  const pricing = decidePricing(chance, {
    subject,
    plan,
    loan: dealer.loan,
    preorder: availability.preorder === true,
    isListed,
    thisYear,
  });
  const paint = choosePaint(chance, subject.body);
  const backdrop = chooseBackdrop(chance, subject.body, subject.carType);
  const gallery = chance.is(0.035)
    ? emptyGallery
    : makeGallery(chance, {
        ...subject,
        length: subject.specification.caravan?.body_length ?? null,
        ordinal,
        paint,
        backdrop,
      });
  const vin = makeVin(chance, subject.wmi, subject.year);
  const hasNvic = subject.kind === 'car' && chance.is(0.92);
  const colour = paintName(paint);
  const isPrivate = plan.subscriptions && chance.is(0.03);
  return {
    id: `${dealer.slug}-${ordinal + 1}`,
    slug: vehicleSlug(subject, stocknum),
    item_type: subject.kind,
    name: vehicleName(subject),
    make: feedMake(chance, subject.make),
    model: subject.model,
    badge: subject.badge,
    series: subject.series,
    year: subject.year,
    car_type: subject.carType,
    km: subject.km,
    colour,
    interior_colour: interior(chance, subject),
    simple_body: subject.body,
    ...subject.specification,
    ...availability,
    ...pricing,
    ...gallery,
    ...buildDates(chance, subject, now),
    ...registration(chance, listing, yard),
    vin: chance.is(0.97) ? vin : null,
    nvic: hasNvic ? makeNvic(chance) : null,
    has_nvic: hasNvic,
    stocknum,
    views: subject.carType === 'used' ? Math.round(Math.pow(chance.next(), 2) * 900) + 4 : chance.int(0, 160),
    file:
      subject.carType === 'used' && subject.kind === 'car' && chance.is(0.35)
        ? `https://reports.carhistory.example/${vin}.pdf`
        : null,
    dealercomments: writeComment(
      chance,
      chooseCommentState(chance),
      commentFacts(chance, subject, dealer, colour, city),
    ),
    city,
    state,
    location_id: yard.id,
    location_name: yard.name,
    location: embedLocation(yard),
    private_suburb: isPrivate ? city : null,
    private_postcode: isPrivate ? yard.address.postcode : null,
    dealership_id: dealer.id,
    dealership_name: dealer.name,
    dealership_slug: dealer.slug,
    categories: categoriesOf(subject, salePrice({ price: pricing.price ?? null })),
    standardEquipment: chance.is(0.03) ? [] : [...subject.equipment],
    custom_rank: scoreRank(chance, {
      ageDays: (now.getTime() / 1000 - availability.created_at) / 86_400,
      hasPictures: gallery.photos_count !== 0,
      isPriced: salePrice({ price: pricing.price ?? null }) !== null,
      isListed,
      isReserved: availability.reserved === true,
      isComing: availability.status === 'coming_soon',
    }),
  };
}
