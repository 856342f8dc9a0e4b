import { act } from "@testing-library/react";
import type { Course } from "#contract/services/course.ts";
import type { Professional } from "#contract/services/professional.ts";

/** Builds a professional. */
export function buildProfessional(overrides: Partial<Professional> = {}): Professional {
  return {
    id: "d-1",
    name: "Dr. Ama Kamara",
    specialty: "Pediatrics",
    location: "Sinkor, Monrovia",
    availability: "Monday, 9:00 – 12:00",
    hours: [{ weekday: 1, from: "09:00", to: "12:00" }],
    contact: "+231 88 123 4567",
    description: "Sees children.",
    rating: 4.5,
    available: true,
    experience: "8 years",
    price: "$20",
    ...overrides,
  };
}

/** Builds a course. */
export function buildCourse(overrides: Partial<Course> = {}): Course {
  return {
    id: "c-1",
    make: "Toyota",
    model: "Vitz",
    year: 2015,
    type: "Beginner, private car",
    seats: 5,
    transmission: "Manual",
    fuelType: "Petrol",
    pricePerDay: 150,
    location: "Paynesville",
    available: true,
    rating: 4.6,
    features: ["Yard first"],
    description: "From the first start to the test.",
    mileage: "About 200 km",
    ...overrides,
  };
}

/** Builds page data by SWR key: all items, and the first available ones for the home and service pages. */
const listResponses = <Item extends { available: boolean }>(path: string, name: string, items: Item[]) => ({
  [path]: { data: { [name]: items } },
  [`${path}?available=true&limit=3&view=card`]: {
    data: { [name]: items.filter(({ available }) => available).slice(0, 3) },
  },
});
export const professionalsResponse = (...professionals: Professional[]) =>
  listResponses("/public/professionals", "professionals", professionals);
export const coursesResponse = (...courses: Course[]) => listResponses("/public/courses", "courses", courses);

/** Runs an action and waits until lazily loaded content is shown. */
export function waitForLazyContent<Result>(action: () => Result): Promise<Result> {
  return act(async () => {
    const result = action();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return result;
  });
}

/** Loads the lazy code of the pages in advance, so that tests do not wait until it is compiled. */
export async function loadLazyCode(): Promise<void> {
  await Promise.all([
    import("#web/site/features/enquiries/form/enquiry-form.part.tsx"),
    import("#web/site/routes/listings/property-detail.tsx"),
  ]);
}
