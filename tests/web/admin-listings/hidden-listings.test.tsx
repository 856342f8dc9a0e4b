import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { hiddenLabel } from "#web/admin/features/listings/hidden-listings.ts";
import { PropertiesTab } from "#web/admin/features/listings/properties-tab.tsx";
import { openedDialogs } from "#web/admin/routes/parts/opened-dialogs.ts";
import { renderAt, resetScreen } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const emptyList = { data: { properties: [] }, total: 0, total_exact: true, next_cursor: null, previous_cursor: null };

it.each([
  ["Drafts", "drafts", "limit=12&published=false&status=available&status=under_offer"],
  ["Archive", "archive", "limit=12&published=false&status=sold&status=let&status=unavailable"],
  ["Bin", "bin", "limit=12&deleted=true"],
])("%s lists these listings only, and is in the URL", async (name, only, query) => {
  const calls = mockSignedInApi(({ call }) =>
    call.startsWith("GET /list/recent/properties?") ? [200, emptyList] : undefined,
  );
  const { currentPath } = await renderAt(<PropertiesTab hasFilters dialogs={openedDialogs} />, "/admin/listings");
  await act(async () => fireEvent.click(screen.getByRole("link", { name })));
  expect(currentPath()).toBe(`/admin/listings?only=${only}`);
  await waitFor(() => expect(calls.at(-1)?.call).toBe(`GET /list/recent/properties?${query}`));
});

it("keeps a chosen status among the drafts", async () => {
  const calls = mockSignedInApi(({ call }) =>
    call.startsWith("GET /list/recent/properties?") ? [200, emptyList] : undefined,
  );
  await renderAt(
    <PropertiesTab hasFilters dialogs={openedDialogs} />,
    "/admin/listings?only=drafts&status=under_offer",
  );
  expect(calls.map(({ call }) => call)).toContain(
    "GET /list/recent/properties?limit=12&status=under_offer&published=false",
  );
});

it("an unpublished home on the market is a draft, any other is archived", () => {
  expect(hiddenLabel({ published: true, status: "sold" })).toBeUndefined();
  expect(hiddenLabel({ published: false, status: "under_offer" })).toBe("Draft");
  expect(hiddenLabel({ published: false, status: "unavailable" })).toBe("Archived");
});
