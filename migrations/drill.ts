import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatReport } from "./drill/drill-report.ts";
import { runDrill } from "./drill/run-drill.ts";
import { root } from "./wrangler.ts";

/**
 * Restores the newest copies into an empty state folder, compares the restored site with the original and prints a
 * report. The exit code is 1 if a copy is damaged or a response differs.
 * Usage: drill.ts [--make] [--state FOLDER]. --make makes fresh copies first; the default state is .wrangler/state.
 */
const { values } = parseArgs({
  options: { make: { type: "boolean", default: false }, state: { type: "string" } },
});
const folder = await mkdtemp(join(tmpdir(), "hub-drill-"));
try {
  const original = values.state ?? join(root, ".wrangler/state");
  const folders = { original, restored: join(folder, "state"), file: join(folder, "copy.sql") };
  const report = await runDrill(folders, values.make);
  console.log(formatReport(report));
  if (report.differences.length > 0) process.exitCode = 1;
} catch (error) {
  console.error(`The drill failed. ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
