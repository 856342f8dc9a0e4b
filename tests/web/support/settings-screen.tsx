import { act, fireEvent, screen } from "@testing-library/react";
import { Link } from "react-router-dom";
import { mutate } from "swr";
import { type SiteDetails, type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { siteUpdateSchema } from "#contract/site/site-details-schema.ts";
import { readOpeningHours } from "#shared/site/describe-week.ts";
import { SettingsPage } from "#web/admin/features/site-settings/settings-page.tsx";
import { siteKey, useSite } from "#web/lib/page/site-context.ts";
import { validationProblems } from "#worker/http/validation-problems.ts";
import { inputByLabel, renderAt, resetScreen } from "./account-api.tsx";
import { currentAdmin, mockSignedInApi } from "./admin-api.ts";
import { findButton } from "./quick-queries.ts";

/** Where the browser stores the draft of the signed-in admin. */
export const draftKey = `draft_settings_${currentAdmin.id}`;

/** Closes the screen and clears what it has stored. */
export async function resetSettings(): Promise<void> {
  resetScreen();
  await mutate(siteKey, undefined, { revalidate: false });
}

const at = (minute: number) => `2026-11-21T08:0${minute}:00.000Z`;

/**
 * Mocks the API of the settings. `saveAsOther` saves as another admin would.
 * @param complete what the server adds to the settings that it saves
 * @param more what the first answer has beside the settings
 */
export function mockSettings(
  site: SiteDetails = siteDefaults,
  complete = (details: SiteDetails) => details,
  more: Partial<SiteResponse["data"]> = {},
) {
  let stored: SiteResponse = { data: { site, saved_at: null, ...more } };
  let saves = 0;
  const save = (details: SiteDetails) => {
    saves += 1;
    stored = { data: { site: complete(details), saved_at: at(saves) } };
    return stored;
  };
  const calls = mockSignedInApi(({ call, body }) => {
    if (call.startsWith("GET /site")) return [200, stored];
    if (call !== "PUT /site") return undefined;
    const parsed = siteUpdateSchema.safeParse(body);
    if (!parsed.success) return [422, { detail: validationProblems("body", parsed.error.issues) }];
    const { saved_at, ...details } = parsed.data;
    if (saved_at !== stored.data.saved_at) return [409, { detail: "Someone else has saved the settings." }];
    return [200, save({ ...details, ...readOpeningHours(details) })];
  }, "super_admin");
  return { calls, saveAsOther: save, stored: () => stored.data.site };
}

const HealthPhone = () => <output>{useSite("health").phone}</output>;

/** Renders the screen, the phone number that the health pages show, and a link to another screen. */
export async function renderSettings() {
  const shown = await renderAt(
    <>
      <SettingsPage />
      <HealthPhone />
      <Link to="/admin/audit">Audit</Link>
    </>,
    "/admin/settings",
  );
  await screen.findByLabelText("Settings for");
  return shown;
}

/**
 * Renders the screen with these settings. Returns what is stored, and how often it was saved.
 * @param complete what the server adds to the settings that it saves
 */
export async function renderStoredSettings(site: SiteDetails, complete: (details: SiteDetails) => SiteDetails) {
  const { calls, stored } = mockSettings(site, complete);
  await renderSettings();
  return { stored, saves: () => calls.filter(({ call }) => call === "PUT /site").length };
}

/** Returns the phone number that the health pages show. */
export const visiblePhone = () => document.querySelector("output")?.textContent;
export const chooseService = (service: string) =>
  fireEvent.change(inputByLabel("Settings for"), { target: { value: service } });
export const press = (name: string) => act(async () => void fireEvent.click(findButton(name)));
export const preview = () => document.querySelector("aside")?.textContent ?? "";
export const invalidIds = () => [...document.querySelectorAll<HTMLElement>("[aria-invalid=true]")].map(({ id }) => id);
