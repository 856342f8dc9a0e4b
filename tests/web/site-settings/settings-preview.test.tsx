import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SettingsPreview } from "#web/admin/features/site-settings/settings-preview.tsx";
import { seededSite } from "../../../migrations/seed/seeded-site.ts";

afterEach(cleanup);

it.each([
  ["hours", ["hours"]],
  ["figures", ["figures"]],
  ["feeds", ["contacts"]],
  [undefined, ["contacts", "hours", "figures"]],
])("previews beside the section %s what it changes, or the contacts", (section, parts) => {
  render(<SettingsPreview details={seededSite} service={undefined} section={section} />);
  const texts = { contacts: seededSite.email ?? "", hours: `${seededSite.hours[0]?.days}:`, figures: "Happy Clients" };
  const shown = Object.entries(texts).filter(([, text]) => !screen.getByText(text).closest("[hidden]"));
  expect(shown.map(([part]) => part)).toEqual(parts);
});
