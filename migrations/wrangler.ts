import { spawn } from "node:child_process";
import { dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

/**
 * Starts this project's wrangler without prompts, metrics or network requests. Local tracing and the data explorer are
 * off because they slow down the served site.
 */
export function spawnWrangler(
  args: string[],
  output: "inherit" | "ignore" | "pipe",
  input: "ignore" | "pipe" = "ignore",
) {
  const quietEnvironment = {
    CI: "1",
    WRANGLER_SEND_METRICS: "false",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
    WRANGLER_HIDE_BANNER: "true",
    X_LOCAL_OBSERVABILITY: "false",
    X_LOCAL_EXPLORER: "false",
  };
  return spawn(process.execPath, [join(root, "node_modules/wrangler/bin/wrangler.js"), ...args], {
    cwd: root,
    env: { ...process.env, ...quietEnvironment },
    stdio: [input, output, "inherit"],
  });
}

/** Runs a command to its end. @throws Error with the message `failure` if it fails */
export async function runWranglerCommand(args: string[], failure: string): Promise<void> {
  const child = spawnWrangler(args, "ignore");
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(failure);
}

/** Runs a command with text on its standard input. @throws Error with the message `failure` if it fails */
export async function runWranglerWithInput(args: string[], input: string, failure: string): Promise<void> {
  const child = spawnWrangler(args, "ignore", "pipe");
  child.stdin?.end(input);
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(failure);
}

/** Runs a command and returns its standard output. @throws Error with the output if it fails */
export async function readWranglerOutput(args: string[]): Promise<string> {
  const child = spawnWrangler(args, "pipe");
  let output = "";
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    output += text;
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  if (code !== 0) throw new Error(`wrangler ${args.slice(0, 2).join(" ")} failed: ${output}`);
  return output;
}
