import { Claims } from "#web/features/services/company/claims.tsx";
import { ContactCallToAction } from "#web/features/services/company/contact-call-to-action.tsx";
import { ServiceLinks } from "#web/features/services/company/service-links.tsx";
import { TeamSection } from "#web/features/services/company/team-section.tsx";
import { aboutReasons, aboutStory, aboutValues } from "#web/features/services/content/about.ts";
import { ServiceHero } from "#web/features/services/sections/service-hero.tsx";
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
      <ServiceHero
        title="Four services, one team"
        lead={aboutStory.what}
        image="team"
        actions={<ButtonLink to={paths.contact}>Contact Us</ButtonLink>}
      />
      <ServiceSection id="services" title="What we do" tone="sand">
        <ServiceLinks />
      </ServiceSection>
      <Claims />
      <ServiceSection id="values" title="Our values">
        <p className="mt-2 max-w-[60ch] text-ink2">{aboutStory.how}</p>
        <TitledList items={aboutValues} columns={4} />
      </ServiceSection>
      <TeamSection />
      <ServiceSection id="why" title="Why choose us">
        <p className="mt-2 max-w-[60ch] text-ink2">{aboutStory.website}</p>
        <TitledList items={aboutReasons} columns={4} />
      </ServiceSection>
      <ContactCallToAction
        title="Visit or call us"
        text={`${joinParts([site.address, site.city])}. Our opening hours are on the contact page.`}
      >
        <ButtonLink to={paths.contact}>Contact page</ButtonLink>
      </ContactCallToAction>
    </>
  );
}
