import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ToConfirmCard, ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import { ToConfirm } from "#web/features/admin/dashboard/to-confirm/to-confirm.tsx";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";
import { buildPropertyCard } from "../support/property-fixtures.tsx";

afterEach(resetScreen);

function buildListing(uuid: string, overrides: Record<string, unknown> = {}): ToConfirmCard {
  const card = buildPropertyCard({ uuid, reference: `MH-${uuid}`, ...overrides });
  const contact = { listed_by: "Anna", contact_number: "077 123 4567", ...overrides };
  return { ...card, published: true, deleted_at: null, ...contact } as ToConfirmCard;
}

/** Renders the list. `failure` is the status of the responses to answers, after the first `successes`. */
async function show(listings: ToConfirmCard[], failure?: number, successes = 0) {
  const response: ToConfirmResponse = {
    data: { properties: listings },
    total: listings.length,
    total_exact: true,
    next_cursor: null,
  };
  let tokens = 0;
  const calls = mockSignedInApi(({ call }) => {
    if (call.startsWith("GET /list/to-confirm")) return [200, response];
    if (!/^(POST|PATCH)/.test(call)) return undefined;
    tokens += 1;
    return failure && tokens > successes ? [failure, { detail: "no" }] : [200, { undo: `token-${tokens}` }];
  });
  await renderAt(<ToConfirm />, "/admin");
  await act(async () => undefined);
  return () => calls.filter(({ call }) => /^(POST|PATCH)/.test(call)).map(({ call, body }) => [call, body]);
}
const click = async (name: string | RegExp) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => fireEvent.click(button));
};
const toastText = () => document.querySelector(".toast-place")?.textContent ?? "";

it("shows nothing if there is nothing to confirm", async () => {
  await show([]);
  expect(screen.queryByText("To confirm")).toBeNull();
});

it.each([
  ["Still available", {}, ["POST /properties/confirm", { uuids: ["1"] }], "Confirmed1 listing is still available."],
  [
    "Still available",
    { status: "under_offer" },
    ["PATCH /properties", { uuids: ["1"], status: "available" }],
    "Confirmed1 listing is still available.",
  ],
  [
    "Under offer",
    {},
    ["PATCH /properties", { uuids: ["1"], status: "under_offer" }],
    "Marked as under offer1 listing is under offer now.",
  ],
  [
    "Gone",
    {},
    ["PATCH /properties", { uuids: ["1"], status: "sold" }],
    "Marked as gone1 listing is no longer on offer.",
  ],
  [
    "Gone",
    { kind: "rent" },
    ["PATCH /properties", { uuids: ["1"], status: "let" }],
    "Marked as gone1 listing is no longer on offer.",
  ],
] as const)("saves %s with one tap for a listing with %j and says so", async (answer, overrides, expected, said) => {
  const sent = await show([buildListing("1", overrides)]);
  await click(new RegExp(`${answer}.*MH-1`));
  expect(sent()).toEqual([expected]);
  await waitFor(() => expect(toastText()).toContain(said));
  await click("Undo");
  expect(sent()[1]).toEqual(["POST /properties/undo", { undo: "token-1" }]);
});

it("answers for several listings at once", async () => {
  const sent = await show([buildListing("1"), buildListing("2", { kind: "rent" }), buildListing("3")]);
  for (const reference of ["MH-1", "MH-2"])
    await act(async () => fireEvent.click(screen.getByRole("checkbox", { name: `Select ${reference}` })));
  await click("Gone");
  expect(sent()).toEqual([
    ["PATCH /properties", { uuids: ["1"], status: "sold" }],
    ["PATCH /properties", { uuids: ["2"], status: "let" }],
  ]);
  await waitFor(() => expect(toastText()).toContain("2 listings are no longer on offer."));
});

it("says when an answer could not be saved", async () => {
  await show([buildListing("1")], 503);
  await click(/Still available.*MH-1/);
  await waitFor(() => expect(toastText()).toContain("Not saved"));
});

it("says which answers were saved when a later request fails, and undoes those", async () => {
  const sent = await show([buildListing("1"), buildListing("2", { kind: "rent" })], 503, 1);
  for (const reference of ["MH-1", "MH-2"])
    await act(async () => fireEvent.click(screen.getByRole("checkbox", { name: `Select ${reference}` })));
  await click("Gone");
  await waitFor(() => expect(toastText()).toContain("1 listing is no longer on offer. Not saved for 1 listing:"));
  await click("Undo");
  expect(sent().at(-1)).toEqual(["POST /properties/undo", { undo: "token-1" }]);
});

it.each([
  ["+231 77 123 4567", "231771234567"],
  ["00231 77 123 4567", "231771234567"],
  ["231771234567", "231771234567"],
  ["0886 123 456", "231886123456"],
  ["886 123 456", "231886123456"],
  ["77 123 4567", "231771234567"],
  ["+1 202 555 0100", "12025550100"],
  ["+231 (0)77 123 4567", "231771234567"],
  ["2310771234567", "231771234567"],
  ["\u202a+231\u201177\u2011123\u20114567\u202c", "231771234567"],
])("opens the chat of %s", async (contact_number, expected) => {
  await show([buildListing("1", { contact_number })]);
  const link = screen.getByRole("link", { name: /Ask the lister/ });
  expect(new URL(link.getAttribute("href") ?? "").pathname).toBe(`/${expected}`);
});

it("prepares the question to the lister in WhatsApp", async () => {
  await show([
    buildListing("1"),
    buildListing("2", { contact_number: null }),
    buildListing("3", { contact_number: "0886 123 4567" }),
  ]);
  const links = screen.getAllByRole("link", { name: /Ask the lister/ });
  expect(links).toHaveLength(1);
  const { host, pathname, searchParams } = new URL(links[0]?.getAttribute("href") ?? "");
  expect([host, pathname]).toEqual(["wa.me", "/231771234567"]);
  expect(searchParams.get("text")).toBe(
    'Hello Anna, is "Oceanfront villa" (MH-1) still available? Please answer: still available, under offer, or gone.',
  );
});
