import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { convertV4MiniflareOptions } from "miniflare";
import { runWranglerCommand } from "../../migrations/wrangler.ts";
import { prepareFiles } from "./site/prepared-files.ts";

/** The modules of a bundled worker; the entry is first. */
export interface WorkerSource {
  modules: { type: "ESModule" | "Text"; path: string }[];
  modulesRoot: string;
}

/** Bundles a worker as a deployment does. */
export async function bundleWorker(entry: string, directory: string): Promise<WorkerSource> {
  await runWranglerCommand(["deploy", entry, "--dry-run", "--outdir", directory], `${entry} could not be bundled`);
  return readBundle(directory, basename(entry, ".ts"));
}

/** Returns the modules of a worker that was bundled into this folder. */
function readBundle(directory: string, name: string): WorkerSource {
  const texts = readdirSync(directory).filter((file) => file.endsWith(".html"));
  return {
    modulesRoot: directory,
    modules: [
      { type: "ESModule", path: join(directory, `${name}.js`) },
      ...texts.map((file) => ({ type: "Text" as const, path: join(directory, file) })),
    ],
  };
}

/** Returns the bundled site. Bundling takes five seconds of processor time. */
export async function prepareWorker(): Promise<WorkerSource> {
  const folder = await prepareFiles("worker", { folders: ["worker", "dist/server"] }, async (created) => {
    await bundleWorker("worker/index.ts", created);
  });
  return readBundle(folder, "index");
}

/**
 * Returns Miniflare options with the bindings of this site, for the given worker or an empty one.
 * @param settings further settings, such as secrets
 */
export function miniflareOptions(source?: WorkerSource, settings: Record<string, string> = {}) {
  return convertV4MiniflareOptions({
    ...(source ?? { modules: true as const, script: "export default { fetch: () => new Response() }" }),
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["nodejs_compat"],
    d1Databases: ["DB"],
    r2Buckets: ["IMAGES", "BACKUPS"],
    ratelimits: Object.fromEntries(
      [
        "CHECK_LIMITER",
        "EVENT_LIMITER",
        "SIGN_IN_LIMITER",
        "ENQUIRY_LIMITER",
        "READ_LIMITER",
        "QUERY_LIMITER",
        "ACCOUNT_LIMITER",
      ].map((name) => [name, { namespace_id: name, simple: { limit: 1000, period: 60 as const } }]),
    ),
    bindings: {
      ENVIRONMENT: "development",
      SITE_ORIGIN: "http://localhost",
      TOKEN_KEY: "a key that is for these tests alone",
      ...settings,
    },
    handleStructuredLogs: () => undefined,
  });
}
