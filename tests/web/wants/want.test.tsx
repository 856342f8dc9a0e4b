import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { PublicWant, PublicWantResponse } from "#contract/wants/want.ts";
import { wantKey } from "#web/site/features/wants/want-key.ts";
import { Want } from "#web/site/routes/wants/want.tsx";
import { resetScreen } from "../support/account-api.tsx";
import { renderInApp } from "../support/property-fixtures.tsx";

let secret = "";
let count = 0;
beforeEach(() => {
  resetScreen();
  count += 1;
  secret = String(count).padStart(43, "w");
  vi.setSystemTime("2026-03-01T10:00:00Z");
});

afterEach(() => void vi.useRealTimers());

const want: PublicWant = {
  id: "11111111-0000-4000-8000-000000000001",
  kind: "rent",
  filters: { area: "Sinkor", max_price: "900" },
  label: "Rent, Sinkor, up to $900",
  channel: "push",
  status: "active",
  ends_at: "2026-05-20T10:00:00.000Z",
  told: 0,
};
function open(changes: Partial<PublicWant> = {}, more: Partial<PublicWantResponse["data"]> = {}) {
  const path = `/wants/${secret}`;
  const data = { want: { ...want, ...changes }, held: null, matches: [], near: [], ...more };
  renderInApp(<Want />, { path, data: { [wantKey(secret)]: { data } } });
  return path;
}
const buttons = () =>
  screen.getAllByRole<HTMLButtonElement>("button").map(({ value, classList }) => {
    const look = ["outline", "quiet"].find((one) => classList.contains(`btn-${one}`)) ?? "solid";
    return `${value} ${look}`;
  });

it.each<[Partial<PublicWant>, string, string, string[]]>([
  [{}, "We tell you when one comes", "On this phone, by a notification.", ["pause outline", "end quiet"]],
  [{ channel: "none" }, "What you look for", "Come back to this page", ["pause outline", "end quiet"]],
  [{ status: "paused" }, "We tell you when one comes", "Paused", ["resume solid", "end quiet"]],
  [{ status: "unconfirmed" }, "Shall we tell you?", "Press the button", ["confirm solid", "end quiet"]],
  [
    { ends_at: "2026-03-05T10:00:00.000Z" },
    "We tell you when one comes",
    "Until",
    ["renew solid", "pause outline", "end quiet"],
  ],
])("a want %o says how its owner is told, and offers what fits", (changes, title, text, actions) => {
  open(changes);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text, { exact: false })).toBeTruthy();
  expect(buttons().filter((button) => button !== "change solid")).toEqual(actions);
});

it("changes what most people look for by the form that asked it, with the present values", () => {
  const path = open();
  fireEvent.click(screen.getByText("Change"));
  const fields = ["Area", "Bedrooms", "Highest price, US$"];
  const readValue = (label: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(label).value;
  expect(fields.map(readValue)).toEqual(["area=Sinkor", "", "900"]);
  expect(screen.queryByLabelText("Rent or buy")).toBeNull();
  expect(screen.getByRole("button", { name: "Save" }).closest("form")?.getAttribute("action")).toBe(path);
});

it("offers a free time until it is kept no longer, and no filters of homes", () => {
  open(
    { kind: "clinic", filters: { professional_id: "d-1" }, label: "Next free time: Dr. Ama Kamara" },
    { held: { start: "2026-03-02T09:00:00.000Z", until: "2026-03-01T10:30:00.000Z" } },
  );
  expect(screen.getByRole("heading", { name: /^Free: / })).toBeTruthy();
  expect(screen.getByText("We keep it for you until 10:30.")).toBeTruthy();
  expect(screen.queryByText("Change")).toBeNull();
});

it("says that a want has ended", () => {
  renderInApp(<Want />, { path: `/wants/${secret}`, data: { [wantKey(secret)]: null } });
  expect(screen.getByRole("heading", { name: "This has ended" })).toBeTruthy();
});
