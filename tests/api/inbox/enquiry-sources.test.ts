import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { queryRows } from "../../support/admin-client.ts";
import { unavailableDatabase } from "../../support/stores/unavailable-stores.ts";
import { listEnquiries } from "../admin/inbox-requests.ts";
import { problemsOf, type Rejection } from "./inbox-actions.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "admin" }));
});

const enquiry = { name: "Ma Kebbeh", email: "kebbeh@example.org", phone_number: "0775550101" };
const send = (source: unknown, DB: D1Database = env.DB) =>
  callApi<Rejection>("/public/contact-us/general", { body: { ...enquiry, source }, bindings: { DB } });
const stored = async () => {
  const [listed] = (await listEnquiries(token)).body.data.submissions;
  const [row] = await queryRows<{ source_key: string | null }>("SELECT source_key FROM enquiries");
  return [listed?.source, row?.source_key];
};

describe("the source of an enquiry", () => {
  const all = {
    utm_source: "Facebook",
    utm_medium: "cpc",
    utm_campaign: "november",
    referrer: "m.facebook.com",
    link: "/r/MH-1042",
  };

  it.each([
    [all, all, "facebook"],
    [{ utm_medium: "cpc", link: "/r/MH-1042" }, { utm_medium: "cpc", link: "/r/MH-1042" }, "sign"],
    [{ referrer: "https://www.Google.com/search?q=villa" }, { referrer: "www.google.com" }, "www.google.com"],
    [{ referrer: "android-app" }, { referrer: "android-app" }, "android-app"],
    [{ utm_source: "  ", referrer: null, gclid: "1" }, null, null],
    [{}, null, null],
    [null, null, null],
    [undefined, null, null],
  ])("%j is stored as %j, in the numbers as %j", async (source, shown, key) => {
    expect((await send(source)).status).toBe(201);
    expect(await stored()).toEqual([shown, key]);
  });

  it("survives the spool", async () => {
    expect((await send(all, unavailableDatabase)).status).toBe(201);
    await runSchedule(env);
    expect(await stored()).toEqual([all, "facebook"]);
  });

  it.each([
    ["facebook", { source: "Must be an object" }],
    [{ utm_source: 5 }, { "source.utm_source": "Must be text" }],
    [{ link: "x".repeat(101) }, { "source.link": "Must be at most 100 characters" }],
  ])("rejects %j and names the field", async (source, problems) => {
    const { status, body } = await send(source);
    expect([status, problemsOf(body)]).toEqual([422, problems]);
    expect(await queryRows("SELECT 1 FROM enquiries")).toEqual([]);
  });

  it("is in the export", async () => {
    await send(all);
    const { text } = await callApi("/export/submissions.csv", { token });
    const [head = "", line = ""] = text.replace("\uFEFF", "").split("\r\n");
    const cells = Object.fromEntries(head.split(",").map((name, index) => [name, line.split(",")[index]]));
    expect(cells).toMatchObject({ ...all, channel: "form", logged_by: "", next_step: "" });
  });
});
