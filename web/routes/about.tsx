import { Claims } from "#web/features/services/company/claims.tsx";
import { ContactCallToAction } from "#web/features/services/company/contact-call-to-action.tsx";
import { DayStrip } from "#web/features/services/company/day-strip.tsx";
import { TeamSection } from "#web/features/services/company/team-section.tsx";
import { aboutReasons, aboutStory, aboutValues } from "#web/features/services/content/about.ts";
import { ServiceSection } from "#web/features/services/sections/service-section.tsx";
import { TitledList } from "#web/features/services/sections/titled-list.tsx";
import { joinParts } from "#web/lib/format/format-values.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export function About() {
  const site = useSite();
  usePageHead({
    title: "About us",
    description: `${site.name}: homes, doctors, driving lessons and cleaning in ${site.city}.`,
  });
  return (
    <>
      <div className="wrap grid gap-x-12 gap-y-6 pt-8 pb-8 lg:grid-cols-[7fr_5fr] lg:pt-12">
        <div>
          <h1>Four services, one team</h1>
          {aboutStory.map((text) => (
            <p key={text} className="mt-4 max-w-[65ch]">
              {text}
            </p>
          ))}
        </div>
        <DayStrip />
      </div>
      <Claims />
      <ServiceSection id="values" title="Our values">
        <TitledList items={aboutValues} columns={4} />
      </ServiceSection>
      <TeamSection />
      <ServiceSection id="why" title="Why choose us">
        <TitledList items={aboutReasons} columns={4} />
      </ServiceSection>
      <ContactCallToAction
        title="Visit or call us"
        text={`${joinParts([site.address, site.city])}. Our opening hours are on the contact page.`}
      >
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
      </ContactCallToAction>
    </>
  );
}
