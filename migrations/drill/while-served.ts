import { once } from "node:events";
import { createServer } from "node:net";
import { serveSite } from "../local.ts";

/** Headers of requests to a served state. The local server may close an idle connection just when it is used again. */
export const onNewConnection = { connection: "close" };

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
    while (!(await fetch(`${origin}/api/v1/health`).catch(() => undefined))?.ok) {
      if (site.exitCode !== null) throw new Error("The site did not start");
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
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
