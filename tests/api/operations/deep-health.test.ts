import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { DeepHealthResponse, HealthCheck } from "#contract/http/health.ts";
import type { Bindings } from "#worker/bindings.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

const path = "/health/deep";
const MONITOR_KEY = "a monitoring key with 32 characters".replaceAll(" ", "-");
const call = (token: string | undefined, bindings: Partial<Bindings> = {}) =>
  callApi<DeepHealthResponse>(path, { token, bindings: { MONITOR_KEY, ...bindings } });
const checkOf = (body: DeepHealthResponse, name: string): HealthCheck | undefined =>
  body.checks.find((check) => check.name === name);

describe("the deep health endpoint", () => {
  beforeEach(async () => {
    await env.BACKUPS.put("database/2026-03-02.sql", "x");
    await runSchedule(env);
  });

  it("runs every check, with the age of what it checked", async () => {
    const { status, body, headers } = await call(MONITOR_KEY);
    expect(body.checks.filter(({ ok }) => !ok)).toEqual([]);
    expect([status, body.status, headers.get("cache-control")]).toEqual([200, "ok", "no-store"]);
    expect(body.checks.map(({ name }) => name).join(" ")).toBe(
      "secrets database database-size images backups schedule database-backup image-backup spool outbox alarms content-policy",
    );
    for (const name of ["schedule", "database-backup"]) expect(checkOf(body, name)?.age_seconds).toBeLessThan(60);
  });

  it("leaves no probe behind", async () => {
    await call(MONITOR_KEY);
    expect((await env.IMAGES.list({ prefix: "state/probe" })).objects).toEqual([]);
  });

  it("is open to admins and to the monitoring key only", async () => {
    expect((await call((await storeSignedIn({ role: "admin" })).token)).status).toBe(200);
    expect((await call((await storeSignedIn()).token)).status).toBe(403);
    for (const token of [undefined, `${MONITOR_KEY}x`, MONITOR_KEY.slice(0, -1)])
      expect((await call(token)).status).toBe(401);
  });

  it("never accepts a missing or short monitoring key", async () => {
    for (const key of [undefined, "", "short-key"])
      expect((await call(key || "undefined", { MONITOR_KEY: key })).status).toBe(401);
    expect((await call("short-key", { MONITOR_KEY: "short-key" })).status).toBe(401);
  });

  it("responds to the monitor without any store: a check that throws is a failed check", async () => {
    const { status, body } = await call(MONITOR_KEY, {
      DB: unavailableDatabase,
      IMAGES: unavailableImages,
      BACKUPS: unavailableImages,
    });
    expect([status, body.status]).toEqual([503, "degraded"]);
    expect(body.checks.filter(({ ok }) => ok).map(({ name }) => name)).toEqual(["secrets"]);
    expect(checkOf(body, "images")?.detail).toBe("images: unavailable");
  });
});
