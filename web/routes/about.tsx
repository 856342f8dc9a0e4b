import { Claims } from "#web/features/services/claims.tsx";
import { ContactCall } from "#web/features/services/contact-call.tsx";
import { DayStrip } from "#web/features/services/day-strip.tsx";
import { reasons, story, values } from "#web/features/services/guides/about.ts";
import { ServiceSection } from "#web/features/services/parts/service-section.tsx";
import { TitledList } from "#web/features/services/parts/titled-list.tsx";
import { TeamCards } from "#web/features/services/team-cards.tsx";
import { usePageHead } from "#web/lib/page-head.ts";
import { paths } from "#web/lib/paths.ts";
import { useSite } from "#web/lib/site-context.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export function About() {
  const site = useSite();
  usePageHead({
    title: "About us",
    description: `${site.name}: homes, doctors, a driving school and cleaning at one desk in ${site.city}.`,
  });
  return (
    <>
      <div className="wrap grid gap-x-12 gap-y-6 pt-8 pb-8 lg:grid-cols-[7fr_5fr] lg:pt-12">
        <div>
          <h1>Four trades, one desk</h1>
          {story.map((text) => (
            <p key={text} className="mt-4 max-w-[65ch]">
              {text}
            </p>
          ))}
        </div>
        <DayStrip />
      </div>
      <Claims />
      <ServiceSection id="values" title="What we hold to">
        <TitledList items={values} columns={4} />
      </ServiceSection>
      <ServiceSection id="team" title="The team" tone="sand">
        <TeamCards />
      </ServiceSection>
      <ServiceSection id="why" title="Why choose us">
        <TitledList items={reasons} columns={4} />
      </ServiceSection>
      <ContactCall title="Come by or call" text={`${site.address}, ${site.city}. Our hours are on the contact page.`}>
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
      </ContactCall>
    </>
  );
}
