import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useDashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import { ListingFilters } from "#web/features/admin/listings/filters/listing-filters.tsx";
import { useAdminListings } from "#web/features/admin/listings/use-admin-listings.ts";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";
import { mockSignedInApi } from "../../support/admin-api.ts";

afterEach(() => {
  cleanup();
  resetBrowser();
});

function Filters() {
  const { params, changeFilters } = useDashboardParams();
  useAdminListings(params);
  return <ListingFilters params={params} onChange={changeFilters} />;
}

async function show(path: string) {
  const calls = mockSignedInApi(({ call }) =>
    call.startsWith("GET /list/listers") ? [200, { data: { listers: ["Grace Doe"] } }] : [200, { data: {} }],
  );
  const { currentPath } = await renderAt(<Filters />, path);
  return { currentPath, lists: () => calls.map(({ call }) => call).filter((call) => /recent\/properties/.test(call)) };
}
const select = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

it("puts every filter into the URL and into the request, and starts at the first page", async () => {
  const { currentPath, lists } = await show("/admin/listings?q=villa&cursor=abc");
  await select("Status", "under_offer");
  await select("Type", "House");
  await select("Order", "price-low");
  await select("Listings per page", "50");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "To confirm" })));
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Without photos" })));
  expect(currentPath()).toBe(
    "/admin/listings?q=villa&status=under_offer&type=House&unconfirmed=true&photos=false&sort=price-low&size=50",
  );
  await waitFor(() => {
    const query = new URLSearchParams(lists().at(-1)?.split("?")[1]);
    expect(Object.fromEntries(query)).toEqual({
      limit: "50",
      q: "villa",
      status: "under_offer",
      property_type: "House",
      unconfirmed: "true",
      photos: "false",
      sort: "price-low",
    });
  });
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Clear filters" })));
  expect(currentPath()).toBe("/admin/listings?q=villa&sort=price-low&size=50");
});

it("suggests listers, and filters by one that is chosen or typed", async () => {
  const { currentPath } = await show("/admin/listings");
  const field = screen.getByLabelText("Lister");
  await act(async () => field.focus());
  await act(async () => fireEvent.change(field, { target: { value: "gra" } }));
  await act(async () => fireEvent.click(await screen.findByText("Grace Doe")));
  expect(currentPath()).toBe("/admin/listings?lister=Grace+Doe");
  await act(async () => fireEvent.change(field, { target: { value: "Someone" } }));
  await act(async () => fireEvent.blur(field));
  expect(currentPath()).toBe("/admin/listings?lister=Someone");
  await act(async () => fireEvent.change(field, { target: { value: "" } }));
  expect(currentPath()).toBe("/admin/listings");
});
