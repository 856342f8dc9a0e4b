import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { ListingsToolbar } from "#web/admin/features/listings/filters/listings-toolbar.tsx";
import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { renderAt, resetScreen } from "../support/account-api.tsx";

afterEach(resetScreen);

function Tools() {
  const { params, change } = useDashboardParams();
  const navigate = useNavigate();
  return (
    <>
      <ListingsToolbar params={params} onSearch={(q) => change({ q }, true)} />
      <button type="button" onClick={() => navigate("/admin")}>
        Elsewhere
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const box = () => screen.getByRole("searchbox") as HTMLInputElement;

it("updates the search box when the URL changes", async () => {
  const { currentPath } = await renderAt(<Tools />, "/admin?q=villa");
  expect(box().value).toBe("villa");
  await press("Elsewhere");
  expect(box().value).toBe("");
  await press("Back");
  expect([currentPath(), box().value]).toEqual(["/admin?q=villa", "villa"]);
});

it("searches after a pause or on Enter, and does not overwrite later typing", async () => {
  const { currentPath } = await renderAt(<Tools />, "/admin");
  fireEvent.input(box(), { target: { value: "vil" } });
  fireEvent.submit(box());
  fireEvent.input(box(), { target: { value: "villa " } });
  expect([currentPath(), box().value]).toEqual(["/admin?q=vil", "villa "]);
  await waitFor(() => expect(currentPath()).toBe("/admin?q=villa"));
  expect(box().value).toBe("villa ");
  fireEvent.input(box(), { target: { value: "" } });
  await waitFor(() => expect(currentPath()).toBe("/admin"));
});

it.each([
  ["", "/add-property"],
  ["?show=buy", "/add-property"],
  ["?show=rent", "/add-rent-property"],
  ["?only=bin", undefined],
])("Create in the list /admin%s leads to %s", async (query, path) => {
  await renderAt(<Tools />, `/admin${query}`);
  expect(screen.queryByRole("link", { name: "Create" })?.getAttribute("href")).toBe(path);
});
