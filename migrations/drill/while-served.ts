import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { root } from "../wrangler.ts";

/** Serves a local state as `npm start` does, runs an action, then stops the server. */
export async function whileServed<Result>(
  state: string,
  port: number,
  action: (origin: string) => Promise<Result>,
): Promise<Result> {
  const site = spawn(process.execPath, ["migrations/local.ts", "serve", "--state", state], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
    stdio: "ignore",
  });
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
