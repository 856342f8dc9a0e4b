import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { WantReceipt } from "#contract/wants/want.ts";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { origin } from "../../support/public-client.ts";
import { deviceKeys } from "../../support/push/device-keys.ts";

let address = 0;
export const subscription = (name: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: deviceKeys,
});

/** Returns a client of a site with some bindings, which waits for what happens after a response. */
export const createWantsSite = (bindings: () => Partial<Bindings>, token?: () => string) =>
  async function call<T = WantReceipt>(path: string, body?: unknown, method = body === undefined ? "GET" : "POST") {
    address += 1;
    const context = createExecutionContext();
    const response = await createApp().fetch(
      new Request(`${origin}/api/v1${path}`, {
        method,
        headers: {
          "content-type": "application/json",
          "cf-connecting-ip": `10.8.${address >> 8}.${address & 255}`,
          ...(token && { authorization: `Bearer ${token()}` }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
      { ...env, ...bindings() },
      context,
    );
    const text = await response.text();
    await waitOnExecutionContext(context);
    return { status: response.status, body: (text ? JSON.parse(text) : undefined) as T };
  };

export const secretOf = (url: string | null | undefined) => url?.split("/wants/")[1] ?? "";
