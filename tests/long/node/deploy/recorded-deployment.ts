import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../../migrations/wrangler.ts";

/** What a command of the stub does. The key is how its line begins. */
export type Responses = Record<string, { code?: number; output?: string; report?: object }>;

export interface Deployment {
  code: number | null;
  output: string;
  /** The lines of all commands, without the path of a file of secrets. */
  commands: string[];
  /** The secrets that were set. */
  secrets: Record<string, string>;
  /** Whether a file of secrets was left behind. */
  leavesSecrets: boolean;
}

/** Records its arguments and responds as RESPONSES says. Without an entry, it succeeds. */
const stub = (name: string) => `#!${process.execPath}
const { appendFileSync, readFileSync } = require("node:fs");
const args = process.argv.slice(2);
const at = args.indexOf("--secrets-file");
const [, file] = at < 0 ? [] : args.splice(at, 2);
const line = ["${name}", ...args].join(" ");
appendFileSync(process.env.RECORD, JSON.stringify({ line, file, secrets: file && JSON.parse(readFileSync(file)) }) + "\\n");
const responses = Object.entries(JSON.parse(process.env.RESPONSES));
const [, { code = 0, output = "", report } = {}] = responses.findLast(([start]) => line.startsWith(start)) ?? [];
if (report) appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, JSON.stringify(report) + "\\n");
process.stdout.write(output);
process.exit(code);
`;

export const oldVersion = "11111111-0000-4000-8000-000000000000";
export const newVersion = "22222222-0000-4000-8000-000000000000";

export const loggedIn: Responses = {
  "wrangler whoami": { output: JSON.stringify({ loggedIn: true, accounts: [{ id: "a1", name: "One" }] }) },
  "wrangler deploy ": { report: { type: "deploy", version_id: newVersion, targets: [] } },
};
/** An account without the worker. */
export const newAccount: Responses = {
  ...loggedIn,
  "wrangler secret list": { code: 1, output: '✘ [ERROR] Worker "monrovia-hub" not found.\n' },
};
/** An account with a deployed version and all secrets. */
export const deployedSite: Responses = {
  ...loggedIn,
  "wrangler secret list": {
    output: JSON.stringify([{ name: "TOKEN_KEY" }, { name: "VAPID_KEY" }, { name: "MONITOR_KEY" }]),
  },
  "wrangler deployments status": {
    output: JSON.stringify({ versions: [{ version_id: oldVersion, percentage: 100 }] }),
  },
};

/** Where Node stores compiled code, with which the processes of a deployment need a quarter less processor time. */
const { NODE_COMPILE_CACHE } = process.env;
const compiledCode = NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {};

/** Runs `npm run deploy` with stubs of wrangler and npm. */
export async function runDeployment(
  responses: Responses,
  options: string[],
  env: Record<string, string> = {},
): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), "hub-recorded-"));
  const record = join(folder, "record.jsonl");
  writeFileSync(record, "");
  for (const name of ["wrangler", "npm"]) writeFileSync(join(folder, name), stub(name), { mode: 0o755 });
  const child = spawn(process.execPath, [join(root, "migrations/deploy/deploy.ts"), "--wait", "0", ...options], {
    env: { PATH: folder, RECORD: record, RESPONSES: JSON.stringify(responses), ...compiledCode, ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
  const calls = readFileSync(record, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { line: string; file?: string; secrets?: Record<string, string> });
  rmSync(folder, { recursive: true });
  return {
    code,
    output,
    commands: calls.map(({ line }) => line),
    secrets: Object.assign({}, ...calls.map(({ secrets }) => secrets)),
    leavesSecrets: calls.some(({ file }) => file && existsSync(file)),
  };
}

/** A site whose health endpoint and home page respond with each status in turn, then with the last one. */
export async function serveStub(health: number[], version = newVersion, home: number[] = [200]) {
  const server = createServer((request, response) => {
    const statuses = request.url === "/api/v1/health" ? health : home;
    const status = (statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200;
    response.writeHead(status, { "x-worker-version": version }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
