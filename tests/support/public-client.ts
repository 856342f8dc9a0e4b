import { createExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import type { Bindings } from "#worker/bindings.ts";
import { checkResponse } from "./check-response.ts";
import { sharedApp } from "./shared-app.ts";

export const origin = "http://localhost:8787";

/** Sends a request to the worker. */
export function send(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(origin + path, init));
}

/** Sends a request to the worker with some bindings replaced. Follows no redirect. */
export async function sendWith(bindings: Partial<Bindings>, path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(origin + path, { redirect: "manual", ...init });
  return sharedApp().fetch(request, { ...env, ...bindings }, createExecutionContext());
}

/** Sends a GET request to the API and reads the JSON. */
export async function get<T>(path: string): Promise<{ status: number; body: T; headers: Headers }> {
  const response = await send(`/api/v1${path}`);
  const body = (await response.json()) as T;
  checkResponse("GET", path, response.status, body);
  return { status: response.status, body, headers: response.headers };
}
