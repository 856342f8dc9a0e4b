import { LateEnquiryForm } from "#web/features/enquiries/late-enquiry-form.tsx";
import { FeaturedThree } from "#web/features/properties/featured-three.tsx";
import { Claims } from "#web/features/services/claims.tsx";
import { ContactCall } from "#web/features/services/contact-call.tsx";
import { realEstateServices, realEstateSteps } from "#web/features/services/guides/real-estate.ts";
import { FormSection } from "#web/features/services/parts/form-section.tsx";
import { ProcessSteps } from "#web/features/services/parts/process-steps.tsx";
import { ServiceHero } from "#web/features/services/parts/service-hero.tsx";
import { ServiceSection } from "#web/features/services/parts/service-section.tsx";
import { TitledList } from "#web/features/services/parts/titled-list.tsx";
import { usePageHead } from "#web/lib/page-head.ts";
import { paths } from "#web/lib/paths.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Link } from "#web/ui/link.tsx";

export function RealEstate() {
  usePageHead({
    title: "Real estate in Monrovia",
    description:
      "Buying, renting, selling and letting homes, offices and halls in Monrovia and Paynesville, with the price on the page.",
  });
  return (
    <>
      <ServiceHero
        title="Real estate, with the price first"
        lead="Buy, rent, sell or let a home, an office or a hall in Monrovia and Paynesville. Look in peace, then call."
        picture="homes"
        actions={
          <>
            <ButtonLink to={paths.buy}>Properties for sale</ButtonLink>
            <ButtonLink to={paths.rent} look="outline">
              Properties for rent
            </ButtonLink>
          </>
        }
      />
      <Claims service="real-estate" />
      <ServiceSection id="services" title="What we do">
        <TitledList items={realEstateServices} columns={4} />
      </ServiceSection>
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
        <FeaturedThree />
      </ServiceSection>
      <ServiceSection id="process" title="How it goes">
        <ProcessSteps steps={realEstateSteps} />
      </ServiceSection>
      <FormSection>
        <LateEnquiryForm
          service="real-estate"
          heading="Tell us what you are looking for"
          submitLabel="Send inquiry"
          submittingLabel="Submitting..."
        />
      </FormSection>
      <ContactCall
        service="real-estate"
        title="Rather talk?"
        text="Call the desk, or find our address and hours on the contact page."
      >
        <ButtonLink to={paths.contact}>Contact Us</ButtonLink>
      </ContactCall>
    </>
  );
}
