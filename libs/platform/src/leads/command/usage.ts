export const usage = `Usage: npm run leads -- COMMAND

  list                     the newest fifty leads, as a table
  show ID                  one lead, its deliveries and everything that happened to it
  export                   leads as CSV, oldest first, safe to open in a spreadsheet
  release ID...            sends leads on that were held as suspect: they were good
  replay ID...             sends deliveries or whole leads that are parked or held once more
  replay --parked          sends everything that is parked once more

For list, export and replay --parked:
  --site SLUG              of one site
  --since WHEN             a day (2026-11-20), an instant (2026-11-20T09:00Z), or back from now: 90m, 12h, 7d
  --category NAME          of one category, such as 'Test Drive Enquiry'
  --state STATE            delivered, pending, parked, held (suspect, kept apart) or nowhere (no destination)

  list --limit N           that many instead of fifty
  export --out FILE        into a file; without it the CSV goes to the screen (npm run --silent leads -- export > FILE)
  replay ID --again        also what was delivered before: for a receiver that took it and forgot`;
