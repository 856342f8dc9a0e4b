import { spawn } from "node:child_process";
import { dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

/** Runs this project's wrangler: it asks nothing, sends nothing, fetches nothing, and neither traces nor explores what it serves. */
export function spawnWrangler(
  args: string[],
  output: "inherit" | "ignore" | "pipe",
  input: "ignore" | "pipe" = "ignore",
) {
  const quiet = {
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_HIDE_BANNER: "true",
    X_LOCAL_OBSERVABILITY: "false",
    X_LOCAL_EXPLORER: "false",
  };
  return spawn(process.execPath, [join(root, "node_modules/wrangler/bin/wrangler.js"), ...args], {
    cwd: root,
    env: { ...process.env, ...quiet },
    stdio: [input, output, "inherit"],
  });
}

/** Runs it to its end. */
export async function runWranglerCommand(args: string[], failure: string): Promise<void> {
  const child = spawnWrangler(args, "ignore");
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(failure);
}

/** Runs it to its end with something to read. */
export async function runWranglerWithInput(args: string[], input: string, failure: string): Promise<void> {
  const child = spawnWrangler(args, "ignore", "pipe");
  child.stdin?.end(input);
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(failure);
}

/** Runs it to its end and gives what it printed. */
export async function readWranglerOutput(args: string[]): Promise<string> {
  const child = spawnWrangler(args, "pipe");
  let printed = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(" ")} failed: ${printed}`);
  return printed;
}
