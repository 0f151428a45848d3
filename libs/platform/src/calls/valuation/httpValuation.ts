import { cents } from '@forecourt/domain';
import type { Logger } from 'pino';
import { callJson, type JsonCall } from '../callJson.ts';
import type { ServiceConfig } from '../../config/serviceAddress.ts';
import { estimateAnswer, questionsAnswer, vehicleAnswer } from './valuationAnswers.ts';
import type { ValuationPort } from '../../ports/valuationPort.ts';

export interface HttpValuationOptions {
  service: ServiceConfig;
  log: Logger;
  /** Limit of one call, in milliseconds. @default 4_000 */
  limitMs?: number;
}

type Told = { status: number; body: unknown } | null;

/** The valuation service over HTTP. Whatever it does wrong comes out as one of the port's answers, and in the log. */
export function openHttpValuation({ service, log, limitMs = 4_000 }: HttpValuationOptions): ValuationPort {
  const at = (path: string, query: Record<string, string> = {}): URL => {
    const url = new URL(`${service.url.replace(/\/+$/, '')}/${path}`);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  const complain = (call: string, why: string) =>
    log.warn({ part: 'valuation', call, why }, 'The valuation service did not answer as agreed');

  async function ask(call: string, url: URL, more: Omit<JsonCall, 'limitMs' | 'headers'> = {}): Promise<Told> {
    const headers = { authorization: `Bearer ${service.key}` };
    const answer = await callJson(url, { ...more, headers, limitMs });
    if (answer.ok && (answer.status === 200 || answer.status === 404)) return answer;
    complain(call, answer.ok ? `Answered ${answer.status}` : answer.why);
    return null;
  }

  return {
    async findVehicle(rego, state) {
      const told = await ask('vehicles', at('vehicles', { rego, state }));
      if (told === null) return { found: null, reason: 'unavailable' };
      if (told.status === 404) return { found: null, reason: 'not-found' };
      const answer = vehicleAnswer.safeParse(told.body);
      if (!answer.success) {
        complain('vehicles', 'Unreadable');
        return { found: null, reason: 'unavailable' };
      }
      const { make, model, year, badge, body, odometer } = answer.data.vehicle;
      return { found: { make, model, year, badge: badge ?? '', body: body ?? '', kms: odometer ?? null } };
    },

    async questions({ make, model, year }) {
      const told = await ask('questions', at('questions', { make, model, year: String(year) }));
      if (told?.status !== 200) return null;
      const answer = questionsAnswer.safeParse(told.body);
      if (!answer.success) complain('questions', 'Unreadable');
      return answer.success ? answer.data.questions : null;
    },

    async estimate({ rego, state, vehicle, kms, answers }) {
      const { make, model, year, badge, body } = vehicle;
      const asked = { rego, state, vehicle: { make, model, year, badge, body, odometer: kms }, answers };
      const told = await ask('valuations', at('valuations'), { method: 'POST', body: asked });
      if (told === null) return { kind: 'unavailable' };
      if (told.status === 404) return { kind: 'appraisal' };
      const answer = estimateAnswer.safeParse(told.body);
      if (!answer.success) {
        complain('valuations', 'Unreadable');
        return { kind: 'unavailable' };
      }
      if ('appraisal' in answer.data) return { kind: 'appraisal' };
      const { low, high } = answer.data.estimate;
      return { kind: 'estimate', low: cents(low), high: cents(high) };
    },
  };
}
