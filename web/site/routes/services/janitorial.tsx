import { Link } from "react-router-dom";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { LazyEnquiryForm } from "#web/site/features/enquiries/form/lazy-enquiry-form.tsx";
import { Claims } from "#web/site/features/services/company/claims.tsx";
import { janitorialGuideSummary } from "#web/site/features/services/content/janitorial-guide-summary.ts";
import {
  janitorialFacts,
  janitorialRates,
  janitorialServices,
  janitorialSteps,
} from "#web/site/features/services/content/janitorial-services.ts";
import { DescriptionList } from "#web/site/features/services/description-list.tsx";
import { FormSection } from "#web/site/features/services/sections/form-section.tsx";
import { MarketGuide } from "#web/site/features/services/sections/market-guide.tsx";
import { ProcessSteps } from "#web/site/features/services/sections/process-steps.tsx";
import { ServiceHero } from "#web/site/features/services/sections/service-hero.tsx";
import { ServiceSection } from "#web/site/features/services/sections/service-section.tsx";
import { TitledList } from "#web/site/features/services/sections/titled-list.tsx";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

const contact = { id: "contact", title: "Get a quote" };

/** What customers need first: what, price, when, call and form. The market guide has its own page. */
export function Janitorial() {
  usePageHead({
    title: "Janitorial services in Monrovia",
    description:
      "Cleaning for offices, schools, clinics, warehouses and homes in Monrovia: services, usual rates and a quote request.",
  });
  return (
    <>
      <ServiceHero
        title="Reliable cleaning for homes and offices"
        lead="We clean homes, offices, schools and clinics in Monrovia. We visit first, then you get a fixed price."
        image="cleaning"
        facts={janitorialFacts}
        actions={
          <>
            <ButtonLink to="#contact">Request a quote</ButtonLink>
            <ContactPair service="janitorial" chatText="Hello, I would like a quote for cleaning." />
          </>
        }
        note={<OpeningStatus />}
      />
      <Claims service="janitorial" />
      <ServiceSection
        id="rates"
        title="Usual rates in Monrovia"
        more={
          <Link className="more max-lg:hidden" to="#contact">
            Request a quote <Icon name="arrow" />
          </Link>
        }
        tone="sand"
      >
        <p className="mt-2 mb-4 max-w-[60ch] text-ink2">
          These rates in US dollars are a guide. We visit the building before we quote, and our quote does not change
          during the contract.
        </p>
        <DescriptionList values={janitorialRates} hasColumns />
      </ServiceSection>
      <ServiceSection id="services" title="What we clean">
        <TitledList items={janitorialServices} columns={4} />
      </ServiceSection>
      <ServiceSection id="process" title="How it works" tone="sand">
        <ProcessSteps steps={janitorialSteps} />
      </ServiceSection>
      <div id={contact.id}>
        <FormSection>
          <LazyEnquiryForm
            service="janitorial"
            heading={contact.title}
            submitLabel="Request a quote"
            submittingLabel="Sending..."
          />
        </FormSection>
      </div>
      <MarketGuide
        lead="For anyone who wants to start a cleaning business."
        chapters={janitorialGuideSummary}
        path={paths.janitorialGuide}
      />
    </>
  );
}
