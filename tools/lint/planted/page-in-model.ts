export const shopperKey = () => window.name;
