import { describe, expect, it } from "vitest";
import { callApi, password, signIn, storeUser } from "../../support/accounts.ts";
import { stopClock } from "../../support/clocks/stopped-clock.ts";
import { firstRow, queryRows, runSql } from "../../support/storage/rows.ts";

stopClock();

const users = () => queryRows("SELECT * FROM users ORDER BY created_at");

describe("signing in", () => {
  it("ignores case in the e-mail address but not in the password", async () => {
    const { email } = await storeUser();
    expect((await callApi("/login", { body: { email: ` ${email.toUpperCase()} `, password } })).status).toBe(200);
    expect((await callApi("/login", { body: { email, password: ` ${password}` } })).status).toBe(401);
    expect((await callApi("/login", { body: { email, password: password.toLowerCase() } })).status).toBe(401);
  });

  it("fails for an unknown address exactly as for a wrong password", async () => {
    const { email } = await storeUser({ email: "person@example.org" });
    const responses = [];
    for (const body of [
      { email, password: "Wrong-tree-7" },
      { email: "unknown@example.org", password: "Wrong-tree-7" },
      { email, password: "x".repeat(500) },
      { email: "unknown@example.org", password: "x".repeat(500) },
    ]) {
      const { status, text, headers } = await callApi("/login", { body });
      headers.delete("x-request-id");
      responses.push(JSON.stringify([status, text, [...headers]]));
    }
    expect(new Set(responses).size).toBe(1);
    expect(responses[0]).toContain("Invalid email or password.");
    expect(responses[0]).toContain("401");
  });

  it.each([
    [{ email: "x", password: "y" }, "email", "Please enter a valid email address"],
    [{ email: "a@example.org" }, "password", "Password is required"],
    [{ email: "a@example.org", password: "" }, "password", "Password is required"],
  ])("rejects %j with 422 and names the field", async (body, field, msg) => {
    const response = await callApi("/login", { body });
    expect(response.status).toBe(422);
    expect(response.body).toEqual({ detail: [{ loc: ["body", field], msg, type: expect.any(String) }] });
  });

  it("is rejected for a disabled account, which only the correct password reveals", async () => {
    const { email } = await storeUser({ disabled: true });
    expect((await callApi("/login", { body: { email, password } })).status).toBe(403);
    expect((await callApi("/login", { body: { email, password: "Wrong-tree-7" } })).status).toBe(401);
  });

  it("is delayed after five failures, only for that account and IP address", async () => {
    const { email } = await storeUser();
    const failSignIn = (address: string) => callApi("/login", { body: { email, password: "Wrong-tree-7" }, address });
    for (let i = 0; i < 5; i++) expect((await failSignIn("10.9.0.4")).status).toBe(401);
    const delayed = await callApi("/login", { body: { email, password }, address: "10.9.0.4" });
    expect(delayed.status).toBe(429);
    const delay = Number(delayed.headers.get("retry-after"));
    expect(delay).toBeGreaterThan(0);
    expect(delay).toBeLessThanOrEqual(60);
    expect((await callApi("/login", { body: { email, password }, address: "10.9.0.5" })).status).toBe(200);
  });

  it("counts the addresses of one IPv6 network together", async () => {
    const { email } = await storeUser();
    const failSignIn = (address: string) => callApi("/login", { body: { email, password: "Wrong-tree-7" }, address });
    const addresses = [
      "2001:db8:7:1::1",
      "2001:db8:7:1::2",
      "2001:db8:7:1:a:b:c:d",
      "2001:db8:7:1:9::",
      "2001:db8:7:1::5",
    ];
    for (const address of addresses) expect((await failSignIn(address)).status).toBe(401);
    expect((await failSignIn("2001:db8:7:1::6")).status).toBe(429);
    for (const elsewhere of ["2001:db8:7:2::1", "2001:db8::7:1:0:0:1", "::1"]) {
      expect((await failSignIn(elsewhere)).status).toBe(401);
    }
  });

  it("doubles the delay with each failure, up to a maximum", async () => {
    const { email } = await storeUser();
    const failSignIn = () => callApi("/login", { body: { email, password: "Wrong-tree-7" }, address: "10.9.0.6" });
    const advanceTime = (seconds: number) =>
      runSql("UPDATE throttles SET ends_at = ends_at - ? WHERE count < 50", seconds);
    for (let i = 0; i < 5; i++) await failSignIn();
    const delays = [];
    for (let i = 0; i < 4; i++) {
      delays.push(Math.round(Number((await failSignIn()).headers.get("retry-after")) / 60));
      await advanceTime((delays.at(-1) as number) * 60);
      expect((await failSignIn()).status).toBe(401);
    }
    expect(delays).toEqual([1, 2, 4, 8]);
    await advanceTime(15 * 60);
    expect((await callApi("/login", { body: { email, password }, address: "10.9.0.6" })).status).toBe(200);
  });

  it("resets the failures after a success", async () => {
    const { email } = await storeUser();
    const sameAddress = { address: "10.9.0.7" };
    for (let i = 0; i < 4; i++) await callApi("/login", { body: { email, password: "Wrong-tree-7" }, ...sameAddress });
    expect((await callApi("/login", { body: { email, password }, ...sameAddress })).status).toBe(200);
    for (let i = 0; i < 4; i++) {
      expect((await callApi("/login", { body: { email, password: "Wrong-tree-7" }, ...sameAddress })).status).toBe(401);
    }
  });

  it("limits failures of one account from all IP addresses", async () => {
    const { email } = await storeUser();
    await callApi("/login", { body: { email, password: "Wrong-tree-7" } });
    await runSql("UPDATE throttles SET count = 50 WHERE ends_at % 3600 = 0");
    expect((await callApi("/login", { body: { email, password } })).status).toBe(429);
  });

  it("is a success or a 503 when many come at once, and a full queue counts for no failure", async () => {
    const { email } = await storeUser();
    const responses = await Promise.all(
      Array.from({ length: 30 }, () => callApi("/login", { body: { email, password } })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const rejected = responses.find(({ status }) => status === 503);
    expect(rejected?.headers.get("retry-after")).toBe("3");
    expect(await firstRow("SELECT sum(count) AS failures FROM throttles")).toEqual({ failures: 0 });
    expect((await callApi("/login", { body: { email, password } })).status).toBe(200);
  });

  it("hashes a password for an unknown address too, so that many of them fill the queue", async () => {
    const unknownEmails = Array.from({ length: 30 }, (_, index) => `stranger-${index}@example.org`);
    const responses = await Promise.all(unknownEmails.map((email) => callApi("/login", { body: { email, password } })));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401, 503]));
  });

  it("rehashes a password that was hashed with outdated parameters", async () => {
    const { email, id } = await storeUser();
    const outdatedHash = "$scrypt$ln=10,r=8,p=1$AU5KygvPZrx4BCmyPlb/hA$";
    const { scryptSync } = await import("node:crypto");
    const salt = Uint8Array.from(atob("AU5KygvPZrx4BCmyPlb/hA"), (sign) => sign.charCodeAt(0));
    const hash = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 });
    const stored = outdatedHash + btoa(String.fromCharCode(...hash)).replaceAll("=", "");
    await runSql("UPDATE users SET password_hash = ? WHERE id = ?", stored, id);
    await signIn(email);
    expect(await users()).toMatchObject([{ password_hash: expect.stringMatching(/^\$scrypt\$ln=4,r=8,p=1\$/) }]);
    await signIn(email);
  });
});
