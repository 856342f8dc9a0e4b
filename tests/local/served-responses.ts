import { onNewConnection } from "../../migrations/drill/wait-until-served.ts";
import { whileServed } from "../../migrations/drill/while-served.ts";
import { demoAccounts, demoPassword } from "../../migrations/seed/demo-accounts.ts";
import { textsOf } from "../support/tables/cases-of.ts";

interface Lists {
  data: { properties?: { uuid: string }[]; submissions?: { id: string }[] };
}

/**
 * Returns the responses of a site with this state to a visitor and to a signed-in admin: lists, searches, counts, every
 * property, every enquiry, and HTML pages, which contain the port.
 */
export function fetchServedResponses(state: string, port: number): Promise<Map<string, string>> {
  return whileServed(state, port, async (origin) => {
    const responses = new Map<string, string>();
    const get = async (path: string, headers: Record<string, string> = {}): Promise<string> => {
      const response = await fetch(origin + path, { headers: { ...onNewConnection, ...headers } });
      if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
      const text = await response.text();
      responses.set(path, text);
      return text;
    };
    const api = "/api/v1";
    const { data } = JSON.parse(await get(`${api}/public/properties?limit=100`)) as Lists;
    for (const { uuid } of data.properties ?? []) await get(`${api}/public/properties/${uuid}`);
    for (const path of textsOf(`
      /public/properties?q=villa | /public/properties?q=congo%20tow&sort=price-low
      /public/properties?kind=rent&min_bedrooms=2&city=Monrovia | /public/facets
      /public/nearest?kind=rent&property_type=Warehouse&area=Sinkor | /public/rent/summary
      /public/prices?kind=rent&area=Sinkor | /public/courses | /public/professionals | /site
    `))
      await get(api + path);

    const email = demoAccounts.find(({ role }) => role === "super_admin")?.email;
    const body = JSON.stringify({ email, password: demoPassword });
    const headers = { ...onNewConnection, "content-type": "application/json" };
    const login = await fetch(`${origin}${api}/login`, { method: "POST", headers, body });
    if (login.status !== 200) throw new Error(`Signing in: ${login.status}`);
    const { access_token } = (await login.json()) as { access_token: string };
    const getAsAdmin = (path: string) => get(api + path, { authorization: `Bearer ${access_token}` });
    const inbox = JSON.parse(await getAsAdmin("/contact/submissions?limit=100")) as Lists;
    for (const { id } of inbox.data.submissions ?? []) await getAsAdmin(`/contact/submissions/${id}`);
    for (const path of [
      "/contact/submissions?q=office",
      "/contact/submissions?status=closed&service=health",
      "/contact/submissions?overdue=true",
      "/contact/submissions?spam=true",
      "/list/recent/properties?limit=100",
      "/stats",
      "/audit",
      // Last, because it adds an audit entry.
      "/export/submissions.csv",
    ])
      await getAsAdmin(path);
    const [listing] = data.properties ?? [];
    for (const path of ["/", "/properties?q=villa", `/property/${listing?.uuid}`]) await get(path);
    return responses;
  });
}
