import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useNavigationType } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import type { AdminWant } from "#contract/wants/want.ts";
import { WantsPage } from "#web/admin/features/wants/wants-page.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const buildWant = (fields: Partial<AdminWant>): AdminWant => ({
  ...{ id: crypto.randomUUID(), kind: "rent", filters: {}, label: "Rent, Sinkor", person_id: null, name: null },
  ...{
    phone_number: null,
    channel: "whatsapp",
    status: "active",
    note: null,
    told_at: null,
    matches: 0,
    to_tell: null,
  },
  ...{ created_at: "2026-11-20T10:00:00.000Z", ends_at: "2027-01-20T10:00:00.000Z" },
  ...fields,
});

it("says in few words what a person looks for, since when, and how the person is told", async () => {
  const filters = {
    property_type: ["Apartment"],
    area: ["Sinkor"],
    min_bedrooms: "2",
    max_price: "900",
    fence: "true",
  };
  const wants = [
    buildWant({ name: "Ma Hawa", filters, note: "Calls on Mondays" }),
    buildWant({ kind: "clinic", label: "Next free time: Dr. Moore", channel: "none", status: "paused" }),
    buildWant({ kind: "buy", channel: "email", told_at: "2026-11-22T10:00:00.000Z" }),
  ];
  mockSignedInApi(({ call }) =>
    call.startsWith("GET /wants") ? [200, { data: { wants }, next_cursor: null }] : undefined,
  );
  await renderAt(<WantsPage />, "/admin/wants");
  await screen.findByText("Next free time: Dr. Moore");
  const rows = [...document.querySelectorAll("li")].map((row) => [...row.querySelectorAll("p")]);
  const textOf = (line: Element) =>
    [...line.children].map(({ textContent }) => textContent).join(" · ") || line.textContent;
  expect(rows.map((lines) => lines.map(textOf))).toEqual([
    [
      "Apartment with 2+ bedrooms to rent in Sinkor, up to\u00a0$900 a month",
      "Ma Hawa · Nov 20 · by WhatsApp",
      "Also: fence · Note: Calls on Mondays",
      "No home fits",
    ],
    ["Next free time: Dr. Moore", "No name · Paused since Nov 20 · not told"],
    ["A home to buy", "No name · Nov 20 · told by email on Nov 22", "No home fits"],
  ]);
});

it("searches while a colleague types, and shows all again when nothing matches", async () => {
  const calls = mockSignedInApi(({ call }) =>
    call.startsWith("GET /wants") ? [200, { data: { wants: [] }, next_cursor: null }] : undefined,
  );
  const { currentPath } = await renderAt(<WantsPage />, "/admin/wants");
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zzzz" } });
  await waitFor(() => expect(calls.at(-1)?.call).toBe("GET /wants?q=zzzz"));
  fireEvent.click(await screen.findByRole("link", { name: "Show all" }));
  await waitFor(() => expect(currentPath()).toBe("/admin/wants"));
  expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("");
});

it("shows the rows of one filter as busy while those of another load, and never after these failed", async () => {
  let isUp = true;
  const calls = mockSignedInApi(({ call }) => {
    if (call.includes("status=paused") && !isUp) return [503, {}];
    return call.startsWith("GET /wants")
      ? [200, { data: { wants: [buildWant({ name: "Ma Hawa" })] }, next_cursor: "next" }]
      : undefined;
  });
  await renderAt(<WantsPage />, "/admin/wants");
  await screen.findByText("Ma Hawa");
  isUp = false;
  fireEvent.change(screen.getByLabelText("Status"), { target: { value: "paused" } });
  expect(screen.getByText("Ma Hawa").closest("ul")?.getAttribute("aria-busy")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "Next page" }));
  await screen.findByText("The list could not be loaded");
  expect(screen.queryByText("Ma Hawa")).toBeNull();
  expect(screen.queryByRole("button", { name: "Next page" })).toBeNull();
  expect(calls.filter(({ call }) => call.includes("cursor"))).toEqual([]);
  isUp = true;
  fireEvent.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByText("Ma Hawa");
});

it.each([
  ["a choice", () => fireEvent.change(screen.getByLabelText("Status"), { target: { value: "paused" } }), "PUSH"],
  ["typing", () => fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zzzz" } }), "REPLACE"],
] as const)("Back undoes a choice, not each word: %s", async (_, act, type) => {
  mockSignedInApi(({ call }) =>
    call.startsWith("GET /wants") ? [200, { data: { wants: [] }, next_cursor: null }] : undefined,
  );
  const Screen = () => (
    <>
      <WantsPage />
      <output>{useNavigationType()}</output>
    </>
  );
  const { currentPath } = await renderAt(<Screen />, "/admin/wants");
  act();
  await waitFor(() => expect(currentPath()).not.toBe("/admin/wants"));
  expect(document.querySelector("output")?.textContent).toBe(type);
});
