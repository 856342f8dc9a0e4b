import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Person } from "#contract/people/person.ts";
import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { buildEnquiry, buildEnquiryDetail, buildEnquiryList, mockSignedInApi } from "../support/admin-api.ts";
import { inboxScreenPath, isListRequest, openEnquiry, pressButtonIn } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

const [hers, his] = ["5d2f3f0a-0000-4000-8000-000000000001", "5d2f3f0a-0000-4000-8000-000000000002"] as const;
const others = "5d2f3f0a-0000-4000-8000-000000000003";

it("two open enquiries of one person are one row, which selects both", async () => {
  const same = { person_id: hers, status: "read", open_of_person: 2 } as const;
  const list = [
    buildEnquiry({ ...same, name: "Mother" }),
    buildEnquiry({ person_id: his, name: "Son", status: "read" }),
    buildEnquiry({ ...same, name: "Mother again" }),
    buildEnquiry({ ...same, name: "Mother before", status: "replied", awaits_answer: false }),
  ];
  mockSignedInApi(({ call }) => (isListRequest(call) ? [200, buildEnquiryList(list)] : undefined));
  await renderAt(<InboxPage />, inboxScreenPath);
  const rows = within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
  const names = rows.map((row) => within(row).getByRole("button").textContent);
  expect(names).toEqual(["Mother", "Son", "Mother before"]);
  expect(rows.map((row) => within(row).queryByText("2 enquiries") !== null)).toEqual([true, false, false]);
  await act(async () => void fireEvent.click(screen.getByLabelText("Select Mother")));
  expect(screen.getByText(/^2 selected/)).toBeTruthy();
});

it("a row says how many enquiries of its person are open in all if the list does not show each", async () => {
  const list = [
    buildEnquiry({ person_id: hers, name: "Mother", open_of_person: 3 }),
    buildEnquiry({ person_id: his, name: "Son" }),
  ];
  mockSignedInApi(({ call }) => (isListRequest(call) ? [200, buildEnquiryList(list)] : undefined));
  await renderAt(<InboxPage />, inboxScreenPath);
  const [mother, son] = within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
  expect(mother?.textContent).toEqual(expect.stringContaining("3 open in all"));
  expect(son?.textContent).toEqual(expect.not.stringContaining("open in all"));
  expect(mother?.textContent).not.toContain("3 enquiries");
  await act(async () => void fireEvent.click(screen.getByLabelText("Select Mother")));
  expect(screen.getByText(/^1 selected/)).toBeTruthy();
});

/** Opens an enquiry of a person who shares the number and has another open enquiry. */
async function openShared(overrides: Parameters<typeof buildEnquiryDetail>[0] = {}) {
  const enquiry = buildEnquiryDetail({ person_id: hers, name: "Mother", status: "read", ...overrides });
  const other = { ...enquiry, id: others, reference: "E-OTHER", subject: "A second home", awaits_answer: true };
  const person = {
    id: hers,
    name: "Mother",
    contacts: [{ kind: "phone", value: "0775000111", shared_with: [{ id: his, name: "Son" }] }],
    enquiries: [enquiry, other],
  } as unknown as Person;
  const calls = mockSignedInApi(({ call }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([enquiry])];
    if (call === `GET /contact/submissions/${enquiry.id}`) return [200, { data: { submission: enquiry } }];
    if (call === `GET /people/${hers}`) return [200, { data: { person } }];
    if (call.startsWith("POST /contact/submissions/undo")) return [200, { changed: 1, skipped: 0 }];
    if (call.startsWith("PATCH")) return [200, { data: { submission: enquiry } }];
    return call.startsWith("POST") ? [200, { undo: "token", person_id: his }] : undefined;
  });
  const dialog = await openEnquiry(enquiry.id);
  await dialog.findByText("Shares this number with");
  return { dialog, id: enquiry.id, sent: () => calls.filter(({ call }) => /^(POST|PATCH)/.test(call)) };
}

it("an enquiry says who shares the number, and one tap says that both are one", async () => {
  const { dialog, sent } = await openShared();
  expect(dialog.getByText("2 enquiries from this person are open")).toBeTruthy();
  await pressButtonIn(dialog, "Same person");
  expect(sent().at(-1)).toMatchObject({ call: `POST /people/${hers}/same`, body: { other_id: his } });
  expect(toastText()).toContain("Son is part of this person now.");
});

it("an enquiry can be given to a new person, and back", async () => {
  const { dialog, id, sent } = await openShared();
  await pressButtonIn(dialog, "Sent by another person");
  await pressButtonIn(within(document.body), "A new person: Mother");
  expect(sent().at(-1)).toMatchObject({ call: `POST /contact/submissions/${id}/move`, body: { person_id: null } });
  await pressButtonIn(within(document.body), "Undo");
  expect(sent().at(-1)).toMatchObject({ call: "POST /contact/submissions/undo", body: { undo: "token" } });
  cleanup();
});

it("once one is answered, it asks about the other", async () => {
  const answered = { answered_at: "2026-11-20T09:00:00.000Z", awaits_answer: false } as const;
  const { dialog, sent } = await openShared({ status: "replied", ...answered });
  expect(dialog.getByText("Is this answered too?")).toBeTruthy();
  await pressButtonIn(dialog, "Answered too");
  expect(sent()).toContainEqual(
    expect.objectContaining({ call: `PATCH /contact/submissions/${others}`, body: { status: "replied" } }),
  );
});
