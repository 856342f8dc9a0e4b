import { beforeEach, describe, expect, it } from "vitest";
import type { EnquiryResponse } from "#contract/enquiries/inbox-enquiry.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { storeTestEnquiries, storeTestEnquiry } from "../../support/enquiries.ts";
import { queryRows, runSql } from "../../support/storage/rows.ts";
import { readOnlyDatabase } from "../../support/stores/failing-stores.ts";
import { changeEnquiry, getEnquiry, listEnquiries } from "../admin/inbox-requests.ts";
import { endViewing, keepViewing } from "./inbox-actions.ts";

let mary: Awaited<ReturnType<typeof storeSignedIn>>;
let james: Awaited<ReturnType<typeof storeSignedIn>>;
beforeEach(async () => {
  mary = await storeSignedIn({ role: "admin", username: "mary" });
  james = await storeSignedIn({ role: "super_admin", username: "james" });
});
const viewersSeenBy = async (token: string, id: string) =>
  (await getEnquiry(token, id)).body.data.submission.viewers.map(({ username }) => username);

describe("an enquiry", () => {
  it("is opened by the first colleague who reads it, not by the list; then no other one is told of it", async () => {
    const { id } = await storeTestEnquiry();
    await runSql("UPDATE enquiries SET escalates_at = ? WHERE id = ?", "2026-11-27T10:00:00.000Z", id);
    await listEnquiries(mary.token);
    expect(await queryRows("SELECT opened_at FROM enquiries")).toEqual([{ opened_at: null }]);
    const first = (await getEnquiry(mary.token, id)).body.data.submission;
    expect(first.opened_by).toBe("mary");
    const second = (await getEnquiry(james.token, id)).body.data.submission;
    expect([second.opened_at, second.opened_by]).toEqual([first.opened_at, "mary"]);
    expect(await queryRows("SELECT escalates_at FROM enquiries")).toEqual([{ escalates_at: null }]);
  });

  it("tells each colleague who else has it open, until they close it or a minute after their last sign", async () => {
    const { id } = await storeTestEnquiry();
    const other = await storeTestEnquiry();
    expect((await keepViewing(mary.token, id)).status).toBe(204);
    expect((await keepViewing(james.token, id)).status).toBe(204);
    expect(await viewersSeenBy(james.token, id)).toEqual(["mary"]);
    expect(await viewersSeenBy(mary.token, id)).toEqual(["james"]);
    expect(await viewersSeenBy(james.token, other.id)).toEqual([]);
    expect((await endViewing(mary.token, id)).status).toBe(204);
    expect(await viewersSeenBy(james.token, id)).toEqual([]);
    await keepViewing(mary.token, id);
    await runSql("UPDATE enquiry_viewers SET seen_at = ?", new Date(Date.now() - 61_000).toISOString());
    expect(await viewersSeenBy(james.token, id)).toEqual([]);
    await keepViewing(james.token, other.id);
    expect(await queryRows("SELECT user_id FROM enquiry_viewers")).toEqual([{ user_id: james.id }]);
  });

  it("is readable while the database cannot be written", async () => {
    const { id, name } = await storeTestEnquiry();
    const { status, body } = await callApi<EnquiryResponse>(`/contact/submissions/${id}`, {
      token: mary.token,
      bindings: { DB: readOnlyDatabase() },
    });
    expect([status, body.data.submission.name, body.data.submission.opened_at]).toEqual([200, name, null]);
  });

  it("that does not exist cannot be open", async () => {
    expect((await keepViewing(mary.token, crypto.randomUUID())).status).toBe(404);
    expect((await endViewing(mary.token, crypto.randomUUID())).status).toBe(204);
  });
});

it("a list counts the open enquiries of a person on all pages that the reader may see", async () => {
  const sender = { name: "Kollie Mary", email: "kollie@example.org", phone_number: "0775 000 111" };
  const [oldest] = await storeTestEnquiries(
    sender,
    { ...sender, service: "health" },
    { ...sender, status: "replied" },
    ...Array.from({ length: 12 }, (_, n) => ({ phone_number: `0775 000 ${200 + n}` })),
    sender,
  );
  const read = async (token: string, query: string) =>
    (await listEnquiries(token, query)).body.data.submissions.map((one) => [one.name, one.open_of_person ?? null]);
  const first = (await listEnquiries(james.token, "?limit=2")).body;
  expect(first.data.submissions.map(({ name, open_of_person }) => [name, open_of_person ?? null])).toEqual([
    [sender.name, 3],
    [expect.stringMatching(/^Sender/), null],
  ]);
  const filtered = await read(james.token, "?unanswered=true&limit=1");
  expect(filtered).toEqual([[sender.name, 3]]);
  const { token: withoutHealth } = await storeSignedIn({ role: "admin", sees_health: false });
  expect(await read(withoutHealth, "?limit=1")).toEqual([[sender.name, 2]]);
  await changeEnquiry(james.token, oldest?.id ?? "", { status: "replied" });
  expect(await read(withoutHealth, "?limit=1")).toEqual([[sender.name, null]]);
});
