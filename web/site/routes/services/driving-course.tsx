import { useParams } from "react-router-dom";
import { createLazyScreen } from "#web/lib/page/lazy/lazy-screen.tsx";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { LazyEnquiryForm } from "#web/site/features/enquiries/form/lazy-enquiry-form.tsx";
import { CourseDetail } from "#web/site/features/services/courses/course-detail.tsx";
import { CourseFailed, CourseLoading } from "#web/site/features/services/courses/course-states.tsx";
import { courseSubject, enrolmentHeading } from "#web/site/features/services/courses/enrolment.ts";
import { FormSection } from "#web/site/features/services/sections/form-section.tsx";
import { courseKey } from "#web/site/features/services/service-items/service-keys.ts";
import { useCourse } from "#web/site/features/services/service-items/use-course.ts";
import type { PageKeys } from "#web/site/lib/page/page-keys.ts";

const property = createLazyScreen(() => import("../listings/property-detail.tsx").then((m) => m.PropertyDetail));
if (import.meta.env.SSR) await property.preload();

export const pageKeys: PageKeys = ({ id = "" }) => [courseKey(id), detailKey(id)];

/** Shows the course with this id, else the property with this id, else "not found". */
export function DrivingCourse() {
  const id = useParams().id ?? "";
  const result = useCourse(id);
  if (result.state === "missing") return <property.Screen />;
  if (result.state === "failed") return <CourseFailed card={result.card} onRetry={result.retry} />;
  if (result.state === "loading") return <CourseLoading />;
  const { course, isSample } = result;
  return (
    <CourseDetail
      course={course}
      isSample={isSample}
      form={
        <FormSection>
          <LazyEnquiryForm
            service="driving-school"
            heading={enrolmentHeading(course)}
            submitLabel="Send enquiry"
            submittingLabel="Submitting..."
            about={courseSubject(course)}
          />
        </FormSection>
      }
    />
  );
}
