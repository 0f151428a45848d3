export const place = (left: number, top: number) => ({ name: 'place', ...{ left, top } });
