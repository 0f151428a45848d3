/** Places that customers send links to: advertisements, maps, pictures, profiles of applicants. */
const usual =
  /(?:^|\.)(?:[\w-]+\.au|google\.com|goo\.gl|facebook\.com|fb\.com|instagram\.com|youtube\.com|youtu\.be|linkedin\.com|indeed\.com|dropbox\.com|icloud\.com|1drv\.ms|wikipedia\.org|openstreetmap\.org|apple\.com)$/;

const address = /(?<![@\w])(?:https?:\/\/|www\.)[^\s<>"'\])]+/giu;
/** Written without a beginning, under endings that are cheap. */
const bare =
  /(?<![@\w/.-])(?:[a-z0-9-]+\.)+(?:ru|su|top|xyz|online|site|shop|store|click|club|win|bet|casino|biz|info|cn|tk|pw|icu|live|link|buzz|pro|life)(?![\w-])(?:\/\S*)?/giu;

function hostOf(link: string): string | null {
  const url = /^https?:/i.test(link) ? link : `https://${link}`;
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : null;
}

/** Links of a text that lead neither to the dealer nor where customers' links lead. */
export function foreignLinks(text: string, ownHosts: readonly string[]): number {
  const given = [...(text.match(address) ?? []), ...(text.replace(address, ' ').match(bare) ?? [])];
  return given.map(hostOf).filter((host) => host !== null && !ownHosts.includes(host) && !usual.test(host)).length;
}
