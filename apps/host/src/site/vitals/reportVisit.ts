import { consentStore } from '@forecourt/content';
import type { VisitFigure, VisitReport, VitalName } from '@forecourt/domain';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { postToSite } from '../track/postToSite.ts';
import { whenLeft } from '../track/whenLeft.ts';
import { elementName } from './elementName.ts';

/** The page that the visit began on: pages turned since then add to its figures. */
const visitedPath = (): string =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/**
 * Measures the visit from its beginning, also what was before this was loaded, and tells the site when the page is
 * hidden or left. Each figure is told once, as it stood then; what comes after is another visit to nobody.
 * @param siteSlug of the site: who has declined to be counted there is not measured either
 */
export function reportVisit(siteSlug: string): void {
  const path = visitedPath();
  const known = new Map<VitalName, VisitFigure & { id: string }>();
  const told = new Set<string>();

  const keep = ({ name, value, id }: { name: VitalName; value: number; id: string }, target?: string) => {
    const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    known.set(name, { id, name, value: rounded, ...(target && { target }) });
  };
  const options = { generateTarget: elementName, reportAllChanges: true };
  onTTFB((metric) => keep(metric));
  onFCP((metric) => keep(metric));
  onLCP((metric) => keep(metric, metric.attribution.target), options);
  onCLS((metric) => keep(metric, metric.attribution.largestShiftTarget), options);
  onINP((metric) => keep(metric, metric.attribution.interactionTarget), options);

  whenLeft(() => {
    if (consentStore(siteSlug).choice.current() === 'denied') return;
    const fresh = [...known.values()].filter(({ id }) => !told.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) told.add(id);
    const visit: VisitReport = { path, figures: fresh.map(({ id: _id, ...figure }) => figure) };
    postToSite(JSON.stringify({ visit }), 'Figures of the visit');
  });
}
