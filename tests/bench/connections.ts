import { mkdtempSync, readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleWorker } from "../support/bundled-worker.ts";
import { addProperties, type BenchDatabase, createDatabase } from "./bench-database.ts";
import type { Report } from "./report.ts";

const listings = 10_000;
const connections = 16;
const requestsPerRound = 400;
const rounds = 9;

const reads = [
  { name: "list", path: "/api/v1/public/rent/properties?view=card" },
  { name: "filter", path: "/api/v1/public/rent/properties?property_type=House&sort=price-low&view=card" },
  { name: "search", path: "/api/v1/public/properties?q=sinkor+tank&view=card" },
  { name: "detail", path: "/api/v1/public/properties/" },
];
const maxRatio = 1.6;

/** Pages and the calls of the API that return their data. */
const pages = [
  { name: "home", path: "/", call: "/api/v1/public/properties?limit=6&view=card" },
  { name: "list page", path: "/rent", call: "/api/v1/public/rent/properties?view=card" },
];
const maxPageRatio = 1.5;

/** A served worker, and the process that runs it with its database. */
interface Site {
  origin: URL;
  process: number;
}

/**
 * Compares sixteen connections with the baseline worker, and pages with their API calls. With all connections in use, the
 * time of a request is the time of the processor, which other programs on the machine disturb least; the time on the
 * clock is printed next to it. Never fails: timings are noisy, so each line shows the lowest and the highest round.
 */
export async function compareConnections(report: Report): Promise<void> {
  if (process.platform !== "linux") {
    report.heading("Connections: not measured, because processor times are read from /proc");
    return;
  }
  const out = mkdtempSync(join(tmpdir(), "bench-"));
  const ours = await createDatabase(await bundleWorker("worker/index.ts", join(out, "site")));
  const site = await findSite(ours, []);
  const bare = await createDatabase(await bundleWorker("tests/bench/baseline-worker.ts", join(out, "floor")));
  const floor = await findSite(bare, [site.process]);
  try {
    await addProperties(ours.db, 0, listings);
    await addProperties(bare.db, 0, listings);
    const row = await ours.db.prepare("SELECT uuid FROM properties WHERE n = 500").first<{ uuid: string }>();
    const line = async (name: string, one: Load, other: Load, limit: number) => {
      const { processor, clock } = await compare(one, other);
      report.line(name, [summarize(processor), `clock ${summarize(clock)}`], `${limit}x`);
    };
    const load = (target: Site, path: string): Load => ({ url: new URL(path, target.origin), process: target.process });
    report.heading(`Processor time per request of ${connections} connections against the floor, ${listings} listings`);
    for (const { name, path } of reads) {
      const address = path.endsWith("/") ? path + row?.uuid : path;
      await line(name, load(site, address), load(floor, "/list"), maxRatio);
    }
    report.heading("Processor time per page against its API call");
    for (const { name, path, call } of pages) {
      await line(name, load(site, path), load(site, call), maxPageRatio);
    }
  } finally {
    await ours.mf.dispose();
    await bare.mf.dispose();
  }
}

/** Finds the process of a database that was just created. */
async function findSite({ mf }: BenchDatabase, others: number[]): Promise<Site> {
  const origin = await mf.ready;
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ").map(Number);
  const own = children.find(
    (id) => !others.includes(id) && readFileSync(`/proc/${id}/comm`, "utf8").includes("workerd"),
  );
  if (!own) throw new Error("The process of the worker was not found");
  return { origin, process: own };
}

/** The address that a round requests, each time with another value of an unknown parameter. */
interface Load {
  url: URL;
  process: number;
}

/** Ratios of each round, lowest first. */
interface Ratios {
  processor: number[];
  clock: number[];
}

const summarize = (ratios: number[]) =>
  `${ratios[Math.floor(ratios.length / 2)]?.toFixed(2)}x (${ratios[0]?.toFixed(2)}–${ratios.at(-1)?.toFixed(2)})`;

/** Compares two loads in rounds that alternate. The first round warms up. */
async function compare(one: Load, other: Load): Promise<Ratios> {
  const ratios: Ratios = { processor: [], clock: [] };
  for (let round = 0; round <= rounds; round++) {
    const [time, otherTime] = [await timeOf(one), await timeOf(other)];
    if (round === 0) continue;
    ratios.processor.push(time.processor / otherTime.processor);
    ratios.clock.push(time.clock / otherTime.clock);
  }
  for (const list of Object.values(ratios)) list.sort((a: number, b: number) => a - b);
  return ratios;
}

let requestNumber = 0;

async function timeOf({ url, process: id }: Load) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const [started, usedBefore] = [performance.now(), processorTicks(id)];
  let left = requestsPerRound;
  const connection = async () => {
    while (left-- > 0) {
      requestNumber += 1;
      url.searchParams.set("round", String(requestNumber));
      await request(url.href, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { clock: performance.now() - started, processor: processorTicks(id) - usedBefore };
}

/** Returns the processor time of a process and its threads, in hundredths of a second. */
function processorTicks(id: number): number {
  const fields = readFileSync(`/proc/${id}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** The client of Node costs less than fetch, and both sides pay for it. */
function request(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} responded with ${response.statusCode}`));
      response.resume().on("end", resolve).on("error", reject);
    }).on("error", reject);
  });
}
