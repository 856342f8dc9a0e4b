import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SubmissionList } from "#contract/enquiries/submission.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiry } from "../../support/enquiries.ts";
import { listEnquiries } from "./inbox-requests.ts";

let token = "";
beforeEach(async () => {
  ({ token } = await storeSignedIn({ role: "super_admin" }));
});

const email = "kebbeh@example.org";
const search = (body: unknown) => callApi<SubmissionList>("/contact/submissions/search", { token, body });

describe("a search in a request body", () => {
  it("responds like the list with the same parameters", async () => {
    await storeTestEnquiry({ email, service: "health" });
    await storeTestEnquiry({ email, service: "general" });
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

  it.each([
    [{ limit: 0 }, "limit"],
    [{ status: "lost" }, "status"],
    [{ cursor: "%" }, "cursor"],
    [{ q: { $ne: 1 } }, "q"],
  ])("rejects %j and names the field", async (body, field) => {
    const response = await callApi<{ detail: { loc: string[] }[] }>("/contact/submissions/search", { token, body });
    expect([response.status, response.body.detail[0]?.loc]).toEqual([422, ["body", field]]);
  });

  it.each([[null], [[]], ["text"]])("rejects the body %j", async (body) => {
    expect((await search(JSON.stringify(body))).status).toBe(422);
  });

  it("exports what it finds", async () => {
    await storeTestEnquiry({ email });
    await storeTestEnquiry();
    const { status, headers, text } = await callApi("/export/submissions.csv", { token, body: { q: email } });
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(text.trim().split("\r\n")).toHaveLength(2);
  });
});

it.each([
  ["/contact/submissions/search", { q: email }],
  ["/team/search", { q: email }],
  ["/export/submissions.csv", { q: email }],
  [`/contact/submissions?q=${email}`, undefined],
  [`/team?q=${email}`, undefined],
  [`/nowhere/${email}?q=${email}`, undefined],
])("writes no search text to the log: %s", async (path, body) => {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line) => lines.push(String(line)));
  await callApi(path, { token, body });
  log.mockRestore();
  expect(lines).toHaveLength(1);
  expect(lines.join()).not.toContain("kebbeh");
});
