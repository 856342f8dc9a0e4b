import { describe, expect, it } from "vitest";
import type { SelfTestResponse } from "#contract/admin/self-test.ts";
import { selfTestNames } from "#contract/admin/self-test-names.ts";
import { callApi, readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { unavailableImages } from "../../support/stores/unavailable-stores.ts";

const run = (token: string, test: string, bindings = {}) =>
  callApi<SelfTestResponse>("/self-test", { token, body: { test }, bindings });

describe("a self-test", () => {
  it("passes on a working site and changes nothing", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const before = await readAllTables();
    for (const test of selfTestNames) {
      const { status, body } = await run(token, test);
      expect([status, body], test).toEqual([200, { ok: true, ms: expect.any(Number), checks: expect.any(Array) }]);
      expect(body.checks.length, test).toBeGreaterThan(0);
      for (const check of body.checks) expect(check, test).toMatchObject({ ok: true, name: expect.any(String) });
    }
    expect(await readAllTables()).toBe(before);
    expect((await run(token, "everything")).status).toBe(422);
  });

  it("reports which check failed", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const { status, body } = await run(token, "backend", { IMAGES: unavailableImages });
    expect(status).toBe(200);
    expect(body.ok).toBe(false);
    expect(body.checks.map(({ name, ok }) => [name, ok])).toEqual([
      ["Database", true],
      ["Image store", false],
    ]);
  });

  it("of the environment names missing settings and never shows a value", async () => {
    const { token } = await storeSignedIn({ role: "admin" });
    const secret = "a key that must never be seen by anybody at all";
    const { text } = await run(token, "environment", { TOKEN_KEY: secret, SETUP_CODE: secret });
    expect(text).not.toContain(secret);
    const { body } = await run(token, "environment", {
      TOKEN_KEY: undefined,
      ADMIN_SIGNUP: "open",
      ENVIRONMENT: "production",
    });
    expect(body.checks.filter(({ ok }) => !ok).map(({ name }) => name)).toEqual([
      "SITE_ORIGIN",
      "ADMIN_SIGNUP",
      "TOKEN_KEY",
    ]);
  });
});
