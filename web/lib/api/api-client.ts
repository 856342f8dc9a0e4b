import { apiPrefix, type Endpoint, endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { hasSession } from "../session/has-session.ts";
import { ApiError, NetworkError } from "./api-error.ts";

const timeLimit = 20_000;

/** The three identification headers and the listings' user type (ruling 29); the server trusts none of them. */
function identification(path: string): Record<string, string> {
  const own = { accept: "application/json", "X-User": "visitor", "X-Auth": "none", "X-Api": "v1" };
  return path.startsWith("/public/") ? { ...own, "X-User-Type": "public" } : own;
}

/** With a session the call is made in its name, by code that visitors without one never load. */
async function call(path: string, init: RequestInit): Promise<unknown> {
  if (!hasSession()) return send(path, init);
  const { sendAuthenticated: callAs } = await import("../session/send-authenticated.ts").catch((cause) => {
    throw new NetworkError(cause);
  });
  return callAs(path, init, send);
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const { status, statusText, ok, headers, text } = await fetchText(path, init);
  const body = parseJson(text);
  if (!ok) throw new ApiError(status, statusText, body ?? text, headers.get("retry-after"));
  // A page of the mobile network in place of our answer also says 200.
  if (body === undefined && text.trim() !== "") throw new NetworkError();
  return body;
}

async function fetchText(path: string, init: RequestInit) {
  try {
    const response = await fetch(apiPrefix + path, {
      ...init,
      headers: { ...identification(path), ...init.headers },
      signal: init.signal ?? AbortSignal.timeout?.(timeLimit),
    });
    const { status, statusText, ok, headers } = response;
    return { status, statusText, ok, headers, text: await response.text() };
  } catch (cause) {
    throw new NetworkError(cause);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an endpoint; `key` is its path below `/api/v1` with its query. Throws ApiError or NetworkError. */
export function apiGet(key: string): Promise<unknown> {
  return call(key, {});
}

export interface SendOptions {
  /** Fills the `:name` parts of the endpoint's path. */
  params?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** So that a repeated submission has one effect. */
  idempotencyKey?: string;
  /** The call outlives the page. */
  keepalive?: boolean;
}

/** Calls an endpoint that changes something. Throws ApiError or NetworkError. */
export function apiSend(endpoint: Endpoint, options: SendOptions = {}): Promise<unknown> {
  const { params, body, idempotencyKey, keepalive } = options;
  return call(endpointPath(endpoint, params), {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    keepalive,
  });
}
