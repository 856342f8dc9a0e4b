import { cleanup, screen } from "@testing-library/react";
import { Route, Routes } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { adminPaths, personPath } from "#contract/site/admin-paths.ts";
import { screens } from "#web/admin/app/admin-routes.tsx";
import { renderInRouter, resetScreen, toastText } from "../support/account-api.tsx";
import { mockSignedInApi } from "../support/admin-api.ts";

afterEach(resetScreen);

const { admin, listings, inbox, calendar, calendarSettings, people, wants, answers, closings } = adminPaths;
const { replyTemplates, settings, audit, outbox, account, team } = adminPaths;

/** Opens a screen while the service answers everything with this status, or not at all. Returns what it shows. */
async function open(path: string, status: number | undefined) {
  mockSignedInApi(() => (status === undefined ? undefined : [status, { detail: "Forbidden" }]), "super_admin");
  const route = screens.find((one) => one.path === path);
  if (typeof route?.lazy !== "function") throw new Error(`No screen ${path}`);
  const { Component } = await route.lazy();
  if (!Component) throw new Error(`No component ${path}`);
  const screenOfPath = (
    <Routes>
      <Route path={path} element={<Component />} />
    </Routes>
  );
  await renderInRouter(screenOfPath, path.replace(":id", "1"));
  return (await screen.findAllByRole("alert")).map(({ textContent }) => textContent).join(" | ");
}

it.each([
  ...[admin, listings, inbox, calendar, calendarSettings, people, personPath(":id"), wants, answers, closings],
  ...[replyTemplates, settings, audit, outbox, account, team],
])("%s says in words what failed and what is kept, and offers to try again; or that access is denied", async (path) => {
  for (const status of [500, undefined]) {
    const text = await open(path, status);
    expect(text).toContain("What you saved is kept.");
    expect(document.body.textContent).not.toMatch(/API \d|\b500\b|There is no|0appointments/);
    expect(screen.getAllByRole("button", { name: "Try Again" }).length).toBeGreaterThan(0);
    expect(toastText()).toBe("");
    cleanup();
  }
  expect(await open(path, 403)).toContain("Access DeniedYour account has no access to this part of the site.");
  expect(document.body.textContent).not.toContain("Forbidden");
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});
