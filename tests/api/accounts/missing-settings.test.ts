import { describe, expect, it } from "vitest";
import { callApi, password } from "../../support/accounts.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";

const registration = { username: "ma_kebbeh", email: "Kebbeh@Example.org", password };
const users = () => queryRows("SELECT * FROM users ORDER BY created_at");

describe("without a setting or the database", () => {
  const body = { email: "a@example.org", password };

  it.each(["/login", "/register"])("%s responds 503 without the token key", async (path) => {
    for (const TOKEN_KEY of [undefined, "short"]) {
      const request = { body: { ...registration, ...body }, bindings: { TOKEN_KEY, ENVIRONMENT: "production" } };
      expect((await callApi(path, request)).status).toBe(503);
    }
    expect(await users()).toEqual([]);
  });

  it.each(["/login", "/register", "/auth/refresh"])("%s responds 503 without the database", async (path) => {
    const request = { body: { ...registration, ...body, refreshToken: "rt_x" }, bindings: { DB: unavailableDatabase } };
    const response = await callApi(path, request);
    expect(response.status).toBe(503);
    expect(response.headers.get("retry-after")).not.toBeNull();
  });

  it("does not reveal which setting is missing", async () => {
    const { text } = await callApi("/login", { body, bindings: { TOKEN_KEY: undefined } });
    expect(text).not.toMatch(/TOKEN_KEY|secret|key/i);
  });
});
