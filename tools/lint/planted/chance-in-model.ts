export const pick = (count: number) => Math.floor(Math.random() * count);
