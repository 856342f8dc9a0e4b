import { useSearchParams } from "react-router-dom";
import { formatMoney } from "#web/lib/format/format-values.ts";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { LazyEnquiryForm } from "#web/site/features/enquiries/form/lazy-enquiry-form.tsx";
import { Claims } from "#web/site/features/services/company/claims.tsx";
import { drivingGuideSummary } from "#web/site/features/services/content/driving-guide-summary.ts";
import { CourseList } from "#web/site/features/services/courses/course-list.tsx";
import { courseSubject, enrolmentHeading } from "#web/site/features/services/courses/enrolment.ts";
import { FormSection } from "#web/site/features/services/sections/form-section.tsx";
import { MarketGuide } from "#web/site/features/services/sections/market-guide.tsx";
import { ServiceHero } from "#web/site/features/services/sections/service-hero.tsx";
import { ServiceSection } from "#web/site/features/services/sections/service-section.tsx";
import { coursesKey } from "#web/site/features/services/service-items/service-keys.ts";
import { useCourses } from "#web/site/features/services/service-items/use-service-items.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";

export const pageKeys: PageKeys = () => [coursesKey];

/** What learners need first: courses, prices, times, call and form. The market guide has its own page. */
export function DrivingSchool() {
  usePageHead({
    title: "Driving school in Monrovia",
    description: "Car, motorcycle and truck courses in Monrovia, with the price of the whole course.",
  });
  const { items, areSamples } = useCourses();
  const chosenId = useSearchParams()[0].get("course");
  const chosen = areSamples ? undefined : items?.find(({ id }) => id === chosenId);
  return (
    <>
      <ServiceHero
        title="Driving school in Monrovia"
        lead="Car, motorcycle and truck courses. One price covers the whole course."
        image="driving-school"
        facts={[
          [
            items?.length ? `from ${formatMoney(Math.min(...items.map(({ pricePerDay }) => pricePerDay)))}` : "–",
            "whole course",
          ],
          [items ? String(items.length) : "–", "courses"],
          ["Mon – Sat", "lesson days"],
        ]}
        actions={
          <>
            <ButtonLink to="#courses">See the courses</ButtonLink>
            <ContactPair service="driving-school" chatText="Hello, I have a question about the driving school." />
          </>
        }
        note={<OpeningStatus />}
      />
      <Claims service="driving-school" />
      <ServiceSection id="courses" title="Courses and prices">
        <CourseList />
      </ServiceSection>
      <FormSection>
        <LazyEnquiryForm
          service="driving-school"
          heading={chosen ? enrolmentHeading(chosen) : "Ask about a course"}
          about={chosen && courseSubject(chosen)}
          submitLabel="Send enquiry"
          submittingLabel="Submitting..."
        />
      </FormSection>
      <MarketGuide
        lead="For anyone who wants to open a driving school."
        chapters={drivingGuideSummary}
        path={paths.drivingGuide}
      />
    </>
  );
}
