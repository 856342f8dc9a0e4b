import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { batch } from "#worker/db/query.ts";
import { insertWant } from "#worker/modules/wants/wants.repository.ts";
import { createVapidKey } from "../../../migrations/deployment-secrets.ts";
import { adminToken, createKillableSite, type RunningSite } from "../../local/killable-site.ts";
import { buildPng } from "../../support/images.ts";
import { startPushService } from "../../support/push/push-service.ts";

const kills = 20;
/** Owners whom one home concerns. */
const owners = { perKill: 12, ofOneHome: 100 };
const others = 10_000;
/** Other wants for the same place. */
const copies = 250;
/** Messages under way when the worker is killed are marked as told before they are, so that none is told twice. */
const sentAtOnce = 5;

let service: Awaited<ReturnType<typeof startPushService>>;
let site: Awaited<ReturnType<typeof createKillableSite>>;

beforeAll(async () => {
  service = await startPushService();
  site = await createKillableSite({ VAPID_KEY: createVapidKey() });
  const wants = [
    ...Array.from({ length: others / copies }, (_, n) => ({ name: `other-${n}`, area: `Elsewhere ${n}`, push: false })),
    ...Array.from({ length: owners.ofOneHome }, (_, n) => ({ name: `first-${n}`, area: "Sinkor", push: true })),
    ...Array.from({ length: kills * owners.perKill }, (_, n) => ({
      name: `killed-${n}`,
      area: `Quarter ${n % kills}`,
      push: true,
    })),
  ];
  const { db, close } = await site.open();
  for (let from = 0; from < wants.length; from += 40)
    await batch(
      db,
      ...wants.slice(from, from + 40).flatMap(({ name, area, push }) => {
        const { endpoint, keys } = push ? service.subscribe(name) : {};
        const want = {
          id: crypto.randomUUID(),
          secret_hash: name,
          kind: "rent",
          label: name,
          status: "active",
        } as const;
        const channel = push ? "push" : "whatsapp";
        return insertWant({ ...want, channel, filters: { area: [area] }, endpoint, ...keys }, new Date());
      }),
    );
  // Statement by statement, 10,000 take ten minutes.
  await db.batch([
    db.prepare(`INSERT INTO wants (id, secret_hash, kind, filters, label, channel, status, created_at, changed_at, ends_at)
      WITH RECURSIVE copy(c) AS (SELECT 2 UNION ALL SELECT c + 1 FROM copy WHERE c < ${copies})
      SELECT id || c, secret_hash || ' ' || c, kind, filters, label, channel, status, created_at, changed_at, ends_at
      FROM wants, copy WHERE channel = 'whatsapp'`),
    db.prepare(`INSERT INTO want_places
      SELECT copied.n, place.kind, type_key, place_key, max_price_cents, min_price_cents, min_bedrooms, max_bedrooms
      FROM wants AS copied JOIN wants AS one ON one.label = copied.label AND one.n < copied.n
      JOIN want_places AS place ON place.want_n = one.n WHERE copied.id LIKE one.id || '%'`),
  ]);
  await close();
}, 600_000);
beforeEach(() => {
  service.received.length = 0;
  service.respondWith(() => 201);
});
afterAll(async () => {
  await service.close();
  await site.remove();
});

async function call(url: string, method: string, body: BodyInit, type: string) {
  const headers = { authorization: `Bearer ${adminToken}`, "content-type": type };
  const response = await fetch(url, { method, body, headers });
  expect([200, 201, 204], await response.clone().text()).toContain(response.status);
}

async function publish({ origin }: RunningSite, area: string): Promise<void> {
  const upload = crypto.randomUUID();
  await call(`${origin}/api/v1/uploads/${upload}`, "PUT", buildPng(), "image/png");
  const home = {
    title: `House in ${area}`,
    description: "Quiet.",
    monthly_rent: "900",
    property_type: "House",
    address: `1 ${area} Road`,
    area,
    city: "Monrovia",
    state: "Montserrado",
    postal_code: "1000",
    country: "Liberia",
    uploads: [upload],
  };
  await call(`${origin}/api/v1/create/rent/property`, "POST", JSON.stringify(home), "application/json");
}

/** Runs the schedule of a minute at noon, because no one is told at night. It tells all before it answers. */
async function runAtNoon({ origin }: RunningSite): Promise<void> {
  const time = new Date().setUTCHours(12, 0, 0, 0);
  const response = await fetch(`${origin}/cdn-cgi/local/scheduled?time=${time}&cron=*+*+*+*+*`);
  expect(response.status, await response.text()).toBe(200);
}

it("a home that one hundred of 10,000 wants look for reaches 95 of them within a minute", async () => {
  const running = await site.start();
  const published = Date.now();
  await publish(running, "Sinkor");
  await runAtNoon(running);
  await running.kill();
  const times = service.received.map(({ at }) => at - published).sort((one, other) => one - other);
  expect(new Set(service.received.map(({ to }) => to)).size).toBe(owners.ofOneHome);
  expect(times).toHaveLength(owners.ofOneHome);
  const p95 = times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY;
  console.log(`From Publish to the push service, the schedule run at once: median ${times[50]} ms, p95 ${p95} ms`);
  expect(p95).toBeLessThan(60_000);
}, 300_000);

it("over twenty kills, no one is told of a home twice, and only messages under way are missing", async () => {
  let missing = 0;
  for (let kill = 0; kill < kills; kill++) {
    const first = await site.start();
    let killed: Promise<void> | undefined;
    let left = kill % owners.perKill;
    service.respondWith(() => {
      if (left-- <= 0) killed ??= first.kill();
      return 201;
    });
    await publish(first, `Quarter ${kill}`);
    // It fails when the site is killed.
    await runAtNoon(first).catch(() => killed ?? Promise.reject(new Error("The site failed by itself")));
    await killed;
    service.respondWith(() => 201);
    const second = await site.start();
    await runAtNoon(second);
    await runAtNoon(second);
    await second.kill();
    const told = service.received.map(({ to }) => to).filter((name) => Number(name.split("-")[1]) % kills === kill);
    expect(new Set(told).size, `kill ${kill}`).toBe(told.length);
    expect(told.length, `kill ${kill}`).toBeGreaterThanOrEqual(owners.perKill - sentAtOnce);
    missing += owners.perKill - told.length;
  }
  console.log(`${kills} kills: ${missing} of ${kills * owners.perKill} messages were under way and are not repeated`);
}, 900_000);
