import { dumpSummaryLine } from "#worker/db/dump/dump-summary.ts";
import type { CompleteCopy, UnfinishedCopy } from "./backup-state.repository.ts";

/** A copy with less than this share of the newest one's bytes, or of its rows in one table, may lack data. */
const leastShare = 0.5;
/** Tables that do not shrink by half in a day, unless someone deletes much on purpose. Expired enquiries may. */
const steadyTables = { properties: "listings", images: "photos", users: "accounts" };
/** Below this number, one person may delete half of the rows. */
const fewRows = 20;

const inKilobytes = (bytes: number) => `${Math.ceil(bytes / 1000).toLocaleString("en-US")} kB`;

/** Returns why a finished copy may lack data that the newest copy has; undefined if it is about as large. */
export function describeShrinkage(copy: UnfinishedCopy, newest: CompleteCopy | undefined): string | undefined {
  if (!newest) return undefined;
  const bytes = copy.summary.parts.reduce((total, part) => total + part.bytes, dumpSummaryLine(copy.summary).length);
  const sizes =
    bytes < newest.bytes * leastShare ? [`${inKilobytes(bytes)} instead of ${inKilobytes(newest.bytes)}`] : [];
  const counts = Object.entries(steadyTables).flatMap(([table, name]) => {
    const before = newest.rows?.[table] ?? 0;
    const rows = copy.summary.rows[table] ?? 0;
    return before >= fewRows && rows < before * leastShare ? [`${rows} ${name} instead of ${before}`] : [];
  });
  const differences = [...sizes, ...counts];
  if (differences.length === 0) return undefined;
  return `The copy of the data of ${copy.day} has ${differences.join(", ")}. Data may be missing, so it was not kept, and the copy of ${newest.day} stays the newest. If the data was deleted on purpose, your developer can accept the smaller copy.`;
}
