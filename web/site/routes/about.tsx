import { joinParts } from "#web/lib/format/format-values.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { useSite } from "#web/lib/page/site-context.ts";
import { Claims } from "#web/site/features/services/company/claims.tsx";
import { ContactCallToAction } from "#web/site/features/services/company/contact-call-to-action.tsx";
import { ReasonGrid } from "#web/site/features/services/company/reason-grid.tsx";
import { ServiceLinks } from "#web/site/features/services/company/service-links.tsx";
import { TeamSection } from "#web/site/features/services/company/team-section.tsx";
import { aboutReason, aboutReasons, aboutStory, aboutValues } from "#web/site/features/services/content/about.ts";
import { CheckedList } from "#web/site/features/services/sections/checked-list.tsx";
import { ServiceHero } from "#web/site/features/services/sections/service-hero.tsx";
import { ServiceSection } from "#web/site/features/services/sections/service-section.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export function About() {
  const site = useSite();
  usePageHead({
    title: "About us",
    description: `${site.name}: homes, doctors, driving lessons and cleaning in ${site.city}.`,
  });
  return (
    <>
      <ServiceHero
        title="Four services, one team"
        lead={
          <>
            {aboutStory} <span className="max-sm:hidden">{aboutReason}</span>
          </>
        }
        image="team"
        actions={
          <>
            <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
            <ContactPair />
          </>
        }
      />
      <ServiceSection id="services" title="What we do" tone="sand">
        <ServiceLinks />
      </ServiceSection>
      <Claims />
      <ServiceSection id="values" title="Our values">
        <ReasonGrid reasons={aboutValues} wide="lg:grid-cols-4 lg:gap-x-8" />
      </ServiceSection>
      <TeamSection />
      <ServiceSection id="why" title="Why choose us">
        <CheckedList items={aboutReasons} wide="sm:grid-cols-2" />
      </ServiceSection>
      <ContactCallToAction
        title="Visit or call us"
        text={[
          joinParts([site.address, site.city]),
          ...site.hours.map(({ days, hours }) => `${days} ${hours}`),
          site.hours_note,
        ]
          .filter((line) => line !== "")
          .map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
      />
    </>
  );
}
