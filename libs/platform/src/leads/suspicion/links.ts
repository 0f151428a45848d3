/** Hosts that customers link to: advertisements, maps, pictures, profiles of applicants. */
const allowedHosts =
  /(?:^|\.)(?:[\w-]+\.au|google\.com|goo\.gl|facebook\.com|fb\.com|instagram\.com|youtube\.com|youtu\.be|linkedin\.com|indeed\.com|dropbox\.com|icloud\.com|1drv\.ms|wikipedia\.org|openstreetmap\.org|apple\.com)$/;

const address = /(?<![@\w])(?:https?:\/\/|www\.)[^\s<>"'\])]+/giu;
/** Addresses without a scheme, under top-level domains that spammers use. */
const bareAddress =
  /(?<![@\w/.-])(?:[a-z0-9-]+\.)+(?:ru|su|top|xyz|online|site|shop|store|click|club|win|bet|casino|biz|info|cn|tk|pw|icu|live|link|buzz|pro|life)(?![\w-])(?:\/\S*)?/giu;

function hostOf(link: string): string | null {
  const url = /^https?:/i.test(link) ? link : `https://${link}`;
  return URL.canParse(url) ? new URL(url).hostname.toLowerCase() : null;
}

/** Number of links in a text that lead neither to the dealer nor to hosts that customers link to. */
export function foreignLinks(text: string, ownHosts: readonly string[]): number {
  const links = [...(text.match(address) ?? []), ...(text.replace(address, ' ').match(bareAddress) ?? [])];
  return links.map(hostOf).filter((host) => host !== null && !ownHosts.includes(host) && !allowedHosts.test(host))
    .length;
}
