import { Suspense } from "react";
import { LateEnquiryForm } from "#web/features/enquiries/late-enquiry-form.tsx";
import { Claims } from "#web/features/services/claims.tsx";
import { CourseList } from "#web/features/services/course-list.tsx";
import { drivingFigures } from "#web/features/services/guides/driving-figures.ts";
import { FormSection } from "#web/features/services/parts/form-section.tsx";
import { ServiceHero } from "#web/features/services/parts/service-hero.tsx";
import { ServiceSection } from "#web/features/services/parts/service-section.tsx";
import { latePart } from "#web/lib/late-part.tsx";
import { usePageHead } from "#web/lib/page-head.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { FigureStrip } from "#web/ui/figure-strip.tsx";

const guide = latePart(() => import("#web/features/services/driving-guide.tsx").then((m) => m.DrivingGuide));
if (import.meta.env.SSR) await guide.preload();

export function DrivingSchool() {
  usePageHead({
    title: "Driving school in Monrovia",
    description:
      "Driving courses with their prices, and a guide to the market: learners, price bands, licensing and setup costs.",
  });
  return (
    <>
      <ServiceHero
        title="Driving school in Monrovia"
        lead="Our courses with their prices, and a guide to the market for anyone who thinks of opening a school."
        picture="driving"
        actions={
          <>
            <ButtonLink to="#courses">See the courses</ButtonLink>
            <ButtonLink to="#enquiry" look="outline">
              Send an inquiry
            </ButtonLink>
          </>
        }
      />
      <Claims service="driving-school" />
      <FigureStrip figures={drivingFigures} />
      <ServiceSection id="courses" title="Courses">
        <CourseList />
      </ServiceSection>
      <Suspense>
        <guide.Part />
      </Suspense>
      <FormSection>
        <LateEnquiryForm
          service="driving-school"
          heading="Ask about a course"
          submitLabel="Send inquiry"
          submittingLabel="Submitting..."
        />
      </FormSection>
    </>
  );
}
