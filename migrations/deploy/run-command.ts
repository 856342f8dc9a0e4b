import { spawn } from "node:child_process";
import { root } from "../wrangler.ts";

export interface CommandResult {
  ok: boolean;
  /** What the command wrote to both outputs. */
  output: string;
}

interface CommandOptions {
  /** Also writes the output to the terminal. */
  isShown?: boolean;
  env?: Record<string, string>;
}

/** Without prompts: a question would stop a deployment in the middle. */
const quietEnvironment = { CI: "1", WRANGLER_SEND_METRICS: "false", WRANGLER_HIDE_BANNER: "true" };

/** Runs a command of the PATH, to which npm adds the packages, and waits for its end. */
export function runCommand(line: string[], { isShown = false, env }: CommandOptions = {}): Promise<CommandResult> {
  const [command = "", ...args] = line;
  const child = spawn(command, args, {
    cwd: root,
    env: { ...process.env, ...quietEnvironment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  let output = "";
  for (const [stream, terminal] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (isShown) terminal.write(text);
    });
  }
  return new Promise((resolve) => {
    child.on("error", ({ message }) => resolve({ ok: false, output: message }));
    child.on("close", (code) => resolve({ ok: code === 0, output }));
  });
}
