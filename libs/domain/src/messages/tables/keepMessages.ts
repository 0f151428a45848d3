import type { MessageTable } from '../messageTable.ts';

/** Buttons that keep a vehicle, on cards and pages. */
export const keepMessages = {
  'keep.compare': 'Compare {name}',
  'keep.favourite': 'Favourite {name}',
  'keep.save': 'Save {name}',
  'keep.undo': 'Undo',
  'keep.compareWord': 'Compare',
  'keep.favouriteWord': 'Favourite',
  'keep.saveWord': 'Save',
  'keep.watchlistWord': 'Watchlist',
  'keep.isSaved': 'Saved {name}',
  'keep.isSavedWord': 'Saved',
  'keep.isFavourite': 'In favourites: {name}',
  'keep.isFavouriteWord': 'In favourites',
  'keep.isOnWatchlist': 'On watchlist: {name}',
  'keep.isOnWatchlistWord': 'On watchlist',
  'keep.savedHere': 'Saved. You have {count} {nouns} on your list',
  'keep.saveToWatchlist': 'Save {name} to your watchlist',
  'keep.saved': 'Car Saved In Watchlist',
  'keep.removed': 'Car Removed',
  'keep.notChanged': 'We couldn’t update your watchlist. Please try again.',
  'keep.favouriteRemoved': 'Removed {name} from your favourites',
  'keep.allFavouritesRemoved': '{count, plural, one {Removed your only favourite} other {Removed all # favourites}}',
  'keep.compareIsFull': 'You can compare up to {limit} vehicles. Remove one to add this one.',
  'keep.nothingCompared': 'No vehicles to compare',
  'keep.compared': '{count} of {limit} vehicles to compare',
} as const satisfies MessageTable;
