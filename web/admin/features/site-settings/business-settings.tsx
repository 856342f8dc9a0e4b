import type { ReactNode } from "react";
import { areClaimsShown } from "#contract/site/visible-site.ts";
import { DataPriceSetting } from "./fields/data-price-setting.tsx";
import { ExchangeRateSetting } from "./fields/exchange-rate-setting.tsx";
import { businessFields, claimFields, listingRuleFields, socialFields } from "./fields/settings-field-descriptors.ts";
import { SettingsFields } from "./fields/settings-fields.tsx";
import { SettingsList } from "./fields/settings-list.tsx";
import { SettingsSwitch } from "./fields/settings-switch.tsx";
import { TeamList } from "./fields/team-list.tsx";
import { SettingsHours } from "./hours/settings-hours.tsx";
import { SettingsSection } from "./sections/settings-section.tsx";
import { type BusinessSectionId, businessSections } from "./sections/settings-sections.ts";
import type { SettingsForm } from "./use-settings-form.ts";

/** All sections of the business, in the order of the list of sections. */
export function BusinessSettings({ settings }: { settings: SettingsForm }) {
  const content: Record<BusinessSectionId, ReactNode> = {
    business: <SettingsFields settings={settings} parentPath="" fields={businessFields} />,
    hours: (
      <>
        <SettingsHours key={settings.version} settings={settings} />
        <SettingsSwitch
          settings={settings}
          path="shown.answer_time"
          checked={settings.details.shown.answer_time}
          label="Show how fast you usually answer"
          hint="On the contact page, measured each day from the last 30 days. Hidden until there are 20 answers."
        />
      </>
    ),
    data: <DataPriceSetting settings={settings} />,
    rate: <ExchangeRateSetting settings={settings} />,
    rules: <ListingRules settings={settings} />,
    links: <SocialLinks settings={settings} />,
    feeds: <FeedSwitches settings={settings} />,
    figures: <Figures settings={settings} />,
    team: <Team settings={settings} />,
    examples: <Examples settings={settings} />,
  };
  return businessSections.map((section) => (
    <SettingsSection key={section.id} settings={settings} section={section}>
      {content[section.id]}
    </SettingsSection>
  ));
}

const ListingRules = ({ settings }: { settings: SettingsForm }) => (
  <>
    <p className="text-ink2">
      Visitors complain most about homes that are no longer available. These limits keep your lists up to date.
    </p>
    <SettingsFields settings={settings} parentPath="listing_rules" fields={listingRuleFields} className="grid" />
    <SettingsSwitch
      settings={settings}
      path="owner_answers_at_once"
      checked={settings.details.owner_answers_at_once}
      label="What owners say applies at once"
      hint="“Let”, “Sold” and a new price by the owner's link. Otherwise a colleague accepts it. An unusual price always waits."
    />
  </>
);

const SocialLinks = ({ settings }: { settings: SettingsForm }) => (
  <>
    <p className="text-ink2">Shown at the end of each page. An address begins with https://</p>
    <SettingsList settings={settings} parentPath="social" fields={socialFields} singular="link" max={8} />
  </>
);

const FeedSwitches = ({ settings }: { settings: SettingsForm }) => {
  const { feeds } = settings.details;
  return (
    <>
      <p className="text-ink2">Lists of your homes for other programs. They contain what visitors see.</p>
      <div>
        <SettingsSwitch
          settings={settings}
          path="feeds.rss"
          checked={feeds.rss}
          label="RSS feeds of the lists"
          hint="At /feeds/rent.rss, /feeds/buy.rss and /feeds/properties.rss, with the filters of a list."
        />
        <SettingsSwitch
          settings={settings}
          path="feeds.facebook"
          checked={feeds.facebook}
          label="Homes for Facebook"
          hint="At /feeds/facebook.xml, for a catalog of home listings. Homes without a photo or a place on the map are left out."
        />
      </div>
    </>
  );
};

const Figures = ({ settings }: { settings: SettingsForm }) => (
  <>
    <SettingsSwitch
      settings={settings}
      path="shown.claims"
      checked={areClaimsShown(settings.details)}
      label="Show these figures"
      hint="Only show numbers that are true. The examples stay hidden until you change or show them."
    />
    <SettingsList settings={settings} parentPath="claims" fields={claimFields} singular="figure" max={6} />
  </>
);

const Team = ({ settings }: { settings: SettingsForm }) => (
  <>
    <p className="text-ink2">The people on the about page, in this order.</p>
    <TeamList settings={settings} />
  </>
);

const Examples = ({ settings }: { settings: SettingsForm }) => {
  const { shown } = settings.details;
  return (
    <>
      <p className="text-ink2">The site came with examples. What you enter yourself is always shown.</p>
      <div>
        <SettingsSwitch
          settings={settings}
          path="shown.sample_contacts"
          checked={shown.sample_contacts}
          label="Show the example contacts"
          hint="The phone numbers, email and address that came with the site."
        />
        <SettingsSwitch
          settings={settings}
          path="shown.sample_team"
          checked={shown.sample_team}
          label="Show the example team"
          hint="Until you add your own people. Each one is marked as an example."
        />
        <SettingsSwitch
          settings={settings}
          path="shown.ratings"
          checked={shown.ratings}
          label="Show the ratings of doctors and courses"
          hint="Only if customers really gave them."
        />
      </div>
    </>
  );
};
