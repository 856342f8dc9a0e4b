import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { AdminRegister } from "#web/site/routes/account/admin-register.tsx";
import { mockApi, renderAt, resetScreen } from "../support/account-api.tsx";

afterEach(resetScreen);

it("explains the roles that the form offers", async () => {
  mockApi(() => undefined);
  await renderAt(<AdminRegister />, "/admin/register");
  const options = screen.getAllByRole("option").map(({ textContent }) => textContent);
  expect(options).toEqual(["Admin", "Super Admin"]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(options);
});
