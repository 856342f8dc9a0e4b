import { execFileSync } from "node:child_process";

const git = (...args) => execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** Returns the commit that the changes start from: the pushed one, or `HEAD` of a branch that was never pushed. */
export function findChangedBase() {
  try {
    return git("merge-base", "HEAD", "@{upstream}");
  } catch {
    return git("rev-parse", "HEAD");
  }
}
