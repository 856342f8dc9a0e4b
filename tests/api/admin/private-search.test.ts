import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EnquiryList } from "#contract/enquiries/inbox-enquiry.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { hoursAgo, listEnquiries } from "./inbox-requests.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

const email = "kebbeh@example.org";
const search = (body: unknown) => callApi<EnquiryList>("/contact/submissions/search", { token, body });

describe("a search in a request body", () => {
  it("responds like the list with the same parameters", async () => {
    // Not a day ago, when the reply is due between the two requests.
    const submittedAt = hoursAgo(1);
    await storeTestEnquiry({ email, service: "health", submittedAt });
    await storeTestEnquiry({ email, service: "general", submittedAt });
    await storeTestEnquiry({ spam: true });
    const first = await search({ q: email, limit: 1 });
    expect(first.body).toEqual((await listEnquiries(token, `?q=${email}&limit=1`)).body);
    expect(first.body.total).toBe(2);
    const next = await search({ q: email, limit: "1", cursor: first.body.next_cursor });
    expect(next.body.data.submissions).toMatchObject([{ service: "health" }]);
    expect((await search({ service: "health", status: null })).body.total).toBe(1);
    expect((await search({ spam: true })).body.total).toBe(1);
    expect((await search({})).body.total).toBe(2);
  });

  it("rejects a wrong body and names the field", async () => {
    const response = await search({ limit: 0 });
    expect([response.status, response.body]).toMatchObject([422, { detail: [{ loc: ["body", "limit"] }] }]);
    for (const body of [null, [], "text"]) expect((await search(JSON.stringify(body))).status).toBe(422);
  });

  it("exports what it finds", async () => {
    await storeTestEnquiry({ email });
    await storeTestEnquiry();
    const { status, headers, text } = await callApi("/export/submissions.csv", { token, body: { q: email } });
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(text.trim().split("\r\n")).toHaveLength(2);
  });
});

it("no search text is written to the log", async () => {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => lines.push(String(line)));
  for (const path of ["/contact/submissions/search", "/team/search", "/search", "/export/submissions.csv"])
    await callApi(path, { token, body: { q: email } });
  for (const path of ["/contact/submissions", "/team", `/nowhere/${email}`])
    await callApi(`${path}?q=${email}`, { token });
  log.mockRestore();
  expect(lines).toHaveLength(7);
  expect(lines.join()).not.toContain("kebbeh");
});
