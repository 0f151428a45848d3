const machines =
  /(?<!cu)bot(\b|[/_-])|crawl|spider|slurp|preview|scrap|fetch|monitor|lighthouse|headless|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|facebookexternalhit|whatsapp|embed|archiver|validator/i;

/** Whether the user agent is that of a bot: crawlers, link previews, monitors and scripts; also an empty one. */
export function isMachine(userAgent: string): boolean {
  return userAgent.trim() === '' || machines.test(userAgent);
}
