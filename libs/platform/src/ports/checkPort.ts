/** A problem that the check of a site found. */
export interface SiteFinding {
  /** Slug of the site. */
  site: string;
  part: 'law' | 'rates';
  /** What is wrong, and what would be right. */
  message: string;
}

/** Checks all sites for missing legal texts and wrong comparison rates. */
export interface SiteChecks {
  /** Current problems. Those of rates are from the last run. */
  findings(): readonly SiteFinding[];
  /** Checks the whole stock again. */
  run(): Promise<void>;
}
