/** The file cannot be read as a feed at all. The message says why. */
export class FeedFileError extends Error {
  override name = 'FeedFileError';
}
