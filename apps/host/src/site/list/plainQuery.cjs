/*
 * Stands in for `qs` in the browser. The search library imports it for a default that this host replaces: its own
 * routing writes and reads every address (see SiteSearch). The real one is a seventh of the search page's script.
 */
module.exports = {
  parse: (text) => Object.fromEntries(new URLSearchParams(text)),
  stringify: (values) => new URLSearchParams(values).toString(),
};
