import { consentStore } from '@forecourt/content';
import { tagsOf, type ClientSite, type VisitFigure, type VisitReport, type VitalName } from '@forecourt/domain';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import { postToSite } from '../track/postToSite.ts';
import { whenLeft } from '../track/whenLeft.ts';
import { elementName } from './elementName.ts';
import { watchTags } from './watchTags.ts';

/** As `elementName` names them: of an element that has gone meanwhile the library knows its id alone. */
const nameOfElement = /^[a-z]/;

/** Path of the page that the visit began on: later client-side navigations add to its figures. */
const visitedPath = (): string =>
  new URL(performance.getEntriesByType('navigation')[0]?.name ?? location.href).pathname;

/**
 * Measures the visit from its start, including the time before this code loaded, and reports to the site when the page
 * is hidden or left. Each figure is reported once, as it was then; later changes are not reported.
 * @param site who has declined to be counted there is not measured either
 */
export function reportVisit(site: Pick<ClientSite, 'slug' | 'analytics' | 'chat' | 'vendors'>): void {
  const path = visitedPath();
  const known = new Map<VitalName, VisitFigure & { id: string }>();
  const reported = new Set<string>();
  const tagCosts = watchTags(tagsOf(site));

  const keep = ({ name, value, id }: { name: VitalName; value: number; id: string }, target?: string) => {
    const rounded = name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
    known.set(name, { id, name, value: rounded, ...(target && nameOfElement.test(target) && { target }) });
  };
  const options = { generateTarget: elementName, reportAllChanges: true };
  onTTFB((metric) => keep(metric));
  onFCP((metric) => keep(metric));
  onLCP((metric) => keep(metric, metric.attribution.target), options);
  onCLS((metric) => keep(metric, metric.attribution.largestShiftTarget), options);
  onINP((metric) => keep(metric, metric.attribution.interactionTarget), options);

  whenLeft(() => {
    if (consentStore(site).choice.current() === 'denied') return;
    const fresh = [...known.values()].filter(({ id }) => !reported.has(id));
    if (fresh.length === 0) return;
    for (const { id } of fresh) reported.add(id);
    const tags = tagCosts();
    const visit: VisitReport = {
      path,
      figures: fresh.map(({ id: _id, ...figure }) => figure),
      ...(tags.length > 0 && { tags }),
    };
    postToSite(JSON.stringify({ visit }), 'Figures of the visit');
  });
}
