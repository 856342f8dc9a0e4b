import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const reporters = { vitest: ".ci/reporters/vitest.js", playwright: "../../.ci/reporters/playwright.js" };

/** Runs a stage to its end and tells the progress of each test. The output of the command is printed if the stage fails. */
export function runStage(stage, { folder, progress }) {
  const lines = join(folder, `${stage.name}.lines`);
  writeFileSync(lines, "");
  const [script, ...rest] = stage.command;
  const args = stage.runner === "vitest" ? [...rest, `--reporter=${reporters.vitest}`] : rest;
  const child = spawn("npm", ["run", "--silent", script, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      TMPDIR: folder,
      TEST_LINES: lines,
      TEST_REPORTER: reporters.playwright,
      // Wrangler needs a third less processor time to start with compiled code.
      NODE_COMPILE_CACHE: join(folder, "compiled"),
    },
  });
  progress.stageStarted(stage);
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  let read = 0;
  const readLines = () => {
    if (!existsSync(lines)) return;
    const complete = readFileSync(lines, "utf8").split("\n").slice(0, -1);
    for (const line of complete.slice(read)) progress.told(stage, JSON.parse(line));
    read = complete.length;
  };
  const timer = setInterval(readLines, 1000);
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearInterval(timer);
      readLines();
      progress.stageEnded(stage, code === 0, Buffer.concat(output).toString());
      resolve();
    });
  });
}
