import type { Chapter } from "./content-types.ts";

/** What this software keeps, where and for how long; change it together with the code it describes. */
export const privacyChapters: readonly Chapter[] = [
  {
    id: "short",
    title: "In short",
    paragraphs: [
      "You can read this whole site without telling us who you are. We set no cookies and show no advertisements, and nothing comes from other companies until you ask for a map.",
      "An account is not needed for anything but having your saved homes and inquiries at hand on every phone. You can delete it yourself, at once.",
      "When you send a form we keep what you wrote so that we can answer you. 24 months after we last worked on it, it is erased by itself.",
    ],
  },
  {
    id: "phone",
    title: "Kept on your phone",
    paragraphs: [
      "These stay in your browser. We cannot see them, and clearing this site's data in the browser removes them all.",
    ],
    points: [
      ["Saved homes", "The homes you gave a heart, with what their cards show."],
      ["Homes looked at last", "The last nine, with what their cards show, until you clear them."],
      ["Lists seen last", "The first page of each list, so that there is something to read without signal."],
      ["Pages and pictures", "Up to 40 pages and 200 pictures you have opened, and the site's own files."],
      ["What you typed", "Unfinished forms, until you send or empty them."],
      ["Waiting inquiries", "What you sent without signal, until it has arrived."],
      ["Receipts", "The references of your last 50 inquiries."],
      [
        "Being signed in",
        "Two tokens, your name, e-mail address and role, and which saved homes your account knows; until you log out.",
      ],
      [
        "Logging out without signal",
        "A scrambled mark of the session, good for ending it alone, until we have heard of it.",
      ],
      ["Your choice of theme", "Light or dark. The place on a page is kept until the tab is closed."],
    ],
  },
  {
    id: "server",
    title: "Kept by us",
    figures: [
      [
        "Accounts",
        "until deleted",
        "name, e-mail, role, the homes you saved; the password as a check value that cannot be read back",
      ],
      [
        "Being signed in",
        "30 days at most",
        "the kind of browser and when it was used; 7 days without use end it, log out ends it",
      ],
      ["Links for a new password", "24 hours", "as a check value"],
      [
        "Changes to accounts and roles",
        "kept",
        "who changed what kind of thing and when, by number, without names or addresses",
      ],
      ["Guard against guessing passwords", "an hour or less", "a scrambled mark of account and network address"],
      [
        "Inquiries",
        "24 months",
        "name, e-mail, phone, message, what it is about and our notes on it, counted from the last change",
      ],
      [
        "Changes to inquiries and listings",
        "kept",
        "which of the staff changed what kind of thing and when, without what you wrote",
      ],
      ["Inquiries taken for spam", "30 days"],
      [
        "Homes opened, called about, asked about on WhatsApp and shared",
        "daily totals",
        "counted by ourselves, without cookies: a number for each home, without saying who",
      ],
      ["Guard against floods of forms", "10 minutes", "a scrambled mark of network address and e-mail"],
      ["Nightly copies", "30 days", "of all this, for a day on which the database is lost"],
      ["Server log", "a few days", "kind of request, result, duration, a number; no name, address or message"],
    ],
    note: "An inquiry that you send while signed in, or claim from the browser you sent it with, is listed in your account; when the account is deleted it stays with us for its time, without it. Inquiries are read by our staff only, to answer you. They are not sold, lent or used for advertising.",
  },
  {
    id: "others",
    title: "Others involved",
    paragraphs: [
      "The site runs at Cloudflare, which carries every request and stores our data for us.",
      "When you tap a home's map, its pictures come from OpenStreetMap, and a WhatsApp button opens WhatsApp. Both then see the network address you come from, and their own rules hold.",
    ],
  },
  {
    id: "rights",
    title: "Your say",
    paragraphs: [
      "Your account page changes your name and password, ends what is signed in, and deletes the account.",
      "Ask us at any time for a copy of what we keep about you, or to correct or erase it. The head of the desk exports or erases it and tells you when it is done. What is erased stays in the nightly copies for up to 30 days and then goes with them. We may ask for the reference of your inquiry, to be sure that it is yours.",
    ],
  },
];
