import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ResetPassword } from "#web/site/routes/account/reset-password.tsx";
import { fillForm, mockApi, renderAt, resetScreen, submitForm } from "../support/account-api.tsx";

afterEach(resetScreen);

const typed = { "New password": "Mango-tree-8", "Confirm new password": "Mango-tree-8" };

it("sends the token of the link with the new password and removes it from the URL", async () => {
  const calls = mockApi(() => [204]);
  const { currentPath } = await renderAt(<ResetPassword />, "/reset-password#t0k3n");
  expect(currentPath()).toBe("/reset-password");
  fillForm(typed);
  await submitForm();
  expect(calls[0]).toMatchObject({ call: "POST /auth/reset", body: { token: "t0k3n", new_password: "Mango-tree-8" } });
  expect(await screen.findByText("You can log in with your new password now.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Login" }).getAttribute("href")).toBe("/login");
});

it("reports a used or expired link", async () => {
  const detail = "This link has expired or was used already. Please ask for a new one.";
  mockApi(() => [400, { detail }]);
  await renderAt(<ResetPassword />, "/reset-password#t0k3n");
  fillForm(typed);
  await submitForm();
  expect(screen.getByRole("alert").textContent).toBe(detail);
});

it("sends a damaged token unchanged, so that the server rejects it", async () => {
  const calls = mockApi(() => [400, { detail: "This link has expired or was used already." }]);
  await renderAt(<ResetPassword />, "/reset-password#t0k3n%");
  fillForm(typed);
  await submitForm();
  expect(calls[0]).toMatchObject({ body: { token: "t0k3n%" } });
});

it("does not send two different passwords", async () => {
  const calls = mockApi(() => [204]);
  await renderAt(<ResetPassword />, "/reset-password#t0k3n");
  fillForm({ ...typed, "Confirm new password": "Mango-tree-9" });
  await submitForm();
  expect(screen.getByText("Passwords do not match")).toBeTruthy();
  expect(calls).toEqual([]);
});

it.each([
  ["Open your reset link again", "/reset-password"],
  ["Forgot your password?", { pathname: "/reset-password", state: { isForgotten: true } }],
])("without a token, shows '%s', how to get a link and the login", async (title, entry) => {
  await renderAt(<ResetPassword />, "/reset-password", entry);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf(/^Call/)).toMatch(/^tel:/);
  expect(hrefOf("WhatsApp")).toContain("reset%20link");
  expect(hrefOf("send us a message")).toBe("/contact?service=general");
  expect(hrefOf("Back to login")).toBe("/login");
});
