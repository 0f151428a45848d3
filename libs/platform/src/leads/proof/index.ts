export { smallPlan, wholePlan, type ProofPlan } from './proofPlan.ts';
export { proveLeads, type ProofResult } from './proveLeads.ts';
export { passes, verdictLines } from './verdict.ts';
