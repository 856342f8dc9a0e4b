import type { Page } from "@playwright/test";
import { peopleEndpoints } from "#contract/endpoints/people.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { readAuthorization } from "../admin.ts";
import { expect } from "../browser-test.ts";
import { showScreen } from "../client-navigation.ts";
import { closeDialogs, type ScreenStates } from "./screen-states.ts";

/** Adds two people with one name who share a number, and returns the second one. */
async function addPeople(page: Page): Promise<string> {
  const headers = await readAuthorization(page);
  const digits = String(Date.now()).slice(-5);
  const add = async (fields: object) => {
    const contacts = [
      { kind: "phone", value: `0775 5${digits}` },
      { kind: "email", value: `josephine-${digits}@example.org` },
    ];
    const data = { name: "Josephine Kollie-Washington", contacts, shared: true, ...fields };
    const added = await page.request.post(apiPrefix + peopleEndpoints.createPerson.path, { headers, data });
    return (await added.json()).id;
  };
  await add({});
  return add({ kinds: ["owner"], key_holder: "The guard at the gate", note: "Prefers calls in the evening." });
}

export const peopleStates: ScreenStates = {
  "the people": async (page) => {
    await addPeople(page);
    await showScreen(page, "/admin/people");
    await page.getByRole("searchbox").fill("kollie-wash");
    await expect(page.getByRole("link", { name: "Josephine Kollie-Washington" }).first()).toBeVisible();
  },
  "a search without a result": async (page) => {
    await page.getByRole("searchbox").fill("zzzzzz");
    await expect(page.getByText("No one matches")).toBeVisible();
  },
  "the form of a new person with missing fields": async (page) => {
    await showScreen(page, "/admin/people?new");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
  },
  "a person who shares a phone": async (page) => {
    await closeDialogs(page);
    await showScreen(page, `/admin/people/${await addPeople(page)}`);
    await expect(page.getByText("Shared phone")).toBeVisible();
    // Several suggestions are folded.
    const suggestions = page.locator("details").filter({ hasText: "the same person" });
    await suggestions.evaluate((element: HTMLDetailsElement) => {
      element.open = true;
    });
    await expect(page.getByRole("button", { name: "Same person" }).first()).toBeVisible();
  },
  "a merged person": async (page) => {
    await page.getByRole("button", { name: "Same person" }).first().click();
    await expect(page.locator(".toast-place").getByRole("button", { name: "Undo" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Separate again" })).toBeVisible();
  },
  "the form of a person": async (page) => {
    await page.getByRole("button", { name: "Actions for Josephine Kollie-Washington" }).click();
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await expect(page.getByRole("dialog").getByLabel("Key holder")).toHaveValue("The guard at the gate");
  },
};
