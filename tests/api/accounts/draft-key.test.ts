import { expect, it } from "vitest";
import type { DraftKeyResponse } from "#contract/accounts/account-responses.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";

const readKey = (token?: string) => callApi<DraftKeyResponse>("/draft-key", { token });

it.each(["admin", "super_admin"] as const)("gives a %s the same 256-bit key, each account another", async (role) => {
  const [own, other] = [await storeSignedIn({ role }), await storeSignedIn({ role })];
  const first = await readKey(own.token);
  expect(first.status).toBe(200);
  expect(atob(first.body.data.key)).toHaveLength(32);
  expect((await readKey(own.token)).body).toEqual(first.body);
  expect((await readKey(other.token)).body.data.key).not.toBe(first.body.data.key);
});

it("is not available without the secret that it is derived from", async () => {
  const { token } = await storeSignedIn({ role: "admin" });
  expect((await callApi("/draft-key", { token, bindings: { TOKEN_KEY: undefined } })).status).toBe(503);
});
