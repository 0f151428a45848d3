import type { WonPrize } from '@forecourt/platform';
import type { PrizeTicket } from '@forecourt/shopper/model';

/** A prize as its page shows it. */
export function prizeTicket({ prize_id, name, text, code, won_at }: WonPrize): PrizeTicket {
  return { prizeId: prize_id, name, text, code, wonAt: won_at.toISOString() };
}
