import { once } from "node:events";
import { createServer } from "node:net";
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

/** Returns a free port. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No port is free");
  return address.port;
}
