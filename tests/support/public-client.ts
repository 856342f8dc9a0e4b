import { exports } from "cloudflare:workers";

export const origin = "http://localhost:8787";

/** Sends a request to the worker as a browser would. */
export function send(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(origin + path, init));
}

/** GETs a call of the API and reads its JSON. */
export async function get<T>(path: string): Promise<{ status: number; body: T; headers: Headers }> {
  const response = await send(`/api/v1${path}`);
  return { status: response.status, body: (await response.json()) as T, headers: response.headers };
}
