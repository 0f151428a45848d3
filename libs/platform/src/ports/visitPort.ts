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

/** Figures of real visits, kept as counts of a day. */
export interface VisitService {
  /** Counts a visit; it is stored with the next flush. */
  add(site: Site, visit: VisitReport, userAgent: string): void;
  /** Stores what was counted since the last flush. */
  flush(): Promise<void>;
  /** Figures since a day, by site, page, device and name. @param siteSlug one site's only */
  summary(since: Date, siteSlug?: string): Promise<VitalSummary[]>;
  /** Deletes counts older than 400 days. @returns how many */
  sweep(): Promise<number>;
  close(): Promise<void>;
}
