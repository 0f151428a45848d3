export const layout = () => window.localStorage.getItem('layout');
