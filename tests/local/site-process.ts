import { Miniflare } from "miniflare";
import { miniflareOptions, type WorkerSource } from "../support/bundled-worker.ts";

/** Runs the site in its own process, so that a test can kill it, and prints its URL when it is ready. */
const [source = "", resourcePersistencePath, settings = "{}"] = process.argv.slice(2);
const site = new Miniflare({
  ...miniflareOptions(JSON.parse(source) as WorkerSource, JSON.parse(settings) as Record<string, string>),
  resourcePersistencePath,
  // A request to /cdn-cgi/local/scheduled runs the schedule.
  unsafeTriggerHandlers: true,
});
console.log(String(await site.ready));
