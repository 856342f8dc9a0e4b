import { apiPrefix, type Endpoint, endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { hasSession } from "../session/has-session.ts";
import { ApiError, NetworkError } from "./api-error.ts";
import { identification } from "./identification.ts";

const timeLimit = 20_000;

/** Visitors without a session never load the code that authenticates a request. */
async function call(path: string, init: RequestInit, isAnonymous?: boolean): Promise<unknown> {
  if (isAnonymous || !hasSession()) return send(path, init);
  const { sendAuthenticated } = await import("../session/send-authenticated.ts").catch((cause) => {
    throw new NetworkError(cause);
  });
  return sendAuthenticated(path, init, send);
}

async function send(path: string, init: RequestInit, onHeaders?: (headers: Headers) => void): Promise<unknown> {
  const { status, statusText, ok, headers, text } = await fetchText(path, init);
  onHeaders?.(headers);
  const body = parseJson(text);
  if (!ok) throw new ApiError(status, statusText, body ?? text, headers.get("retry-after"));
  // The login page of a mobile network also has status 200.
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

/**
 * Reads an endpoint.
 * @param key its path below `/api/v1` with its query
 * @throws ApiError or NetworkError
 */
export function apiGet(key: string): Promise<unknown> {
  return call(key, {});
}

export interface SendOptions {
  /** Values of the `:name` parts of the endpoint's path. */
  params?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** The server handles repeated requests with the same key once. */
  idempotencyKey?: string;
  /** The browser finishes the request even if the page closes. */
  keepalive?: boolean;
  /** Sent without the session of the person who is signed in. */
  isAnonymous?: boolean;
}

/**
 * Calls an endpoint that changes something, and returns the parsed response.
 * @throws ApiError or NetworkError
 */
export function apiSend(endpoint: Endpoint, options: SendOptions = {}): Promise<unknown> {
  const { params, body, idempotencyKey, keepalive, isAnonymous } = options;
  const init = {
    method: endpoint.method,
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    keepalive,
  };
  return call(endpointPath(endpoint, params), init, isAnonymous);
}
