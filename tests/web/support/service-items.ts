import { act } from "@testing-library/react";
import type { Course } from "#contract/services/course.ts";
import type { Professional } from "#contract/services/professional.ts";

/** A doctor, and whatever a test wants to be different. */
export function buildProfessional(overrides: Partial<Professional> = {}): Professional {
  return {
    id: "d-1",
    name: "Dr. Ama Kamara",
    specialty: "Pediatrics",
    location: "Sinkor, Monrovia",
    availability: "Monday, 9:00 – 12:00",
    contact: "+231 88 123 4567",
    description: "Sees children.",
    rating: 4.5,
    available: true,
    experience: "8 years",
    price: "$20",
    ...overrides,
  };
}

/** A course, and whatever a test wants to be different. */
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

/** The whole list under its own key, and the few that home and the services' pages ask for. */
const listAnswer = <Item extends { available: boolean }>(path: string, name: string, items: Item[]) => ({
  [path]: { data: { [name]: items } },
  [`${path}?available=true&limit=3&view=card`]: {
    data: { [name]: items.filter(({ available }) => available).slice(0, 3) },
  },
});
export const professionalsResponse = (...doctors: Professional[]) =>
  listAnswer("/public/professionals", "professionals", doctors);
export const coursesResponse = (...courses: Course[]) => listAnswer("/public/courses", "courses", courses);

/** Does something, and waits for what the page then fetches late. */
export function waitForLazyContent<Result>(doIt: () => Result): Promise<Result> {
  return act(async () => {
    const result = doIt();
    await new Promise((done) => setTimeout(done, 20));
    return result;
  });
}

/** Fetches the code that pages fetch late, so that a test does not wait for it being compiled. */
export async function loadLazyCode(): Promise<void> {
  await Promise.all([
    import("#web/features/enquiries/form/enquiry-form.tsx"),
    import("#web/features/services/courses/driving-guide.tsx"),
    import("#web/routes/listings/property-detail.tsx"),
  ]);
}
