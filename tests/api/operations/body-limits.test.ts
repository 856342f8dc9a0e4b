import { afterEach, describe, expect, it, vi } from "vitest";
import type { Bindings } from "#worker/bindings.ts";
import { readAllTables, storeSignedIn } from "../../support/accounts.ts";
import { type DescribedEndpoint, describedEndpoints, unknownId } from "../../support/endpoints.ts";
import { storeProperty } from "../../support/properties.ts";
import { sendWith } from "../../support/public-client.ts";

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
  const response = await sendWith(bindings ?? {}, path, { method, headers, body });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const apiPath = (path: string) => `/api/v1${path}`;
/** Returns the path of an endpoint with the query that it requires: without it, the endpoint refuses before it reads a body. */
const acceptedPath = ({ name, examplePath }: DescribedEndpoint) =>
  apiPath(examplePath) + (name === "putShareImage" ? `?image=${unknownId}` : "");
const withBody = describedEndpoints.filter(({ contentType }) => contentType !== undefined);
/** Passwords are hashed by few at once, so a test must not depend on their limits. */
const unlimited = { limit: async () => ({ success: true }) } as RateLimit;
const bindings = {
  READ_LIMITER: unlimited,
  CHECK_LIMITER: unlimited,
  SIGN_IN_LIMITER: unlimited,
  EVENT_LIMITER: unlimited,
};

afterEach(() => void vi.restoreAllMocks());

/** Signs a super admin in. Returns a function that sends a body of a size to an endpoint. */
async function createSender() {
  const { token } = await storeSignedIn({ role: "super_admin" });
  return async (call: DescribedEndpoint, size: number, length?: number) => {
    const { stream, sent } = streamedBody(size);
    const { method, contentType } = call;
    const answer = await sendStream(acceptedPath(call), stream, { method, contentType, token, length, bindings });
    return { ...answer, received: sent.bytes };
  };
}

describe("a body", () => {
  it("over the limit of its endpoint is a 413, is not received to its end and changes nothing", async () => {
    const send = await createSender();
    const before = await readAllTables();
    const wrong: string[] = [];
    for (const call of withBody) {
      for (const more of [1, 1 + 4 * chunkBytes]) {
        const { status, text, received } = await send(call, call.maxBodyBytes + more);
        const isRefused = status === 413 && /^\{"detail":"The request must be at most \d+ [kM]B"\}$/.test(text);
        if (!isRefused || received > call.maxBodyBytes + chunkBytes) wrong.push(`${call.name}: ${status}, ${received}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(await readAllTables()).toBe(before);
  });

  it("of exactly the limit of its endpoint is accepted", async () => {
    const wrong: string[] = [];
    for (const call of withBody) {
      // Some of them end the session.
      const send = await createSender();
      const { status } = await send(call, call.maxBodyBytes);
      if ([401, 413].includes(status) || status >= 500) wrong.push(`${call.name}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  it("that states more than the limit of its endpoint is not received at all", async () => {
    const send = await createSender();
    const wrong: string[] = [];
    for (const call of describedEndpoints.filter(({ method }) => method !== "GET")) {
      const size = call.maxBodyBytes + 1;
      const { status, headers, received } = await send(call, size, size);
      const answer = [status, headers.get("cache-control"), received].join();
      if (answer !== "413,no-store,0") wrong.push(`${call.name}: ${answer}`);
    }
    expect(wrong).toEqual([]);
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
