import { cents } from '@forecourt/domain';
import type { Logger } from 'pino';
import { callJson, type JsonCall } from '../callJson.ts';
import type { ServiceConfig } from '../../config/serviceAddress.ts';
import { estimateAnswer, questionsAnswer, vehicleAnswer } from './valuationAnswers.ts';
import type { ValuationPort } from '../../ports/valuationPort.ts';

export interface HttpValuationOptions {
  service: ServiceConfig;
  log: Logger;
  /** Time limit of one call, in milliseconds. @default 4_000 */
  timeoutMs?: number;
}

type ServiceAnswer = { status: number; body: unknown } | null;

/** The valuation service over HTTP. Failures are logged and become `unavailable` results. */
export function openHttpValuation({ service, log, timeoutMs = 4_000 }: HttpValuationOptions): ValuationPort {
  const at = (path: string, query: Record<string, string> = {}): URL => {
    const url = new URL(`${service.url.replace(/\/+$/, '')}/${path}`);
    url.search = new URLSearchParams(query).toString();
    return url;
  };
  const logFailure = (call: string, why: string) =>
    log.warn({ part: 'valuation', call, why }, 'The valuation service did not answer as agreed');

  async function ask(
    call: string,
    url: URL,
    more: Omit<JsonCall, 'timeoutMs' | 'headers'> = {},
  ): Promise<ServiceAnswer> {
    const headers = { authorization: `Bearer ${service.key}` };
    const answer = await callJson(url, { ...more, headers, timeoutMs });
    if (answer.ok && (answer.status === 200 || answer.status === 404)) return answer;
    logFailure(call, answer.ok ? `Answered ${answer.status}` : answer.reason);
    return null;
  }

  return {
    async findVehicle(rego, state) {
      const response = await ask('vehicles', at('vehicles', { rego, state }));
      if (response === null) return { found: null, reason: 'unavailable' };
      if (response.status === 404) return { found: null, reason: 'not-found' };
      const answer = vehicleAnswer.safeParse(response.body);
      if (!answer.success) {
        logFailure('vehicles', 'Unreadable');
        return { found: null, reason: 'unavailable' };
      }
      const { make, model, year, badge, body, odometer } = answer.data.vehicle;
      return { found: { make, model, year, badge: badge ?? '', body: body ?? '', kms: odometer ?? null } };
    },

    async questions({ make, model, year }) {
      const response = await ask('questions', at('questions', { make, model, year: String(year) }));
      if (response?.status !== 200) return null;
      const answer = questionsAnswer.safeParse(response.body);
      if (!answer.success) logFailure('questions', 'Unreadable');
      return answer.success ? answer.data.questions : null;
    },

    async estimate({ rego, state, vehicle, kms, answers }) {
      const { make, model, year, badge, body } = vehicle;
      const request = { rego, state, vehicle: { make, model, year, badge, body, odometer: kms }, answers };
      const response = await ask('valuations', at('valuations'), { method: 'POST', body: request });
      if (response === null) return { kind: 'unavailable' };
      if (response.status === 404) return { kind: 'appraisal' };
      const answer = estimateAnswer.safeParse(response.body);
      if (!answer.success) {
        logFailure('valuations', 'Unreadable');
        return { kind: 'unavailable' };
      }
      if ('appraisal' in answer.data) return { kind: 'appraisal' };
      const { low, high } = answer.data.estimate;
      return { kind: 'estimate', low: cents(low), high: cents(high) };
    },
  };
}
