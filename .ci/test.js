// Runs all checks and tests. Hardly any stage keeps two cores busy alone, so three run side by side. The output of the browser
// tests appears at once, that of each other stage when it ends. A log is often read, or kept, from its end: there, the end
// of each failed stage and the names of its failed tests are printed again.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

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

const TMPDIR = mkdtempSync(join(findTemporaryFolder(), "hub-test-"));
process.on("exit", () => rmSync(TMPDIR, { recursive: true, force: true }));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** Runs a script of package.json. @returns whether it passed, and its output unless it is shown at once */
function runScript(script, isShownAtOnce) {
  const started = Date.now();
  const child = spawn("npm", ["run", ...script.split(" ")], {
    stdio: ["ignore", "pipe", "pipe"],
    // Wrangler starts forty times. With compiled code it needs a third less processor time to start.
    env: { ...process.env, TMPDIR, NODE_COMPILE_CACHE: join(TMPDIR, "compiled") },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk) => output.push(chunk));
    if (isShownAtOnce) stream.pipe(process.stdout, { end: false });
  }
  return new Promise((resolve) => {
    child.on("close", (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      resolve({ script, passed: code === 0, seconds, output: Buffer.concat(output).toString() });
    });
  });
}

const failureLength = 500;

/** Returns the failed tests, each with its first error, or the end of the output of another stage. Short enough for the end of a log. */
function findFailures(output) {
  const text = stripVTControlCharacters(output).trimEnd();
  const lines = text.split("\n").map((line) => line.trim());
  const isTest = (line) => /^(FAIL |\d+\) \[)/.test(line);
  const isError = (line) => /^\w*Error: /.test(line);
  const failures = lines.filter((line, i) => isTest(line) || (isError(line) && lines.slice(0, i).some(isTest)));
  const unique = [...new Set(failures.map((line) => line.slice(0, 160)))];
  return unique.length > 0 ? unique.join("\n").slice(0, failureLength) : text.slice(-failureLength);
}

/** Runs one script after another from a queue and prints the output of each. Stops at the first failure. */
async function runFrom(queue) {
  const results = [];
  while (queue.length > 0 && results.every(({ passed }) => passed)) {
    const result = await runScript(queue.shift(), false);
    process.stdout.write(`\n===== npm run ${result.script} =====\n${result.output}\n`);
    results.push(result);
  }
  return results;
}

// The longest stage is first, and the only one that keeps two cores busy is last. The Node tests would compete with the
// preparation of the browser tests at the start.
const queue = [
  "vitest -- --project worker",
  "check",
  "vitest -- --project node",
  "bench -- rows bytes",
  "vitest -- --project web --maxWorkers 2",
];
const [browser, ...others] = await Promise.all([runScript("playwright", true), runFrom(queue), runFrom(queue)]);
const results = [...others.flat(), browser];
for (const { script, output } of results.filter(({ passed }) => !passed))
  console.log(`\n===== The end of npm run ${script} =====\n${output.trimEnd().split("\n").slice(-60).join("\n")}`);
console.log("");
for (const { script, passed, seconds, output } of results) {
  if (!passed) console.log(findFailures(output));
  console.log(`${passed ? "passed" : "FAILED"} ${seconds} s  ${script}`);
}
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
