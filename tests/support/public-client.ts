import { exports } from "cloudflare:workers";

export const origin = "http://localhost:8787";

/** Sends a request to the worker. */
export function send(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(origin + path, init));
}

/** Sends a GET request to the API and reads the JSON. */
export async function get<T>(path: string): Promise<{ status: number; body: T; headers: Headers }> {
  const response = await send(`/api/v1${path}`);
  return { status: response.status, body: (await response.json()) as T, headers: response.headers };
}
