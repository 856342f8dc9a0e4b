import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AdminFrame } from "#web/admin/app/admin-frame.tsx";
import { screens } from "#web/admin/app/admin-routes.tsx";
import { mockApi, renderAt, resetScreen } from "../support/account-api.tsx";

afterEach(resetScreen);

const frame = { role: "super_admin", children: null } as const;

async function currentItems(path: string) {
  mockApi(() => [204]);
  await renderAt(<AdminFrame {...frame} />, path);
  const side = screen.getByRole("navigation", { name: "Admin" });
  return [...side.querySelectorAll("[aria-current=page]")].map(({ textContent }) => textContent);
}

it.each(screens.map(({ path }) => path.replace(/:\w+/, "1")))(
  "the side navigation has one current item at %s",
  async (path) => expect(await currentItems(path)).toHaveLength(1),
);

it.each([
  ["/admin/listings", "All listings"],
  ["/admin/listings?show=rent&q=sinkor", "Rent Properties"],
  ["/admin/listings/1/window-card", "All listings"],
  ["/admin/calendar/settings", "Calendar"],
  ["/admin/people/1", "People"],
  ["/admin/outbox", "Outbox"],
  ["/admin/log-out", "Logout"],
])("%s belongs to %s", async (path, label) => expect(await currentItems(path)).toEqual([label]));

it("shows the outbox in the navigation only while it is open", async () => {
  await currentItems("/admin/people");
  expect(screen.queryByRole("link", { name: "Outbox" })).toBeNull();
});
