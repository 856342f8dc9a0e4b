import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AlertOrderSection } from "#web/admin/features/alerts/alert-order-section.tsx";
import { inputByLabel, renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const order = {
  ...{ "real-estate": ["mary"], janitorial: [], "driving-school": [], health: [], general: [] },
  ...{ minutes: 10, receipts: true },
};

it("adds a colleague to a service, moves this one up and saves", async () => {
  const calls = mockSignedInApi(({ call }) => {
    if (call === "GET /alert-order" || call === "PUT /alert-order") return [200, order];
    if (call !== "GET /team/colleagues") return undefined;
    return [200, ["Mary", "Joe"].map((username) => ({ id: username.toLowerCase(), username }))];
  }, "super_admin");
  await import("#web/lib/session/send-authenticated.ts");
  await renderAt(<AlertOrderSection />, "/admin/settings");
  fireEvent.change(screen.getByLabelText("Add a colleague for Real estate"), { target: { value: "joe" } });
  fireEvent.click(screen.getByRole("button", { name: "Move Joe up" }));
  fireEvent.change(inputByLabel("Minutes until the next one is told"), { target: { value: "15" } });
  fireEvent.click(inputByLabel("Email a receipt to senders"));
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save who is told" })));
  expect(calls.find(({ call }) => call === "PUT /alert-order")?.body).toEqual({
    ...order,
    "real-estate": ["joe", "mary"],
    minutes: 15,
    receipts: false,
  });
});
