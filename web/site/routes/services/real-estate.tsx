import { Link } from "react-router-dom";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { LazyEnquiryForm } from "#web/site/features/enquiries/form/lazy-enquiry-form.tsx";
import { homePageKeys } from "#web/site/features/listings/home/featured-keys.ts";
import { FeaturedPropertiesGrid } from "#web/site/features/listings/home/featured-properties-grid.part.tsx";
import { Claims } from "#web/site/features/services/company/claims.tsx";
import { realEstateServices, realEstateSteps } from "#web/site/features/services/content/real-estate.ts";
import { FormSection } from "#web/site/features/services/sections/form-section.tsx";
import { ProcessSteps } from "#web/site/features/services/sections/process-steps.tsx";
import { ServiceHero } from "#web/site/features/services/sections/service-hero.tsx";
import { ServiceSection } from "#web/site/features/services/sections/service-section.tsx";
import { TitledList } from "#web/site/features/services/sections/titled-list.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

const lead =
  "Buy, rent, sell or let homes, offices and halls in Monrovia and Paynesville. Every listing shows its price.";

export const pageKeys: PageKeys = homePageKeys;

export function RealEstate() {
  usePageHead({
    title: "Real estate in Monrovia",
    description: lead,
  });
  return (
    <>
      <ServiceHero
        title="Real estate with clear prices"
        lead={lead}
        image="real-estate"
        actions={
          <>
            <div className="grid gap-2 lg:grid-cols-2 *:px-4">
              <ButtonLink to={paths.buy}>Properties for sale</ButtonLink>
              <ButtonLink to={paths.rent} look="outline">
                Properties for rent
              </ButtonLink>
            </div>
            <a className="more justify-self-start" href="#enquiry">
              Sell or let your home <Icon name="arrow" />
            </a>
          </>
        }
      />
      <ServiceSection
        id="featured"
        title="Featured homes"
        tone="sand"
        more={
          <Link className="more" to={paths.properties}>
            View All <Icon name="arrow" />
          </Link>
        }
      >
        <FeaturedPropertiesGrid />
      </ServiceSection>
      <Claims service="real-estate" />
      <ServiceSection id="services" title="Our services">
        <TitledList items={realEstateServices} columns={4} />
      </ServiceSection>
      <ServiceSection id="process" title="How it works" tone="sand">
        <ProcessSteps steps={realEstateSteps} />
      </ServiceSection>
      <FormSection>
        <LazyEnquiryForm
          service="real-estate"
          heading="Tell us what you are looking for"
          submitLabel="Send enquiry"
          submittingLabel="Submitting..."
        />
      </FormSection>
    </>
  );
}
