import { once } from "node:events";
import { serveSite } from "../local.ts";
import { waitUntilServed } from "./wait-until-served.ts";

/** Serves a local state as `npm start` does, runs an action, then stops the server. */
export async function whileServed<Result>(
  state: string,
  port: number,
  action: (origin: string) => Promise<Result>,
): Promise<Result> {
  const site = serveSite(state, port, "ignore");
  const ended = once(site, "close");
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilServed(site, origin);
    return await action(origin);
  } finally {
    site.kill("SIGTERM");
    await ended;
  }
}
