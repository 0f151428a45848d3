export const thisYear = () => new Date().getFullYear();
