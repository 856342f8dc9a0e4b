import type { Course } from "#contract/services/course.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { paths } from "#web/lib/page/paths.ts";
import { breadcrumbList, type StructuredData } from "#web/lib/page/structured-data.ts";

/** Returns what the page of a driving course describes. */
export const describeCourse =
  (course: Course, provider: string): StructuredData =>
  (origin) => [
    {
      "@type": "Course",
      name: courseTitle(course),
      description: course.description || courseTitle(course),
      url: origin + paths.course(course.id),
      provider: { "@type": "Organization", name: provider, url: origin },
      offers: {
        "@type": "Offer",
        category: "Paid",
        price: course.pricePerDay,
        priceCurrency: "USD",
        availability: course.available ? "https://schema.org/InStock" : "https://schema.org/SoldOut",
      },
      hasCourseInstance: {
        "@type": "CourseInstance",
        courseMode: "Onsite",
        location: { "@type": "Place", name: course.location, address: course.location },
      },
    },
    breadcrumbList(origin, [{ label: "Driving school", path: paths.drivingSchool }]),
  ];
