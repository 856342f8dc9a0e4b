import type { TeamMember } from "#contract/site/site-details.ts";
import type { TitledText } from "./content-types.ts";

export const aboutStory: readonly string[] = [
  "People who look for a flat also ask where to find a doctor. People who have found the doctor ask who could teach a daughter to drive, and the driving school asks who cleans its classroom. The answer used to be a neighbour's number on a piece of paper.",
  "Here the four trades share one desk. A home, a doctor, a licence and a clean office are different work, but they begin with the same thing: someone who picks up the phone, says what it costs and keeps the hour.",
  "This site is that desk on your phone. It is drawn and built to open on a slow line and to cost you little data, and it shows the price before it asks for your name.",
];

export const aboutValues: readonly TitledText[] = [
  ["Say the price", "Before the viewing, the lesson, the visit or the clean."],
  ["Keep the hour", "If we are late we call first."],
  ["Show it as it is", "Pictures of the real rooms, and what is a sample is called a sample."],
  ["Keep little", "We ask for what we need to answer you, and erase it afterwards."],
];

export const aboutReasons: readonly TitledText[] = [
  ["One desk, four trades", "You explain yourself once."],
  ["People who know the streets", "Which road floods, which street has water, where the bus stops."],
  ["Papers in order", "A receipt for every payment and a copy of everything you sign."],
  ["An answer in one business day", "By phone, WhatsApp or e-mail, whichever you like best."],
];

const phone = "+231 77 000 0000";

/** Samples, to be replaced by the owner: their contacts are examples and lead nowhere (rulings 1 and 3). */
export const sampleTeam: readonly TeamMember[] = [
  {
    name: "Patience Kollie",
    position: "General manager",
    email: "patience@example.com",
    phone,
    description: "Runs the desk and is the last to leave it. Ask her when something went wrong.",
  },
  {
    name: "Joseph Togba",
    position: "Head of real estate",
    email: "joseph@example.com",
    phone,
    description: "Knows Sinkor and Congo Town street by street, and which of them stand under water in July.",
  },
  {
    name: "Dr. Ruth Gaye",
    position: "Health coordinator",
    email: "ruth@example.com",
    phone,
    description: "Finds the right doctor for a request and makes sure that the hour is kept.",
  },
  {
    name: "Abraham Flomo",
    position: "Chief driving instructor",
    email: "abraham@example.com",
    phone,
    description: "Teaches on the yard first and on the boulevard last. Has never raised his voice in a car.",
  },
  {
    name: "Martha Sumo",
    position: "Janitorial supervisor",
    email: "martha@example.com",
    phone,
    description: "Walks every building before she quotes and again after the first clean.",
  },
  {
    name: "Emmanuel Varney",
    position: "Client care",
    email: "emmanuel@example.com",
    phone,
    description: "Reads every inquiry and passes it to the one person who answers it.",
  },
];
