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

const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(screen.getByRole("button", { name })));

it("says who is told, and saves each setting on its own", async () => {
  let stored: unknown = order;
  const calls = mockSignedInApi(({ call, body }) => {
    if (call === "PUT /alert-order") stored = body;
    if (call.endsWith("/alert-order")) return [200, stored];
    if (call !== "GET /team/colleagues") return undefined;
    return [200, ["Mary", "Joe"].map((username) => ({ id: username.toLowerCase(), username }))];
  }, "super_admin");
  await import("#web/lib/session/send-authenticated.ts");
  await renderAt(<AlertOrderSection />, "/admin/settings");
  const last = () => calls.filter(({ call }) => call === "PUT /alert-order").at(-1)?.body;
  expect(screen.getByRole("button", { name: /Health/ }).textContent).toContain("All admins at once");
  await press(/^Real estate\s*Mary/);
  fireEvent.change(screen.getByLabelText("Add a colleague for Real estate"), { target: { value: "joe" } });
  await press("Move Joe up");
  await press("Save");
  expect(last()).toEqual({ ...order, "real-estate": ["joe", "mary"] });
  await press(/^Real estate\s*Joe, then Mary/);
  await press("Cancel");
  await press(/^Minutes until the next one is told/);
  fireEvent.change(inputByLabel("Minutes"), { target: { value: "15" } });
  await press("Save");
  await act(async () => void fireEvent.click(inputByLabel("Email a receipt to senders")));
  expect(last()).toEqual({ ...order, "real-estate": ["joe", "mary"], minutes: 15, receipts: false });
});

it("says why a setting was not saved, and keeps what was typed", async () => {
  const detail = [{ loc: ["body", "minutes"], msg: "Must be at least 5", type: "x" }];
  mockSignedInApi(({ call }) => {
    if (call === "GET /alert-order") return [200, order];
    if (call === "PUT /alert-order") return [422, { detail }];
    return call === "GET /team/colleagues" ? [200, []] : undefined;
  }, "super_admin");
  await renderAt(<AlertOrderSection />, "/admin/settings");
  await press(/^Minutes until the next one is told/);
  fireEvent.change(inputByLabel("Minutes"), { target: { value: "1" } });
  await press("Save");
  expect(await screen.findByText("Must be at least 5")).toBeTruthy();
  expect(inputByLabel("Minutes").value).toBe("1");
});
