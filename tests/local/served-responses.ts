import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { demoAccounts, demoPassword } from "../../migrations/seed/demo-accounts.ts";
import { root } from "../../migrations/wrangler.ts";

/** Serves a state as `npm start` does while something is asked there. */
async function whileServed<Result>(
  state: string,
  port: number,
  ask: (origin: string) => Promise<Result>,
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
    return await ask(origin);
  } finally {
    site.kill("SIGTERM");
    await ended;
  }
}

/** A port that nobody listens on. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No port is free");
  return address.port;
}

interface Lists {
  data: { properties?: { uuid: string }[]; submissions?: { id: string }[] };
}

/**
 * What a site on this state answers to a visitor and, after signing in, to the staff: lists, searches, counts, every
 * listing and every enquiry in detail, and the pages as HTML, which name the port.
 */
export function fetchServedResponses(state: string, port: number): Promise<Map<string, string>> {
  return whileServed(state, port, async (origin) => {
    const answers = new Map<string, string>();
    const get = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
      const answer = await fetch(origin + path, { headers });
      if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
      const text = await answer.text();
      answers.set(path, text);
      return text;
    };
    const api = "/api/v1";
    const { data } = JSON.parse(await get(`${api}/public/properties?limit=100`)) as Lists;
    for (const { uuid } of data.properties ?? []) await get(`${api}/public/properties/${uuid}`);
    for (const path of [
      "/public/properties?q=villa",
      "/public/properties?q=congo%20tow&sort=price-low",
      "/public/properties?kind=rent&min_bedrooms=2&city=Monrovia",
      "/public/facets",
      "/public/rent/summary",
      "/public/courses",
      "/public/professionals",
      "/site",
    ])
      await get(api + path);

    const email = demoAccounts.find(({ role }) => role === "super_admin")?.email;
    const body = JSON.stringify({ email, password: demoPassword });
    const headers = { "content-type": "application/json" };
    const login = await fetch(`${origin}${api}/login`, { method: "POST", headers, body });
    if (login.status !== 200) throw new Error(`Signing in: ${login.status}`);
    const { access_token } = (await login.json()) as { access_token: string };
    const asStaff = (path: string) => get(api + path, { authorization: `Bearer ${access_token}` });
    const inbox = JSON.parse(await asStaff("/contact/submissions?limit=100")) as Lists;
    for (const { id } of inbox.data.submissions ?? []) await asStaff(`/contact/submissions/${id}`);
    for (const path of [
      "/contact/submissions?q=office",
      "/contact/submissions?status=closed&service=health",
      "/contact/submissions?overdue=true",
      "/contact/submissions?spam=true",
      "/list/recent/properties?limit=100",
      "/stats",
      "/audit",
      // Last, since the audit notes it.
      "/export/submissions.csv",
    ])
      await asStaff(path);
    const [listing] = data.properties ?? [];
    for (const path of ["/", "/properties?q=villa", `/property/${listing?.uuid}`]) await get(path);
    return answers;
  });
}
