import { consentStore, type ConsentSite, type ConsentStore } from '@forecourt/content';
import type { ConsentChoice } from '@forecourt/content/model';
import { counterScript } from '@forecourt/domain';
import { loadTag, type TagOrder } from '@forecourt/ui';
import type { Destination } from '../track/createTrack.ts';
import { ascEvent, pageLocation } from './ascEvent.ts';

export interface Ga4 extends Destination {
  /** Reports a page view, by a load or by client-side navigation. @param type in the standard's words */
  page(type: string): void;
}

/** The command queue that Google's script reads. */
type TagWindow = Window & { dataLayer?: unknown[] } & Record<`ga-disable-${string}`, boolean | undefined>;

/** Maximum number of queued events before the visitor has answered. */
const maxWaiting = 50;

/** Deletes the cookies that Google's script has set, on this host and its parent domains. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((one) => one.split('=')[0] ?? '');
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=.${labels.slice(from).join('.')}`)];
  for (const name of names.filter((one) => /^_ga(_|$)/.test(one))) {
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}

/** Google Analytics 4 behind the visitor's consent: before it nothing is loaded, set or sent. */
export function openGa4(measurementId: string, consent: ConsentStore): Ga4 {
  const page = window as unknown as TagWindow;
  let waiting: (() => void)[] = [];
  let isConfigured = false;
  let obeyed: ConsentChoice | null = null;

  /** The script recognises commands by their type: an arguments object, never an array. */
  function gtag(..._command: unknown[]): void {
    // eslint-disable-next-line prefer-rest-params -- see above
    (page.dataLayer ??= []).push(arguments);
  }

  function configure(): void {
    isConfigured = true;
    const refused = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    gtag('consent', 'default', { ...refused, analytics_storage: 'granted' });
    gtag('js', new Date());
    gtag('config', measurementId, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
  }

  /** @param when whether the visitor has just agreed, or did so on an earlier page */
  function load(when: TagOrder['when']): void {
    const isAllowed = () => consent.choice.current() === 'granted';
    loadTag({ name: 'google-analytics', script: counterScript(measurementId), when, isAllowed }).catch(
      (error: unknown) => console.warn('Google Analytics was not loaded', error),
    );
  }

  function obey(when: TagOrder['when']): void {
    const choice = consent.choice.current();
    if (choice === null || choice === obeyed) return;
    obeyed = choice;
    page[`ga-disable-${measurementId}`] = choice === 'denied';
    const queued = waiting;
    waiting = [];
    if (choice === 'granted') {
      if (isConfigured) gtag('consent', 'update', { analytics_storage: 'granted' });
      else configure();
      load(when);
      for (const one of queued) one();
    } else {
      if (isConfigured) gtag('consent', 'update', { analytics_storage: 'denied' });
      removeCookies();
    }
  }

  function sendOrQueue(one: () => void): void {
    const choice = consent.choice.current();
    if (choice === 'granted') one();
    else if (choice === null && waiting.length < maxWaiting) waiting.push(one);
  }

  consent.choice.subscribe(() => obey('asked'));
  obey('quiet');

  return {
    name: 'Google Analytics',
    send(event) {
      const { event: name, params } = ascEvent(event);
      sendOrQueue(() => gtag('event', name, params));
    },
    page(type) {
      const page_location = pageLocation(location.href);
      const { title: page_title } = document;
      sendOrQueue(() => {
        gtag('set', { page_location, page_title });
        gtag('event', 'page_view');
        gtag('event', 'asc_pageview', { event_owner: 'forecourt', page_type: type });
      });
    },
  };
}

const opened = new Map<string, Ga4>();

/** One instance for each site and measurement id, shared by all callers. */
export function ga4Of(site: ConsentSite, measurementId: string): Ga4 {
  const known = opened.get(site.slug) ?? openGa4(measurementId, consentStore(site));
  opened.set(site.slug, known);
  return known;
}
