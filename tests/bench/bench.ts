import { appointmentRows } from "./appointment-rows.ts";
import { browser } from "./browser.ts";
import { bytes } from "./bytes.ts";
import { compareConnections } from "./connections.ts";
import { edge } from "./edge/edge.ts";
import { importJourney } from "./import-journey.ts";
import { inboxRows } from "./inbox-rows.ts";
import { peopleRows } from "./people-rows.ts";
import { phone } from "./phone/phone.ts";
import { ratios } from "./ratios.ts";
import { createReport } from "./report.ts";
import { rows } from "./rows.ts";

/**
 * `npm run bench [-- rows inbox people appointments bytes ratios connections edge browser import phone]`: prints figures with their targets. Rows, the inbox, people,
 * appointments, bytes and the edge fail if they miss them.
 */
const stages = {
  rows,
  inbox: inboxRows,
  people: peopleRows,
  appointments: appointmentRows,
  bytes,
  ratios,
  connections: compareConnections,
  edge,
  browser,
  import: importJourney,
  phone,
};
type Stage = keyof typeof stages;

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !(name in stages));
if (unknown.length > 0)
  throw new Error(`Unknown stage ${unknown.join(", ")}; there are ${Object.keys(stages).join(", ")}`);
const report = createReport();
for (const name of requested.length > 0 ? (requested as Stage[]) : (Object.keys(stages) as Stage[]))
  await stages[name](report);
process.exit(report.failed() ? 1 : 0);
