import { groupReviews } from './groupReviews.ts';
import { storeReviews } from './storeReviews.ts';

/** Path of the review service. */
export const reviewsPath = '/places';

/** Ratings of the demo's locations: number and average. */
const ratings: Readonly<Record<string, readonly [count: number, average: number]>> = {
  'loc-southern-suzuki': [402, 4.7],
  'loc-southern-mg': [251, 4.5],
  'loc-southern-mazda': [533, 4.6],
  'loc-border-ford': [198, 4.7],
  'loc-border-isuzu': [144, 4.8],
  'loc-southern-hyundai': [376, 4.6],
  'loc-sunrise-sales': [634, 4.8],
  'loc-sunrise-service': [207, 4.6],
  'loc-coast-mitsubishi': [219, 4.7],
  'loc-coast-used': [87, 4.4],
  'loc-southern-service': [312, 4.6],
  'loc-southern-parts': [58, 4.5],
  'loc-haggle-springwood': [1934, 4.8],
  'loc-haggle-ipswich': [822, 4.7],
  'loc-haggle-penrith': [640, 4.7],
  'loc-haggle-buying': [311, 4.9],
  'loc-haggle-service': [268, 4.6],
};

const texts = { ...groupReviews, ...storeReviews };
const dayMs = 86_400_000;

/** Numbers of ratings with one to five stars that give the average. */
function spreadOf(count: number, average: number): number[] {
  const missing = Math.round((5 - average) * count);
  const ones = Math.floor((missing * 0.2) / 4);
  const twos = Math.floor((missing * 0.1) / 3);
  const threes = Math.floor((missing * 0.2) / 2);
  const fours = missing - 4 * ones - 3 * twos - 2 * threes;
  return [ones, twos, threes, fours, count - ones - twos - threes - fours];
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** A hash of a text. */
const hashOf = (text: string): number => [...text].reduce((sum, one) => (sum * 31 + one.charCodeAt(0)) % 9_973, 7);

/** Reviews of a demo location until now; null for an unknown one. */
export function reviewsOfPlace(id: string, now: Date): object | null {
  const known = ratings[id];
  if (!known) return null;
  const [count, average] = known;
  const start = hashOf(id);
  const reviews = (texts[id] ?? []).map(([customer_name, rating, text, reply], place) => {
    const daysAgo = 3 + place * 11 + ((start + place) % 7);
    return {
      id: `${id}-${place}`,
      customer_name,
      rating,
      text,
      review_date: dayOf(now.getTime() - daysAgo * dayMs),
      reply_text: reply ?? null,
      reply_date: reply ? dayOf(now.getTime() - (daysAgo - 1) * dayMs) : null,
    };
  });
  return { summary: { count, average_rating: average, spread: spreadOf(count, average) }, reviews };
}

/** Answers `GET /places/{id}`. */
export function answerReviews(path: string, authorization: string | undefined, now: Date) {
  if (!/^Bearer \S{8,}$/.test(authorization ?? '')) return { status: 401, body: { error: 'Send the key' } };
  const found = reviewsOfPlace(decodeURIComponent(path.slice(reviewsPath.length + 1)), now);
  return found ? { status: 200, body: found } : { status: 404, body: { error: 'No such place' } };
}
