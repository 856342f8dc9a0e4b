import type { Chapter } from "./content-types.ts";

/** Describes what this software stores, where and for how long. Change it together with that code. */
export const privacyChapters: readonly Chapter[] = [
  {
    id: "short",
    title: "In short",
    paragraphs: [
      "You can read this whole site without telling us who you are. We set no cookies and show no advertising. Nothing is loaded from other companies until you open a map.",
      "You need an account only to have your saved homes, saved searches and enquiries on every device. You can delete it yourself at any time.",
      "When you send a form, we keep what you wrote so that we can answer you. It is erased automatically 24 months after we last worked on it.",
    ],
  },
  {
    id: "phone",
    title: "Stored on your device",
    paragraphs: [
      "This data stays in your browser. We cannot see it. To remove all of it, clear this site's data in your browser.",
    ],
    points: [
      [
        "Saved homes",
        "The homes you marked with the heart, with the details on their cards. Those of your account, and their photos, until you log out. Photos of recently viewed homes stay.",
      ],
      ["Recently viewed homes", "The last nine, with the details on their cards, until you clear the list."],
      [
        "What you look for",
        "The addresses of the pages of what you asked to be told of, so that your saved homes show what fits.",
      ],
      ["Recent searches", "Your last five searches for homes, until you clear them."],
      ["Our contact details", "As you last saw them, so that you can call us when the site is unavailable."],
      [
        "All homes",
        "What the lists and pages of all homes show, so that you can search them without signal. It loads when you open a second page, but with data saver or on a very slow connection only when you ask for it.",
      ],
      [
        "Saved searches",
        "The searches that you saved, and which homes they had found when you last looked. Your phone compares them. Without an account, we do not know of them.",
      ],
      ["Recent lists", "The first page of each list, so that you can read it offline."],
      [
        "Pages and photos",
        "Up to 40 pages you have opened and 200 photos of homes you have seen, opened or saved, and the site's own files.",
      ],
      ["Unfinished forms", "What you typed, until you send or empty the form."],
      ["Waiting enquiries and bookings", "What you sent while offline, until we have received it."],
      [
        "Receipts",
        "The references of your last 50 enquiries and bookings, and the links of your bookings. Those of your account until you log out.",
      ],
      [
        "Where your visit began",
        "The site or printed code that led you here, which is sent with an enquiry, and your first page, until you close the tab.",
      ],
      [
        "Your login",
        "Codes that keep you logged in, your name, email address and role, and which saved homes and searches are in your account, until you log out.",
      ],
      [
        "What your account has not received",
        "Homes and searches that you saved or removed while logged in, if your account has not received that. After a logout they are hidden, until you log in on this device again.",
      ],
      ["Logging out offline", "A coded login number, kept until you are fully logged out."],
      [
        "Your last visit",
        "When you were last here, and your answer when we suggest adding the site to your phone. We suggest it once, from your second visit on.",
      ],
      [
        "Data saver and compact rows",
        "Your choices, and how much this visit has loaded, for at most twelve hours, and how much the copy for use without signal has loaded.",
      ],
      [
        "Photos that you share to this site",
        "Only for our staff: until they are in a listing, at most seven days, or until logout.",
      ],
      ["Light or dark theme", "Your choice. Your position on a page is kept until you close the tab."],
    ],
  },
  {
    id: "server",
    title: "Stored by us",
    values: [
      [
        "Accounts",
        "until deleted",
        "name, email address, role, saved homes and saved searches; the password only in a form that cannot be read back",
      ],
      [
        "Sessions",
        "30 days at most",
        "the kind of browser and when it was last used; a session ends when you log out or after 7 days without use",
      ],
      ["Password reset links", "24 hours", "only in a form that cannot be read back"],
      [
        "Changes to accounts and roles",
        "24 months",
        "what was changed, when, and the number of the account that did it, then only how many changes; no names or addresses",
      ],
      ["Login attempts", "an hour or less", "a scrambled code of account and network address"],
      [
        "Enquiries",
        "24 months",
        "name, email address, phone number, message, subject, the day and time that suit you, where your visit came from, our replies and our notes; of a report about a listing only what you chose and a phone number if you gave one; counted from when we last worked on it",
      ],
      [
        "Bookings",
        "24 months",
        "what you book, the time, your name, phone number, and the email address and message if you gave them; counted from when we last worked on it. Our team sees a booking, for a doctor only colleagues who may see health enquiries; the doctor, instructor or colleague who meets you gets your name and number. Anyone with the link of a booking can see, move and cancel it, but reads neither your name nor your number there",
      ],
      [
        "What you look for",
        "90 days, unless you still look",
        "the filters of your search, or the course or doctor, and how we tell you: the address at which your browser gets notifications, without a name, or your email address or phone number; which homes we told you of. When it ends, by you or by its date, we delete how to reach you at once, and the rest after 30 days. An email address that nobody confirms, after 14 days. Our team sees what people look for; anyone with the address of its page can see, change and end it",
      ],
      [
        "People",
        "24 months",
        "who asked us: name, phone numbers and email addresses, our note, and which enquiries and calls are yours; counted from the last contact. Owners of homes we offer, and suppliers, until they ask us to delete it. If you share a phone, we may keep one entry for all who use it",
      ],
      [
        "Alerts and receipts",
        "30 days",
        "which colleague was told of an enquiry and when, and whether you got a receipt by email; not their text",
      ],
      [
        "Colleagues' devices",
        "until removed",
        "the address at which the browser of a colleague gets alerts, the kind of browser, services and hours",
      ],
      [
        "Changes to enquiries and listings",
        "no end date",
        "which colleague changed what kind of item, and when; not what you wrote",
      ],
      ["Suspected spam", "30 days"],
      [
        "Interest in each home",
        "daily totals",
        "how often it was opened, called about, asked about on WhatsApp and shared; we count this ourselves, without cookies and without knowing who you are",
      ],
      [
        "Speed of the pages",
        "90 days",
        "how long our pages took to appear, as counts per day; without cookies and without knowing who you are",
      ],
      [
        "Protection against form spam",
        "10 minutes",
        "a scrambled code of network address and email address, or phone number without an email",
      ],
      ["Nightly backups", "30 days", "a copy of all this, in case the database is lost"],
      ["Server log", "a few days", "kind of request, result, duration and a number; no name, address or message"],
    ],
    note: "Your account lists the enquiries that you send while signed in or from the same browser. If you delete the account, we keep them for the time above, without the account. Only our team reads enquiries, and only to reply to you. We never sell them, share them or use them for advertising.",
  },
  {
    id: "others",
    title: "Other companies",
    paragraphs: [
      "This site runs on Cloudflare, which handles every request and stores our data for us.",
      "If you let us tell you on your phone, we send a notification through the push service of your browser: Google, Mozilla, Apple or Microsoft. It is encrypted, and only that browser can read it.",
      "Our colleagues get alerts through the push service of their browser: Google, Mozilla, Apple or Microsoft. What an alert says is encrypted and only that browser can read it: the service or home, your phone number for a call, never your name or message. If no browser is reached, they get an email without your name, number and message.",
      "When you open the map of a home, its images come from OpenStreetMap. A WhatsApp button opens WhatsApp. Both then see your network address, and their own privacy rules apply.",
    ],
  },
  {
    id: "rights",
    title: "Your rights",
    paragraphs: [
      "On your account page you can change your name and password, end sessions and delete the account.",
      "You can ask us at any time for a copy of your data, or to correct or erase it. A manager does this and tells you when it is done. Erased data stays in the nightly backups for up to 30 days. We may ask for the reference of your enquiry, to make sure that it is yours.",
    ],
  },
];
