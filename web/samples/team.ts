import type { TeamMember } from "#contract/site/site-details.ts";

const phone = "+231 77 000 0000";

/** Shown, with a "Sample" badge, until the owner enters the real team. The contact details are examples. */
export const sampleTeam: readonly TeamMember[] = [
  {
    name: "Patience Kollie",
    position: "General manager",
    email: "patience@example.com",
    phone,
    description: "Runs the office. Ask for her if something went wrong.",
  },
  {
    name: "Joseph Togba",
    position: "Head of real estate",
    email: "joseph@example.com",
    phone,
    description: "Knows Sinkor and Congo Town street by street, and which streets flood in July.",
  },
  {
    name: "Dr. Ruth Gaye",
    position: "Health coordinator",
    email: "ruth@example.com",
    phone,
    description: "Finds the right doctor for you and arranges the appointment.",
  },
  {
    name: "Abraham Flomo",
    position: "Chief driving instructor",
    email: "abraham@example.com",
    phone,
    description: "Patient with beginners. Starts in the yard and ends in city traffic.",
  },
  {
    name: "Martha Sumo",
    position: "Janitorial supervisor",
    email: "martha@example.com",
    phone,
    description: "Visits every building before she quotes, and again after the first cleaning.",
  },
  {
    name: "Emmanuel Varney",
    position: "Client care",
    email: "emmanuel@example.com",
    phone,
    description: "Reads every enquiry and passes it to the right colleague.",
  },
];
