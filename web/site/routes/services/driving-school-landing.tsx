import { Link } from "react-router-dom";
import { usePageHead } from "#web/lib/page/page-head.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Claims } from "#web/site/features/services/company/claims.tsx";
import { ContactCallToAction } from "#web/site/features/services/company/contact-call-to-action.tsx";
import { drivingQuestions, drivingReasons, drivingSteps } from "#web/site/features/services/content/driving-landing.ts";
import { courseImage } from "#web/site/features/services/courses/course-image.ts";
import { ProcessSteps } from "#web/site/features/services/sections/process-steps.tsx";
import { QuestionList } from "#web/site/features/services/sections/question-list.tsx";
import { ServiceHero } from "#web/site/features/services/sections/service-hero.tsx";
import { ServiceThumbnail } from "#web/site/features/services/sections/service-image.tsx";
import { ServiceSection } from "#web/site/features/services/sections/service-section.tsx";
import { TitledList } from "#web/site/features/services/sections/titled-list.tsx";
import { HomeCourses } from "#web/site/features/services/service-items/home-courses.tsx";
import { firstCoursesKey } from "#web/site/features/services/service-items/service-keys.ts";
import { rowsInColumns } from "#web/site/features/services/service-items/service-row.tsx";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";
import { ContactPair } from "#web/site/ui/contact/contact-pair.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { OpeningStatus } from "#web/ui/contact/opening-status.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

export const pageKeys: PageKeys = () => [firstCoursesKey];

export function DrivingSchoolLanding() {
  usePageHead({
    title: "Learn to drive in Monrovia",
    description:
      "Car, motorcycle and truck courses in Monrovia. One price for the whole course, and help with the licence papers.",
  });
  return (
    <>
      <ServiceHero
        title="Learn to drive with patient teachers"
        lead="Start in our fenced yard and drive in city traffic by the end. One price covers the whole course."
        image="driving-school"
        actions={
          <>
            <ButtonLink to={paths.drivingSchool}>See the courses</ButtonLink>
            <ContactPair service="driving-school" chatText="Hello, I would like to learn to drive." />
          </>
        }
        note={<OpeningStatus />}
      />
      <div className="wrap py-8 lg:py-12">
        <HomeCourses
          className={rowsInColumns}
          heading={
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h2 id="courses">Popular courses</h2>
              <Link className="more" to={paths.drivingSchool}>
                All courses <Icon name="arrow" />
              </Link>
            </div>
          }
          image={(course) => <ServiceThumbnail name={courseImage(course)} />}
        />
      </div>
      <Claims service="driving-school" />
      <ServiceSection id="reasons" title="How we teach" tone="sand">
        <TitledList items={drivingReasons} columns={4} />
      </ServiceSection>
      <ServiceSection id="process" title="From the first lesson to the licence">
        <ProcessSteps steps={drivingSteps} />
      </ServiceSection>
      <ServiceSection id="questions" title="Common questions" tone="sand">
        <QuestionList questions={drivingQuestions} />
      </ServiceSection>
      <ContactCallToAction
        service="driving-school"
        title="Which course is right for you?"
        text="Tell us what you want to drive and when you are free. We answer within 24 hours."
      >
        <ButtonLink to={paths.drivingSchool}>Courses and prices</ButtonLink>
        <ButtonLink to={`${paths.contact}?service=driving-school`} look="outline">
          Contact Us
        </ButtonLink>
      </ContactCallToAction>
    </>
  );
}
