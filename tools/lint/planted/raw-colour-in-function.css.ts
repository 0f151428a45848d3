export const shade = (strength: number) => `inset 0 0 4px rgb(0 0 0 / ${strength})`;
