import { Suspense } from "react";
import { LazyEnquiryForm } from "#web/features/enquiries/form/lazy-enquiry-form.tsx";
import { Claims } from "#web/features/services/company/claims.tsx";
import { drivingStats } from "#web/features/services/content/driving-stats.ts";
import { CourseList } from "#web/features/services/courses/course-list.tsx";
import { FormSection } from "#web/features/services/sections/form-section.tsx";
import { ServiceHero } from "#web/features/services/sections/service-hero.tsx";
import { ServiceSection } from "#web/features/services/sections/service-section.tsx";
import { coursesKey } from "#web/features/services/service-items/service-keys.ts";
import { createLazyPart } from "#web/lib/page/lazy-part.tsx";
import { usePageHead } from "#web/lib/page/page-head.ts";
import type { PageKeys } from "#web/lib/page/page-keys.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { StatStrip } from "#web/ui/stat-strip.tsx";

const guide = createLazyPart(() =>
  import("#web/features/services/courses/driving-guide.tsx").then((m) => m.DrivingGuide),
);
if (import.meta.env.SSR) await guide.preload();

export const pageKeys: PageKeys = () => [coursesKey];

export function DrivingSchool() {
  usePageHead({
    title: "Driving school in Monrovia",
    description:
      "Driving courses and prices in Monrovia, and a market guide: learners, usual prices, licensing and setup costs.",
  });
  return (
    <>
      <ServiceHero
        title="Driving school in Monrovia"
        lead="Our courses and prices, and a market guide for anyone thinking of opening a school."
        image="driving"
        actions={
          <>
            <ButtonLink to="#courses">See the courses</ButtonLink>
            <ButtonLink to="#enquiry" look="outline">
              Send an enquiry
            </ButtonLink>
          </>
        }
      />
      <Claims service="driving-school" />
      <StatStrip stats={drivingStats} />
      <ServiceSection id="courses" title="Courses">
        <CourseList />
      </ServiceSection>
      <Suspense>
        <guide.Part />
      </Suspense>
      <FormSection>
        <LazyEnquiryForm
          service="driving-school"
          heading="Ask about a course"
          submitLabel="Send enquiry"
          submittingLabel="Submitting..."
        />
      </FormSection>
    </>
  );
}
