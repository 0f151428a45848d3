export { startBadReceiver, type BadReceiver } from './badReceiver.ts';
export { chanceOf } from './chance.ts';
export { proofSecret, smallPlan, wholePlan, type ProofPlan } from './proofPlan.ts';
export { proveLeads, type ProofResult } from './proveLeads.ts';
export { passes, verdictLines } from './verdict.ts';
