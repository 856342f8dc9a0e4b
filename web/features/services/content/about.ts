import type { TitledText } from "./content-types.ts";

export const aboutStory = {
  what: "We help people in Monrovia find a home, see a doctor, learn to drive and keep their homes and offices clean. Many of our customers need more than one of these, so we offer them in one place.",
  how: "You call one number, and one team helps you. We tell you the price before you decide, and we come at the time we agreed.",
  website:
    "This website is built for slow connections and small data plans. You can look at homes, doctors, courses and prices without an account.",
};

export const aboutValues: readonly TitledText[] = [
  ["Clear prices", "You know the price before the viewing, the lesson, the appointment or the cleaning."],
  ["On time", "If we are running late, we call you first."],
  ["Honest listings", "Each home says when we last confirmed it. Anything that is only a sample is marked as one."],
  ["Your privacy", "We ask only for what we need to answer you, and we erase it later."],
];

export const aboutReasons: readonly TitledText[] = [
  ["One number to call", "Tell us once what you need. We take care of the rest."],
  ["Local knowledge", "We know which roads flood, which streets have water and where the bus stops."],
  ["Paperwork in order", "You get a receipt for every payment and a copy of everything you sign."],
  ["A reply within one business day", "By phone, WhatsApp or e-mail, as you prefer."],
];
