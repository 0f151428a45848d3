/** A problem that the check of a site found. */
export interface SiteFinding {
  /** Slug of the site; of a file that is wrong, its name. */
  site: string;
  part: 'law' | 'rates' | 'setup' | 'file';
  /** What is wrong, and what would be right. */
  message: string;
}

/** Checks all sites: their files, where leads and menus lead, missing legal texts, wrong comparison rates. */
export interface SiteChecks {
  /** Current problems. Those of rates are from the last run. */
  findings(): readonly SiteFinding[];
  /** Checks the whole stock again. */
  run(): Promise<void>;
}
