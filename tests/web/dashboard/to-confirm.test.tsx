import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ToConfirmCard, ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import { ToConfirm } from "#web/admin/features/dashboard/to-confirm/to-confirm.tsx";
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
  const page = { total: listings.length, total_exact: true, next_cursor: null };
  const response: ToConfirmResponse = { data: { properties: listings }, ...page };
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

const confirmed = "Confirmed1 listing is still available.";
const gone = "Marked as gone1 listing is no longer on offer.";
const setStatus = (status: string) => ["PATCH /properties", { uuids: ["1"], status }];
it.each([
  ["Still available", {}, ["POST /properties/confirm", { uuids: ["1"] }], confirmed],
  ["Still available", { status: "under_offer" }, setStatus("available"), confirmed],
  ["Under offer", {}, setStatus("under_offer"), "Marked as under offer1 listing is under offer now."],
  ["Gone", {}, setStatus("sold"), gone],
  ["Gone", { kind: "rent" }, setStatus("let"), gone],
] as const)("saves %s with one tap for a listing with %j and says so", async (answer, overrides, expected, said) => {
  const sent = await show([buildListing("1", overrides)]);
  await click(new RegExp(`${answer}.*MH-1`));
  expect(sent()).toEqual([expected]);
  await waitFor(() => expect(toastText()).toContain(said));
  await click("Undo");
  expect(sent()[1]).toEqual(["POST /properties/undo", { undo: "token-1" }]);
});

const selectTwo = () => {
  for (const reference of ["MH-1", "MH-2"]) fireEvent.click(screen.getByLabelText(`Select ${reference}`));
};

it("answers for several listings at once", async () => {
  const sent = await show([buildListing("1"), buildListing("2", { kind: "rent" }), buildListing("3")]);
  selectTwo();
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
  selectTwo();
  await click("Gone");
  await waitFor(() => expect(toastText()).toContain("1 listing is no longer on offer. Not saved for 1 listing:"));
  await click("Undo");
  expect(sent().at(-1)).toEqual(["POST /properties/undo", { undo: "token-1" }]);
});

it("prepares the question to the lister in WhatsApp, however the number is written", async () => {
  await show([
    buildListing("1", { contact_number: "\u202a+231 (0)77 123 4567\u202c" }),
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
