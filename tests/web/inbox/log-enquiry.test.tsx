import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { InboxPage } from "#web/admin/features/inbox/inbox-page.tsx";
import { readWaitingLogs } from "#web/admin/features/inbox/log/logged-enquiries.ts";
import { readWho } from "#web/admin/features/inbox/log/read-who.ts";
import { WaitingLogsNotice } from "#web/admin/features/inbox/log/waiting-logs-notice.tsx";
import { renderAt, resetScreen, toastText } from "../support/account-api.tsx";
import { buildEnquiryList, currentAdmin, mockSignedInApi } from "../support/admin-api.ts";
import { inboxScreenPath, isListRequest, typeInto } from "../support/inbox-screen.tsx";

afterEach(resetScreen);

it.each([
  ["0775 550 101", { phone_number: "0775 550 101" }],
  ["Ma Kebbeh", { name: "Ma Kebbeh" }],
  ["Ma Kebbeh, +231 775-550-101", { name: "Ma Kebbeh", phone_number: "+231 775-550-101" }],
  ["0775550101 Musa", { name: "Musa", phone_number: "0775550101" }],
  ["Musa musa@example.org", { name: "Musa", email: "musa@example.org" }],
  ["Flat 12", { name: "Flat 12" }],
  ["Flat 12 0775 550 101", { name: "Flat 12", phone_number: "0775 550 101" }],
  ["Flat 12 0775550101", { name: "Flat 12", phone_number: "0775550101" }],
  ["Flat 12, +231 775 550 101", { name: "Flat 12", phone_number: "+231 775 550 101" }],
  ["12 Broad Street 0886 123 456 Musa", { name: "12 Broad Street Musa", phone_number: "0886 123 456" }],
  ["Room 3 775550101", { name: "Room 3", phone_number: "775550101" }],
  ["Unit 2-14 (0775) 550-101", { name: "Unit 2-14", phone_number: "(0775) 550-101" }],
  ["Block 4/7 077 555 0101", { name: "Block 4/7", phone_number: "077 555 0101" }],
  ["Flat 12 at 10.30, 0775 550 101", { name: "Flat 12 at 10.30", phone_number: "0775 550 101" }],
  ["Musa 077 555 0101", { name: "Musa", phone_number: "077 555 0101" }],
  ["Musa 00 231 775 550 101", { name: "Musa", phone_number: "00 231 775 550 101" }],
  ["Musa +1 617 555 0100", { name: "Musa", phone_number: "+1 617 555 0100" }],
  ["Musa 1234567890123", { name: "Musa", phone_number: "1234567890123" }],
  ["Flat 12 555 01", { name: "Flat", phone_number: "12 555 01" }],
  ["  ", {}],
])("the name or number of a logged call %j is read as %j", (typed, person) => expect(readWho(typed)).toEqual(person));

/** Renders the inbox with the notice, and opens the dialog. `status` is that of the response to a logged enquiry. */
async function openDialog(getStatus: () => number) {
  const calls = mockSignedInApi(({ call }) => {
    if (isListRequest(call)) return [200, buildEnquiryList([])];
    if (call !== "POST /contact/submissions") return undefined;
    const status = getStatus();
    if (status === 422) return [422, { detail: [{ loc: ["body", "phone_number"], msg: "No such number", type: "x" }] }];
    return status === 201
      ? [201, { message: "", id: crypto.randomUUID(), reference: "E-1" }]
      : [status, { detail: "" }];
  });
  await renderAt(
    <>
      <WaitingLogsNotice account={currentAdmin.id} />
      <InboxPage />
    </>,
    inboxScreenPath,
  );
  await act(async () => fireEvent.click(await screen.findByRole("button", { name: /Log a call or visit/ })));
  const logs = () => calls.filter(({ call }) => call === "POST /contact/submissions");
  return logs;
}

const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save", hidden: true })));

it("sends three fields, the channel and whether it is answered, and closes", async () => {
  const logs = await openDialog(() => 201);
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: "Visit", hidden: true })));
  await typeInto(screen.getByLabelText("Name or number"), "Ma Kebbeh 0775 550 101");
  await typeInto(screen.getByLabelText("What do they want?"), " A villa ");
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Yes, I told them", hidden: true }).checked).toBe(true);
  await act(async () => fireEvent.click(screen.getByRole("radio", { name: "No, still to answer", hidden: true })));
  await save();
  await waitFor(() => expect(logs()).toHaveLength(1));
  expect(logs()[0]?.body).toEqual({
    service: "real-estate",
    channel: "walk-in",
    answered: false,
    name: "Ma Kebbeh",
    phone_number: "0775 550 101",
    message: "A villa",
  });
  await waitFor(() => expect(toastText()).toContain("E-1"));
  expect(screen.queryByRole("dialog", { hidden: true })).toBeNull();
  expect(readWaitingLogs(currentAdmin.id)).toEqual([]);
});

it("asks for a name or a number, and sends nothing without one", async () => {
  const logs = await openDialog(() => 201);
  await save();
  expect(screen.getByText("Enter a name or a number")).toBeTruthy();
  expect(logs()).toEqual([]);
});

it("keeps it on the device while the service is unavailable, and sends it once when it is back", async () => {
  let status = 503;
  const logs = await openDialog(() => status);
  await typeInto(screen.getByLabelText("Name or number"), "Musa");
  await save();
  expect(await screen.findByText("Not sent yet: Musa")).toBeTruthy();
  expect(toastText()).toContain("Saved on this device");
  status = 201;
  await act(async () => dispatchEvent(new Event("online")));
  await waitFor(() => expect(screen.queryByText("Not sent yet: Musa")).toBeNull());
  await act(async () => dispatchEvent(new Event("online")));
  expect(logs()).toHaveLength(2);
});

it("says why the server refused it, and discards it on request", async () => {
  await openDialog(() => 422);
  await typeInto(screen.getByLabelText("Name or number"), "Musa");
  await save();
  expect(await screen.findByText(/No such number/)).toBeTruthy();
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Discard" })));
  expect(readWaitingLogs(currentAdmin.id)).toEqual([]);
});
