import { Claims } from "#web/features/services/company/claims.tsx";
import { ContactCallToAction } from "#web/features/services/company/contact-call-to-action.tsx";
import { emergencyNote, healthServices, healthSteps } from "#web/features/services/content/health.ts";
import { SpecialtyList } from "#web/features/services/professionals/specialty-list.tsx";
import { ProcessSteps } from "#web/features/services/sections/process-steps.tsx";
import { ServiceHero } from "#web/features/services/sections/service-hero.tsx";
import { ServiceSection } from "#web/features/services/sections/service-section.tsx";
import { TitledList } from "#web/features/services/sections/titled-list.tsx";
import { ProfessionalRows } from "#web/features/services/service-items/professional-rows.tsx";
import { firstProfessionalsKey, professionalsKey } from "#web/features/services/service-items/service-keys.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { PageKeys } from "#web/lib/page/page-keys.ts";
import { paths } from "#web/lib/page/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";

export const pageKeys: PageKeys = () => [firstProfessionalsKey, professionalsKey];

export function HealthServices() {
  usePageHead({
    title: "Health services in Monrovia",
    description: "Doctors by specialty, with hours, places and prices, and an appointment made by our desk.",
  });
  return (
    <>
      <ServiceHero
        title="A doctor you can find, at an hour that is kept"
        lead="Choose by specialty, see hours, place and price, and ask for an appointment. Our desk arranges the rest."
        picture="health"
        actions={
          <>
            <ButtonLink to={paths.health}>Find a doctor</ButtonLink>
            <ButtonLink to={paths.contact} look="outline">
              Contact Us
            </ButtonLink>
          </>
        }
      />
      <p className="wrap">
        <span className="block border-y border-line py-4 font-medium">{emergencyNote}</span>
      </p>
      <Claims service="health" />
      <ServiceSection id="specialties" title="Specialties">
        <SpecialtyList />
      </ServiceSection>
      <ServiceSection id="services" title="What we do" tone="sand">
        <TitledList items={healthServices} columns={4} />
      </ServiceSection>
      <ServiceSection
        id="doctors"
        title="Doctors you can see"
        more={
          <Link className="more" to={paths.health}>
            All doctors <Icon name="arrow" />
          </Link>
        }
      >
        <ProfessionalRows bookAt={({ id }, isSample) => (isSample ? paths.health : paths.doctor(id))} />
      </ServiceSection>
      <ServiceSection id="process" title="How it goes">
        <ProcessSteps steps={healthSteps} />
      </ServiceSection>
      <ContactCallToAction
        service="health"
        title="Not sure whom to see?"
        text="Tell the desk what is wrong. We name a doctor who can help."
      >
        <ButtonLink to={`${paths.contact}?service=health`}>Ask the desk</ButtonLink>
      </ContactCallToAction>
    </>
  );
}
