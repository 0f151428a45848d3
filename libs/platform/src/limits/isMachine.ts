const machines =
  /(?<!cu)bot(\b|[/_-])|crawl|spider|slurp|preview|scrap|fetch|monitor|lighthouse|headless|curl|wget|python|java\/|okhttp|axios|node|undici|go-http|facebookexternalhit|whatsapp|embed|archiver|validator/i;

/** Whether a visitor identifies itself as a machine: crawlers, link previews, monitors, scripts, and those who say nothing. */
export function isMachine(userAgent: string): boolean {
  return userAgent.trim() === '' || machines.test(userAgent);
}
