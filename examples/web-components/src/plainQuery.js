export const parse = (text) => Object.fromEntries(new URLSearchParams(text));
export const stringify = (values) => new URLSearchParams(values).toString();
export default { parse, stringify };
