import { act, fireEvent, screen } from "@testing-library/react";

import { afterEach, expect, it } from "vitest";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { ListingsPager } from "#web/admin/features/listings/listings-pager.tsx";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { renderAt, resetScreen } from "../support/account-api.tsx";

afterEach(resetScreen);

const size = 12;

/** The pages of a list; the cursor is the number of listings before. */
function Pages({ total, isExact = true }: { total: number; isExact?: boolean }) {
  const { params } = useDashboardParams();
  const position = Number(params.cursor ?? params.before ?? 0);
  const shown = Math.min(size, total - position);
  const list = {
    data: { properties: Array.from({ length: shown }, () => ({}) as AdminProperty) },
    total,
    total_exact: isExact,
    offset: position,
    next_cursor: position + shown < total ? String(position + shown) : null,
    previous_cursor: position > 0 ? String(position - size) : null,
  };
  return <ListingsPager params={params} list={list} isOutdated={false} />;
}
const follow = (name: string) => act(async () => fireEvent.click(screen.getByRole("link", { name })));
const text = () => screen.getByRole("navigation", { name: "Pages" }).querySelector("p")?.textContent;

it("says which listings a page shows, forwards and back", async () => {
  await renderAt(<Pages total={30} />, "/admin/listings");
  expect(text()).toBe("1–12 of 30");
  await follow("Next");
  expect(text()).toBe("13–24 of 30");
  await follow("Next");
  expect(text()).toBe("25–30 of 30");
  await follow("Previous");
  expect(text()).toBe("13–24 of 30");
  await follow("Previous");
  expect(text()).toBe("1–12 of 30");
});

it("says that there are more listings than were counted", async () => {
  await renderAt(<Pages total={1000} isExact={false} />, "/admin/listings?cursor=12");
  expect(text()).toBe("13–24 of 1,000+");
});

it("is absent when all listings fit on one page", async () => {
  await renderAt(<Pages total={12} />, "/admin/listings");
  expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
});
