/** The file cannot be read as a feed at all. The message says why. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}

/** The file is a part of a feed: what is missing in it has not left the stock. */
export class IncompleteFeedError extends FeedFileError {
  override name = 'IncompleteFeedError';
}
