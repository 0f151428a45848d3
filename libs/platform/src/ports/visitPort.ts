import type { Site, VisitReport, VitalName, VitalVerdict } from '@forecourt/domain';

export type DeviceClass = 'phone' | 'desk';

/** How fast one kind of page was on one class of device. */
export interface VitalSummary {
  siteSlug: string;
  /** Name in the table of pages, or 'other'. */
  page: string;
  device: DeviceClass;
  name: VitalName;
  visits: number;
  /** 75th percentile, in the unit of the figure's kind. */
  p75: number;
  verdict: VitalVerdict;
  /** Elements most often named with it, the most frequent first; at most three. */
  elements: { element: string; count: number }[];
}

/** What a script of another company cost the visits of a site that loaded it. */
export interface TagSummary {
  siteSlug: string;
  name: string;
  visits: number;
  /** On average; at least, where `isPartial`: other companies may keep sizes from the page. */
  kilobytes: number;
  isPartial: boolean;
  /** On average, in which the page could not respond; null if no browser reported it. */
  milliseconds: number | null;
  /** Visits in which it was over the budget of the site's file. */
  over: number;
}

/** All that a span of days says. */
export interface VisitSummary {
  vitals: VitalSummary[];
  tags: TagSummary[];
}

/** Web vitals of real visits, stored as daily counts. */
export interface VisitService {
  /** Counts a visit; it is stored with the next flush. */
  add(site: Site, visit: VisitReport, userAgent: string): void;
  /** Stores the counts since the last flush. */
  flush(): Promise<void>;
  /** Figures since a day: vitals by site, page, device and name. @param siteSlug one site's only */
  summary(since: Date, siteSlug?: string): Promise<VisitSummary>;
  /** Deletes counts older than 400 days. @returns how many */
  sweep(): Promise<number>;
  close(): Promise<void>;
}
