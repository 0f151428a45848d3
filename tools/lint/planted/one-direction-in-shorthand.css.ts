export const rootOf = (step: string) => ({ padding: `${step} ${step} 0 ${step}` });
