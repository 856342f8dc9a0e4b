/** How an enquiry arrived: logged by a colleague, or through a form of the site. */
export const loggedChannels = ["phone", "walk-in", "whatsapp", "other"] as const;
export const enquiryChannels = ["form", ...loggedChannels] as const;
export type LoggedChannel = (typeof loggedChannels)[number];
export type EnquiryChannel = (typeof enquiryChannels)[number];

/** Whether the colleague who logs it has spoken to the person. */
export const isSpoken = (channel: LoggedChannel) => channel === "phone" || channel === "walk-in";

/** How a colleague has contacted the sender. */
export const contactWays = ["call", "whatsapp", "email"] as const;
export type ContactWay = (typeof contactWays)[number];

/** How an enquiry was answered: by a contact, in person, by what happened to its appointment, or as a colleague said. */
export const answerWays = [...contactWays, "walk-in", "appointment", "replied"] as const;
export type AnswerWay = (typeof answerWays)[number];
