import type { LeadDestination } from '@forecourt/domain';
import type { DeliveryTiming } from '../../config/leadsConfig.ts';

/** How large a proof is, and what surrounds it. */
export interface ProofPlan {
  database: 'postgres' | 'pglite';
  leads: number;
  kills: number;
  /** Decides who is killed and when, and how the receiver behaves. */
  seed: number;
  /** Longest wait between the moment that chance chose and the kill, in milliseconds. */
  maxPauseMs: number;
  /** Longest ordinary answer of the receiver, in milliseconds: one that answers at once leaves little to be killed in. */
  maxAnswerMs: number;
  /** What differs from production's timing. */
  timing: Partial<DeliveryTiming>;
  /** Longest wait for deliveries to end once the kills are over, in seconds. */
  timeoutSeconds: number;
}

/** Production's own timing, but for the waits between failed tries, which would take hours. */
const shortWaits: Partial<DeliveryTiming> = { firstDelaySeconds: 1, maxDelaySeconds: 5 };

/** So that it can be part of the tests: whatever takes long is shorter. */
const fastTiming: Partial<DeliveryTiming> = {
  callMs: 1_000,
  jobSeconds: 3,
  superviseSeconds: 1,
  pollSeconds: 0.5,
  tries: 3,
  firstDelaySeconds: 1,
  maxDelaySeconds: 1,
};

export function wholePlan(seed: number, leads = 10_000, kills = 200): ProofPlan {
  return {
    database: 'postgres',
    leads,
    kills,
    seed,
    maxPauseMs: 1_000,
    maxAnswerMs: 400,
    timing: shortWaits,
    timeoutSeconds: 600,
  };
}

export function smallPlan(seed: number, database: ProofPlan['database']): ProofPlan {
  return {
    database,
    leads: 200,
    kills: 10,
    seed,
    maxPauseMs: 300,
    maxAnswerMs: 100,
    timing: fastTiming,
    timeoutSeconds: 45,
  };
}

/** Slug of the one site that the proof has. */
export const proofSite = 'harbour-toyota';
export const proofSecret = { name: 'proof', value: 'secret-between-host-and-receiver' };
const all = { categories: [], dealershipIds: [] };

/** Where every lead of the proof has to arrive. */
export function proofDestinations(receiverUrl: string): LeadDestination[] {
  return [
    { ...all, id: 'crm', type: 'webhook', url: `${receiverUrl}/crm`, secret: proofSecret.name },
    { ...all, id: 'dms', type: 'adf', url: `${receiverUrl}/dms`, secret: proofSecret.name },
    { ...all, id: 'sheet', type: 'csv', folder: 'sheet' },
  ];
}

/** What a process of the proof is started with, as JSON. */
export interface ProcessSettings {
  role: 'host' | 'worker';
  dataFolder: string;
  databaseUrl: string | null;
  /** Mail server of the visitors. */
  smtpUrl: string;
  sitesFolder: string;
  timing: Partial<DeliveryTiming>;
}
