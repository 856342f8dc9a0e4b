import type { Api, Route } from "#contract/endpoints/all-endpoints.ts";
import { apiPrefix, endpointPath, routeMethod } from "#contract/http/api-path.ts";
import type { ResponseOf, SentBody, SentParams } from "#contract/http/endpoint-types.ts";
import { hasSession } from "../session/has-session.ts";
import { ApiError, NetworkError } from "./api-error.ts";
import type { EndpointKey } from "./endpoint-key.ts";
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
 * @throws ApiError or NetworkError
 */
export function apiGet<Data>(key: EndpointKey<Data>): Promise<Data> {
  // The server is the other half of this program, and its tests check each response with the schema of the endpoint.
  return call(key, {}) as Promise<Data>;
}

interface SendExtras {
  /** The server handles repeated requests with the same key once. */
  idempotencyKey?: string;
  /** The browser finishes the request even if the page closes. */
  keepalive?: boolean;
  /** Sent without the session of the person who is signed in. */
  isAnonymous?: boolean;
}

/** The values of the `:name` parts of the endpoint's path, and what is sent as JSON; each only if the endpoint has it. */
type SentParts<E extends Api[Route]> = ([keyof SentParams<E>] extends [never]
  ? { params?: undefined }
  : { params: SentParams<E> }) &
  ([SentBody<E>] extends [undefined] ? { body?: undefined } : { body: SentBody<E> });
type SendOptions<E extends Api[Route]> = SendExtras & SentParts<E>;
type SendArguments<E extends Api[Route]> =
  object extends SentParts<E> ? [options?: SendOptions<E>] : [options: SendOptions<E>];

/**
 * Calls an endpoint that changes something, and returns its response.
 * @throws ApiError or NetworkError
 */
export function apiSend<R extends Route>(route: R, ...[options]: SendArguments<Api[R]>): Promise<ResponseOf<Api[R]>> {
  const {
    params,
    body,
    idempotencyKey,
    keepalive,
    isAnonymous,
  }: SendExtras & { params?: Record<string, string>; body?: unknown } = options ?? {};
  const init = {
    method: routeMethod(route),
    headers: {
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(idempotencyKey && { "Idempotency-Key": idempotencyKey }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    keepalive,
  };
  return call(endpointPath(route, params), init, isAnonymous) as Promise<ResponseOf<Api[R]>>;
}
