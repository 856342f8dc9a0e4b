import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useNavigate } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { useDashboardParams } from "#web/features/admin/dashboard/dashboard-params.ts";
import { ListingsToolbar } from "#web/features/admin/listings/listings-toolbar.tsx";
import { renderAt, resetBrowser } from "../../support/account-api.tsx";

afterEach(() => {
  cleanup();
  resetBrowser();
});

function Tools() {
  const { params: address, change } = useDashboardParams();
  const navigate = useNavigate();
  return (
    <>
      <ListingsToolbar address={address} onSearch={(q) => change({ q }, true)} />
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

it("the dashboard's search box follows the address when that loses or regains its search", async () => {
  const { address } = await renderAt(<Tools />, "/admin?q=villa");
  expect(box().value).toBe("villa");
  await press("Elsewhere");
  expect(box().value).toBe("");
  await press("Back");
  expect([address(), box().value]).toEqual(["/admin?q=villa", "villa"]);
});

it("what is typed is searched for when it rests or at once by Enter, and more typing is not overwritten by it", async () => {
  const { address } = await renderAt(<Tools />, "/admin");
  fireEvent.input(box(), { target: { value: "vil" } });
  fireEvent.submit(box());
  fireEvent.input(box(), { target: { value: "villa " } });
  expect([address(), box().value]).toEqual(["/admin?q=vil", "villa "]);
  await waitFor(() => expect(address()).toBe("/admin?q=villa"));
  expect(box().value).toBe("villa ");
  fireEvent.input(box(), { target: { value: "" } });
  await waitFor(() => expect(address()).toBe("/admin"));
});
