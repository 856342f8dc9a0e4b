import { type SiteDetails, type SiteResponse, siteDefaults } from "#contract/site/site-details.ts";
import { describeWeek } from "#shared/site/describe-week.ts";
import type { OpeningWeek } from "#shared/site/opening-week.ts";
import { callApi } from "../../support/accounts.ts";
import { send } from "../../support/public-client.ts";

export interface SavedSiteResponse extends SiteResponse {
  detail: { loc: (string | number)[]; msg: string }[];
}

const { week } = siteDefaults as { week: OpeningWeek };

const openWeek = { ...week, sunday: { from: "12:00", to: "16:30" } };

/** Details that differ from the defaults in every part. */
export const savedDetails: SiteDetails = {
  ...siteDefaults,
  name: "Kebbeh & Daughters",
  phone: "+231 88 612 3456",
  social: [{ label: "Facebook", url: "https://facebook.example/kebbeh" }],
  claims: [{ value: "12", label: "Homes let" }],
  team: [{ name: "Made-up Person", position: "Owner", email: null, phone: "+231 88 612 3457", description: "" }],
  week: openWeek,
  hours: describeWeek(openWeek),
  hours_note: "Closed on public holidays",
  shown: { claims: true, ratings: true, sample_team: true, sample_contacts: false, answer_time: false },
  services: { "driving-school": { phone: "+231 88 612 3458", whatsapp: null, email: null, claims: [] } },
};

export const saveSite = (token: string, body: unknown) =>
  callApi<SavedSiteResponse>("/site", { method: "PUT", body, token });

/** Returns the HTML of a page. */
export const readPage = async (path: string) => (await send(path)).text();
