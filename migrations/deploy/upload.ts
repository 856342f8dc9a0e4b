import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../wrangler.ts";
import { DeploymentError } from "./deployment-error.ts";
import { runCommand } from "./run-command.ts";

/** The uploaded version, and the addresses where it is served. */
export interface Upload {
  version?: string;
  targets: string[];
}

const configFile = join(root, "wrangler.toml");

/** Returns the site's address in wrangler.toml. @throws DeploymentError if it has none */
export function readConfiguredOrigin(): string {
  const origin = /^SITE_ORIGIN = "(.*)"$/m.exec(readFileSync(configFile, "utf8"))?.[1];
  if (!origin) throw new DeploymentError("wrangler.toml has no SITE_ORIGIN.");
  return origin;
}

/** Names reserved for examples have no website: https://www.rfc-editor.org/rfc/rfc2606 */
export const isPlaceholder = (origin: string) => new URL(origin).hostname.endsWith(".example");

/** Writes a configuration that also serves the site under workers.dev, and returns its path. */
export function writeTrialConfig(): string {
  const path = join(root, ".wrangler/trial/wrangler.toml");
  mkdirSync(join(root, ".wrangler/trial"), { recursive: true });
  const text = readFileSync(configFile, "utf8")
    .replace(/^workers_dev = false$/m, "workers_dev = true")
    .replaceAll(/^(main|directory|migrations_dir) = "/gm, '$1 = "../../');
  writeFileSync(path, text);
  return path;
}

/** Where the site will be served. */
export interface Address {
  /** Undefined for the address in wrangler.toml. */
  origin?: string;
  hostname?: string;
  /** Under workers.dev, because the owner has not entered a domain. */
  isTrial: boolean;
}

/** Returns the command that uploads the worker. */
export const uploadCommand = ({ origin, hostname, isTrial }: Address): string[] => [
  ...["wrangler", "deploy"],
  ...(isTrial ? ["--config", ".wrangler/trial/wrangler.toml"] : []),
  ...(hostname ? ["--domain", hostname] : []),
  ...(origin ? ["--var", `SITE_ORIGIN:${origin}`] : []),
];

/**
 * Uploads the built worker with new secrets. wrangler creates the database and the buckets that do not exist.
 * @throws DeploymentError
 */
export async function upload(command: string[], secrets: Record<string, string>): Promise<Upload> {
  const folder = mkdtempSync(join(tmpdir(), "hub-deploy-"));
  const [report, secretsFile] = [join(folder, "report.jsonl"), join(folder, "secrets.json")];
  try {
    writeFileSync(report, "");
    writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
    const hasSecrets = Object.keys(secrets).length > 0;
    const line = hasSecrets ? [...command, "--secrets-file", secretsFile] : command;
    const { ok } = await runCommand(line, { isShown: true, env: { WRANGLER_OUTPUT_FILE_PATH: report } });
    if (!ok) throw new DeploymentError("The worker could not be uploaded.");
    return readReport(readFileSync(report, "utf8"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readReport(text: string): Upload {
  const entries = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { type: string; version_id?: string | null; targets?: string[] | null });
  const entry = entries.findLast(({ type }) => type === "deploy");
  return { version: entry?.version_id ?? undefined, targets: entry?.targets ?? [] };
}
