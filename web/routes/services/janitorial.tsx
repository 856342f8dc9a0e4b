import { LazyEnquiryForm } from "#web/features/enquiries/form/lazy-enquiry-form.tsx";
import { Claims } from "#web/features/services/company/claims.tsx";
import { janitorialChapters, janitorialRates } from "#web/features/services/content/janitorial.ts";
import { DescriptionList } from "#web/features/services/description-list.tsx";
import { GuideChapter } from "#web/features/services/sections/guide-chapter.tsx";
import { GuideLayout } from "#web/features/services/sections/guide-layout.tsx";
import { ServiceHero } from "#web/features/services/sections/service-hero.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { ButtonLink } from "#web/ui/button.tsx";

const contact = { id: "contact", title: "Get a quote" };

export function Janitorial() {
  usePageHead({
    title: "Janitorial services in Monrovia",
    description:
      "Cleaning for offices, schools, clinics, warehouses and homes in Monrovia: usual rates, a market guide and a quote request.",
  });
  return (
    <>
      <ServiceHero
        title="Reliable cleaning for homes and offices"
        lead="We clean homes, offices, schools, clinics and warehouses in Monrovia. See the usual rates and ask for a quote."
        image="cleaning"
        actions={
          <>
            <ButtonLink to="#contact">Request a quote</ButtonLink>
            <ButtonLink to="#market" look="outline">
              Usual rates
            </ButtonLink>
          </>
        }
      />
      <Claims service="janitorial" />
      <GuideLayout anchors={[...janitorialChapters, contact]}>
        {janitorialChapters.map((chapter) => (
          <GuideChapter key={chapter.id} chapter={chapter}>
            {chapter.id === "market" && (
              <>
                <h3 className="mt-8 text-3">Usual rates in Monrovia</h3>
                <DescriptionList values={janitorialRates} />
                <p className="mt-3 max-w-[65ch] text-1 text-ink2">
                  These rates in US dollars are a guide. We visit the building before we quote, and our quote does not
                  change during the contract.
                </p>
              </>
            )}
          </GuideChapter>
        ))}
        <div id={contact.id} className="border-t-2 border-ocean pt-6">
          <LazyEnquiryForm
            service="janitorial"
            heading={contact.title}
            submitLabel="Request a quote"
            submittingLabel="Sending..."
          />
        </div>
      </GuideLayout>
    </>
  );
}
