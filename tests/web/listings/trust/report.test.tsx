import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ReportForm } from "#web/site/features/listings/report/report-form.tsx";
import { ReportLink } from "#web/site/features/listings/report/report-link.tsx";
import { resetScreen } from "../../support/account-api.tsx";
import { renderInApp } from "../../support/property-fixtures.tsx";

afterEach(resetScreen);

const money = "Somebody asked me for money";

function mockAnswers(...answers: (Response | Error)[]) {
  const fetchMock = vi.fn<typeof fetch>(async () => {
    const answer = answers.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error("No more answers");
    return answer;
  });
  vi.stubGlobal("fetch", fetchMock);
  const readCall = (index: number) => {
    const [path, init] = fetchMock.mock.calls[index] ?? [];
    const key = new Headers(init?.headers).get("idempotency-key");
    return { path, key, body: JSON.parse(String(init?.body)) };
  };
  return { fetchMock, readCall };
}
const receipt = () => Response.json({ message: "Inquiry sent", id: "i", reference: "E-00000001" }, { status: 201 });

async function openSheet() {
  renderInApp(<ReportLink uuid="villa-1" />, { path: "/property/villa-1" });
  const link = screen.getByRole("link", { name: "Report this listing" });
  expect(link.getAttribute("href")).toBe("/report?property=villa-1");
  fireEvent.click(link);
  return await screen.findByRole("button", { name: money });
}

it("is sent with two taps, without a number, and confirmed with its reference", async () => {
  const { readCall, fetchMock } = mockAnswers(receipt());
  fireEvent.click(await openSheet());
  expect(await screen.findByText("E-00000001")).toBeTruthy();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(readCall(0)).toMatchObject({
    path: "/api/v1/public/reports",
    body: { property_uuid: "villa-1", message: money, phone_number: null },
  });
});

it("says that it was not sent without a connection, and has the same key when it is sent again", async () => {
  const { readCall } = mockAnswers(new Error("offline"), receipt());
  fireEvent.click(await openSheet());
  expect(await screen.findByText(/Not sent\. Check your connection/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: money }));
  expect(await screen.findByText("E-00000001")).toBeTruthy();
  expect(readCall(0).key).toMatch(/^[0-9a-f]{32}$/);
  expect(readCall(1).key).toBe(readCall(0).key);
});

it("names a number that the server rejects beside its field", async () => {
  const problem = { loc: ["body", "phone_number"], msg: "Please enter a valid phone number", type: "custom" };
  mockAnswers(Response.json({ detail: [problem] }, { status: 422 }));
  const button = await openSheet();
  const field = screen.getByLabelText("Your phone number (optional)");
  fireEvent.change(field, { target: { value: "1234" } });
  fireEvent.click(button);
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("Please enter a valid phone number")).toBeTruthy();
});

it("chooses no reason when Enter is pressed in the field of the number", async () => {
  const button = await openSheet();
  const first = button.closest("form")?.querySelector<HTMLButtonElement>("[type=submit]");
  expect([first?.disabled, first?.value]).toEqual([true, ""]);
});

it("without a home sends which listing it is in the visitor's words", async () => {
  const { readCall } = mockAnswers(receipt());
  renderInApp(<ReportForm uuid={undefined} />, { path: "/report" });
  const text = "MH-1042 is already taken";
  fireEvent.change(screen.getByLabelText("Which listing, and what is wrong?"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Send report" }));
  expect(await screen.findByText("E-00000001")).toBeTruthy();
  expect(readCall(0).body).toMatchObject({ property_uuid: null, message: text });
});
