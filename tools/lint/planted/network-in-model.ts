export const rates = () => fetch('/rates.json');
