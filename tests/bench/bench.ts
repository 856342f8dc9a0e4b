import { parseArgs } from "node:util";
import { appointmentRows } from "./appointment-rows.ts";
import { browser } from "./browser.ts";
import { bytes } from "./bytes.ts";
import { compareConnections } from "./connections.ts";
import { edge } from "./edge/edge.ts";
import { inboxRows } from "./inbox-rows.ts";
import { peopleRows } from "./people-rows.ts";
import { phone } from "./phone/phone.ts";
import { priceIntervals } from "./price-intervals.ts";
import { ratios } from "./ratios.ts";
import { createReport } from "./report.ts";
import { rows } from "./rows.ts";
import { times } from "./times.ts";

/**
 * `npm run bench [-- rows times inbox people appointments bytes ratios connections edge browser phone]`: prints figures with their
 * targets. Rows, the inbox, people, appointments, bytes and the edge fail if they miss them. `browser --against FOLDER` prints the times of another built copy
 * beside those of this one. `prices FILE.csv` tests the model of usual prices on a public file.
 */
const stages = {
  rows,
  times,
  inbox: inboxRows,
  people: peopleRows,
  appointments: appointmentRows,
  bytes,
  ratios,
  connections: compareConnections,
  edge,
  browser,
  phone,
};
type Stage = keyof typeof stages;

const { positionals: requested, values } = parseArgs({
  allowPositionals: true,
  options: { against: { type: "string" } },
});
const report = createReport();
if (requested[0] === "prices") {
  priceIntervals(report, requested[1]);
  process.exit(report.failed() ? 1 : 0);
}
const unknown = requested.filter((name) => !(name in stages));
if (unknown.length > 0)
  throw new Error(`Unknown stage ${unknown.join(", ")}; there are prices, ${Object.keys(stages).join(", ")}`);
for (const name of requested.length > 0 ? (requested as Stage[]) : (Object.keys(stages) as Stage[]))
  await stages[name](report, values.against);
process.exit(report.failed() ? 1 : 0);
