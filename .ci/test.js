// Runs all checks and tests.
//   npm test                    every rule once; what CI runs
//   npm test -- people          only the files whose path contains "people", of all projects
//   npm test -- --changed       only the files that the uncommitted and unpushed changes reach
//   npm run test:long           kills, drills, histories, benches, old browsers: see CONTRIBUTING
// Two stages run side by side, because hardly any keeps two cores busy alone.
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChangedBase } from "./changed.js";
import { printSummary, startProgress } from "./progress.js";
import { runStage } from "./stage.js";
import { planStages } from "./stages.js";

const memoryFolder = "/dev/shm";
const neededBytes = 4 * 1024 ** 3;

/** Returns the folder for temporary files: in memory if there is room, because databases wait for each write to a disk. */
function findTemporaryFolder() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize > neededBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir(); // Not on Linux.
  }
}

const folder = mkdtempSync(join(findTemporaryFolder(), "hub-test-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

const args = process.argv.slice(2);
const isLong = args.includes("--long");
const changedBase = args.includes("--changed") ? findChangedBase() : undefined;
const paths = args.filter((arg) => !arg.startsWith("--"));

const started = Date.now();
const stages = planStages({ isLong, paths, changedBase });
const progress = startProgress(stages, started);
const waiting = [...stages];
async function runNext() {
  for (let stage = waiting.shift(); stage; stage = waiting.shift()) await runStage(stage, { folder, progress });
}
await Promise.all([runNext(), runNext()]);
process.exitCode = printSummary(progress, started) ? 0 : 1;
