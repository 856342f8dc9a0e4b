// Installs the packages when they are missing or older than the lockfile. Plain JavaScript: the first run uses the
// machine's own Node.
import { execSync } from "node:child_process";
import { statSync } from "node:fs";

const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (changedAt("node_modules/.package-lock.json") < changedAt("package-lock.json"))
  execSync("npm install", { stdio: "inherit" });
