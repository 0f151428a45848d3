/** What the check of a site found: somebody has to look at it. */
export interface SiteFinding {
  /** Slug of the site. */
  site: string;
  part: 'law' | 'rates';
  /** What is wrong, and what would be right. */
  message: string;
}

/** Finds what the sites lack and what does not add up: texts of the law and comparison rates. */
export interface SiteChecks {
  /** What is wrong now. Of rates, what the last look at the stock found. */
  findings(): readonly SiteFinding[];
  /** Looks at the whole stock again. */
  look(): Promise<void>;
}
