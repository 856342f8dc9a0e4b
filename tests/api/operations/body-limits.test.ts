import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import type { Bindings } from "#worker/bindings.ts";
import { readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { type DescribedEndpoint, describedEndpoints, unknownId } from "../../support/endpoints.ts";
import { storeProperty } from "../../support/properties.ts";
import { origin } from "../../support/public-client.ts";

const chunkBytes = 64 * 1024;

/** Returns a body that is sent in chunks and without its length, and the number of bytes that were requested of it. */
function streamedBody(size: number, failsAtEnd = false) {
  const sent = { bytes: 0 };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (sent.bytes === size) {
          return failsAtEnd ? controller.error(new Error("Network connection lost.")) : controller.close();
        }
        const length = Math.min(chunkBytes, size - sent.bytes);
        sent.bytes += length;
        controller.enqueue(new Uint8Array(length).fill(32));
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, sent };
}

interface Options {
  method?: string;
  contentType?: string;
  length?: number;
  token?: string;
  bindings?: Partial<Bindings>;
}

async function sendStream(path: string, body: ReadableStream, options: Options = {}) {
  const { method = "POST", contentType = "application/json", length, token, bindings } = options;
  const headers = {
    "content-type": contentType,
    "cf-connecting-ip": "10.20.0.1",
    ...(length !== undefined && { "content-length": String(length) }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const request = new Request(origin + path, { method, headers, body });
  const response = await createApp().fetch(request, { ...env, ...bindings }, createExecutionContext());
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const apiPath = (path: string) => `/api/v1${path}`;
/** Returns the path of an endpoint with the query that it requires: without it, the endpoint refuses before it reads a body. */
const acceptedPath = ({ name, examplePath }: DescribedEndpoint) =>
  apiPath(examplePath) + (name === "putShareImage" ? `?image=${unknownId}` : "");
const byName = (endpoints: DescribedEndpoint[]) => endpoints.map((endpoint) => [endpoint.name, endpoint] as const);
const sending = describedEndpoints.filter(({ method }) => method !== "GET");
const withBody = describedEndpoints.filter(({ contentType }) => contentType !== undefined);
/** Passwords are hashed by few at once, so a test must not depend on their limits. */
const unlimited = { limit: async () => ({ success: true }) } as RateLimit;
const bindings = {
  READ_LIMITER: unlimited,
  CHECK_LIMITER: unlimited,
  SIGN_IN_LIMITER: unlimited,
  EVENT_LIMITER: unlimited,
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe("a body", () => {
  it.each(byName(withBody))(
    "one byte over the limit of %s is a 413 and is not received to its end",
    async (_, call) => {
      const { token } = await storeSignedIn({ role: "super_admin" });
      const before = await readAllTables();
      const { stream, sent } = streamedBody(call.maxBodyBytes + 1 + 4 * chunkBytes);
      const options = { method: call.method, contentType: call.contentType, token, bindings };
      const { status, text } = await sendStream(acceptedPath(call), stream, options);
      expect([status, text]).toEqual([
        413,
        expect.stringMatching(/^\{"detail":"The request must be at most \d+ [kM]B"\}$/),
      ]);
      expect(sent.bytes).toBeLessThanOrEqual(call.maxBodyBytes + chunkBytes);
      const exact = await sendStream(acceptedPath(call), streamedBody(call.maxBodyBytes + 1).stream, options);
      expect(exact.status).toBe(413);
      expect(await readAllTables()).toBe(before);
    },
  );

  it.each(byName(withBody))("of exactly the limit of %s is not a 413", async (_, call) => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const options = { method: call.method, contentType: call.contentType, token, bindings };
    const { status } = await sendStream(acceptedPath(call), streamedBody(call.maxBodyBytes).stream, options);
    expect(status).not.toBe(413);
    expect(status).toBeLessThan(500);
  });

  it.each(byName(sending))("that states more than the limit of %s is not received at all", async (_, call) => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const { stream, sent } = streamedBody(call.maxBodyBytes + 1);
    const options = { method: call.method, contentType: call.contentType, token, bindings };
    const length = call.maxBodyBytes + 1;
    const { status, headers } = await sendStream(apiPath(call.examplePath), stream, { ...options, length });
    expect([status, headers.get("cache-control"), sent.bytes]).toEqual([413, "no-store", 0]);
  });

  it("of 18 MB to the events call is never read", async () => {
    const { uuid } = await storeProperty();
    const path = apiPath(`/public/properties/${uuid}/events`);
    const size = 18 * 1024 * 1024;
    const { stream, sent } = streamedBody(size);
    expect((await sendStream(path, stream)).status).toBe(413);
    expect(sent.bytes).toBeLessThanOrEqual(chunkBytes);
    const exhausted = { EVENT_LIMITER: { limit: async () => ({ success: false }) } as RateLimit };
    const limited = streamedBody(size);
    expect((await sendStream(path, limited.stream, { bindings: exhausted })).status).toBe(204);
    expect(limited.sent.bytes).toBe(0);
  });

  it("that a call does not use is never received", async () => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const { stream, sent } = streamedBody(18 * 1024 * 1024);
    expect((await sendStream(apiPath(`/team/${unknownId}/approve`), stream, { token })).status).toBe(404);
    expect(sent.bytes).toBe(0);
  });

  it("of a visitor without a session is not received by a call that needs one", async () => {
    const { stream, sent } = streamedBody(chunkBytes);
    expect((await sendStream(apiPath("/import/properties"), stream)).status).toBe(401);
    expect(sent.bytes).toBe(0);
  });
});

describe("a client that closes the connection while it sends", () => {
  it.each([
    ["an enquiry", "/api/v1/public/contact-us/general", "POST", "application/json"],
    ["an event", `/api/v1/public/properties/${unknownId}/events`, "POST", "application/json"],
    ["a login", "/api/v1/login", "POST", "application/json"],
    ["an upload", `/api/v1/uploads/${unknownId}`, "PUT", "image/png"],
    ["a new property", "/api/v1/create/buy/property", "POST", "multipart/form-data; boundary=x"],
    ["a form without a script", "/contact", "POST", "application/x-www-form-urlencoded"],
  ])("with %s is no failure of the site", async (_, path, method, contentType) => {
    const { token } = await storeSignedIn({ role: "super_admin" });
    const errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const infos = vi.spyOn(console, "info").mockImplementation(() => undefined);
    const { status } = await sendStream(path, streamedBody(100, true).stream, { method, contentType, token });
    expect(status).toBe(400);
    expect(errors).not.toHaveBeenCalled();
    expect(infos.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      {
        id: expect.any(String),
        info: "The client closed the connection while sending",
        cause: "Network connection lost.",
      },
    ]);
  });
});
