import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { convertV4MiniflareOptions } from "miniflare";
import { runWranglerCommand } from "../../migrations/wrangler.ts";

/** The modules of a bundled worker; the entry is first. */
export interface WorkerSource {
  modules: { type: "ESModule" | "Text"; path: string }[];
  modulesRoot: string;
}

/** Bundles a worker as a deployment does. */
export async function bundleWorker(entry: string, directory: string): Promise<WorkerSource> {
  await runWranglerCommand(["deploy", entry, "--dry-run", "--outdir", directory], `${entry} could not be bundled`);
  const texts = readdirSync(directory).filter((name) => name.endsWith(".html"));
  return {
    modulesRoot: directory,
    modules: [
      { type: "ESModule", path: join(directory, basename(entry, ".ts").concat(".js")) },
      ...texts.map((name) => ({ type: "Text" as const, path: join(directory, name) })),
    ],
  };
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
