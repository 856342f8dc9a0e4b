import { Link } from "react-router-dom";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Claims } from "#web/site/features/services/company/claims.tsx";
import { ContactCallToAction } from "#web/site/features/services/company/contact-call-to-action.tsx";
import { healthServices, healthSteps } from "#web/site/features/services/content/health.ts";
import { EmergencyNote } from "#web/site/features/services/professionals/emergency-note.tsx";
import { Portrait } from "#web/site/features/services/professionals/portrait.tsx";
import { SpecialtyList } from "#web/site/features/services/professionals/specialty-list.tsx";
import { ProcessSteps } from "#web/site/features/services/sections/process-steps.tsx";
import { ServiceHero } from "#web/site/features/services/sections/service-hero.tsx";
import { ServiceSection } from "#web/site/features/services/sections/service-section.tsx";
import { TitledList } from "#web/site/features/services/sections/titled-list.tsx";
import { ProfessionalRows } from "#web/site/features/services/service-items/professional-rows.tsx";
import { firstProfessionalsKey, professionalsKey } from "#web/site/features/services/service-items/service-keys.ts";
import { rowsInColumns } from "#web/site/features/services/service-items/service-row.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

export const pageKeys: PageKeys = () => [firstProfessionalsKey, professionalsKey];

export function HealthServices() {
  usePageHead({
    title: "Health services in Monrovia",
    description:
      "Find a doctor in Monrovia by specialty. Compare hours, locations and prices, and ask for an appointment.",
  });
  return (
    <>
      <ServiceHero
        title="Find a doctor, book a time"
        lead="Choose a specialty, compare hours, locations and prices, and ask for an appointment."
        image="clinic"
        actions={
          <>
            <ButtonLink to={paths.health}>Find a doctor</ButtonLink>
            <ContactPair service="health" chatText="Hello, I would like to see a doctor." />
          </>
        }
        note={
          <>
            <OpeningStatus />
            <EmergencyNote className="mt-3" />
          </>
        }
      />
      <Claims service="health" />
      <ServiceSection id="specialties" title="Specialties">
        <SpecialtyList />
      </ServiceSection>
      <ServiceSection id="services" title="Our services" tone="sand">
        <TitledList items={healthServices} columns={4} />
      </ServiceSection>
      <ServiceSection
        id="doctors"
        title="Our doctors"
        more={
          <Link className="more" to={paths.health}>
            All doctors <Icon name="arrow" />
          </Link>
        }
      >
        <ProfessionalRows
          portrait={(professional) => <Portrait professional={professional} />}
          bookingPath={({ id }, isSample) => (isSample ? paths.health : paths.professional(id))}
          className={rowsInColumns}
        />
      </ServiceSection>
      <ServiceSection id="process" title="How it works">
        <ProcessSteps steps={healthSteps} />
      </ServiceSection>
      <ContactCallToAction
        service="health"
        title="Not sure which doctor to see?"
        text="Tell us what is wrong. We'll suggest a doctor."
      >
        <ButtonLink to={`${paths.contact}?service=health`}>Contact Us</ButtonLink>
      </ContactCallToAction>
    </>
  );
}
