import type { Vehicle } from '@forecourt/domain';
import type { RowState } from './readState.ts';

type StockFields = Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'show_on_dealer_website' | 'feed_state'>;

/** What a vehicle is of which nobody says anything. */
const unsaid: StockFields = { status: 'in_stock', sold: false, reserved: false, show_on_dealer_website: true };

function saleOf({ word, sold, unread }: RowState, before: StockFields): Pick<Vehicle, 'status' | 'sold'> {
  const isForSale = word === 'in_stock' || word === 'coming_soon' || word === 'reserved' || sold === false;
  const isUnread = unread.includes('status') || unread.includes('sold');
  const wasSold = before.sold || before.status === 'sold';
  if (word === 'sold' || sold === true || (wasSold && (isUnread || !isForSale))) return { status: 'sold', sold: true };
  if (word === 'in_stock' || word === 'coming_soon') return { status: word, sold: false };
  return { status: before.status === 'sold' ? 'in_stock' : before.status, sold: false };
}

/** `byWord`: whether the feed's word for the state reserves it, and so gives it free again. */
function reservationOf(row: RowState, before: StockFields): { reserved: boolean; byWord: boolean } {
  const { word, reserved, unread } = row;
  const wasByWord = before.feed_state?.reserved ?? false;
  if (reserved === true) return { reserved, byWord: false };
  if (word === 'reserved') return { reserved: true, byWord: wasByWord || !before.reserved };
  const isUnread = unread.includes('status') || unread.includes('reserved');
  const isFreed = reserved === false || (wasByWord && (word === 'in_stock' || word === 'coming_soon'));
  if (isUnread || !isFreed) return { reserved: before.reserved, byWord: wasByWord };
  return { reserved: false, byWord: false };
}

type Hidden = NonNullable<Vehicle['feed_state']>['hidden'];

/** `hidden`: why the feed's words hide it, where they do. */
function visibilityOf(row: RowState, stored: StockFields | null): { shown: boolean; hidden: Hidden } {
  const { word, sold, reserved, shown, unread } = row;
  if (stored === null && unread.length > 0) return { shown: false, hidden: 'unread' };
  const before = stored ?? unsaid;
  const wasHidden = before.feed_state?.hidden;
  if (shown === false) return { shown: false, hidden: undefined };
  if (word === 'withdrawn') {
    return { shown: false, hidden: before.show_on_dealer_website || wasHidden ? 'withdrawn' : undefined };
  }
  const asBefore = { shown: before.show_on_dealer_website, hidden: wasHidden };
  if (unread.length > 0) return asBefore;
  const says = wasHidden === 'unread' ? (word ?? sold ?? reserved) : word;
  return shown === true || (wasHidden && says !== null) ? { shown: true, hidden: undefined } : asBefore;
}

/**
 * The state of a vehicle after a row of its feed. Only what the row plainly says makes a vehicle more available than it
 * is stored: a cell that is empty or cannot be read leaves it as it is, and one that cannot be read also keeps the other
 * cells that speak of the same from freeing it. A new vehicle with a cell that cannot be read is hidden until a later row
 * can be.
 * @param stored null for a new vehicle
 */
export function mergeState(row: RowState, stored: StockFields | null): StockFields {
  const before = stored ?? unsaid;
  const { reserved, byWord } = reservationOf(row, before);
  const { shown, hidden } = visibilityOf(row, stored);
  const feed_state =
    hidden !== undefined || byWord
      ? { ...(hidden !== undefined && { hidden }), ...(byWord && { reserved: true as const }) }
      : undefined;
  return { ...saleOf(row, before), reserved, show_on_dealer_website: shown, feed_state };
}
