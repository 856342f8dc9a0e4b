import { Miniflare } from "miniflare";
import { miniflareOptions, type WorkerSource } from "../support/bundled-worker.ts";

/** The site as a process of its own, so that it can be killed: prints its address when it answers. */
const [source = "", resourcePersistencePath] = process.argv.slice(2);
const site = new Miniflare({ ...miniflareOptions(JSON.parse(source) as WorkerSource), resourcePersistencePath });
console.log(String(await site.ready));
