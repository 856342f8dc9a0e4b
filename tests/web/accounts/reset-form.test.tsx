import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ResetForm } from "#web/features/accounts/sign-in/reset-password-form.tsx";
import { aService, fillIn, forgetEverything, showAt, submit } from "../support/account-api.tsx";

afterEach(() => {
  cleanup();
  forgetEverything();
});

const typed = { "New password": "Mango-tree-8", "Confirm new password": "Mango-tree-8" };

it("the link's token is sent once with the new password, and leaves the address at once", async () => {
  const calls = aService(() => [204]);
  const { address } = await showAt(<ResetForm />, "/reset-password#t0k3n");
  expect(address()).toBe("/reset-password");
  fillIn(typed);
  await submit();
  expect(calls[0]).toMatchObject({
    call: "POST /auth/reset",
    body: { token: "t0k3n", new_password: "Mango-tree-8" },
  });
  expect(await screen.findByText("You can log in with your new password now.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
});

it("a link that is used or over is said to be", async () => {
  const detail = "This link has expired or was used already. Please ask for a new one.";
  aService(() => [400, { detail }]);
  await showAt(<ResetForm />, "/reset-password#t0k3n");
  fillIn(typed);
  await submit();
  expect(screen.getByRole("alert").textContent).toBe(detail);
});

it("an address that was cut or mangled on its way is sent as it is, for the service to refuse", async () => {
  const calls = aService(() => [400, { detail: "This link has expired or was used already." }]);
  await showAt(<ResetForm />, "/reset-password#t0k3n%");
  fillIn(typed);
  await submit();
  expect(calls[0]).toMatchObject({ body: { token: "t0k3n%" } });
});

it("two different passwords are not sent", async () => {
  const calls = aService(() => [204]);
  await showAt(<ResetForm />, "/reset-password#t0k3n");
  fillIn({ ...typed, "Confirm new password": "Mango-tree-9" });
  await submit();
  expect(screen.getByText("Passwords do not match")).toBeTruthy();
  expect(calls).toEqual([]);
});

it("without its token the page asks for the whole link", async () => {
  await showAt(<ResetForm />, "/reset-password");
  expect(screen.getByText("This page needs its link")).toBeTruthy();
});
