/** How an enquiry arrived: logged by a colleague, or through a form of the site. */
export const loggedChannels = ["phone", "walk-in", "whatsapp", "other"] as const;
export const enquiryChannels = ["form", ...loggedChannels] as const;
export type LoggedChannel = (typeof loggedChannels)[number];
export type EnquiryChannel = (typeof enquiryChannels)[number];

/** How a colleague has contacted the sender. */
export const contactWays = ["call", "whatsapp", "email"] as const;
export type ContactWay = (typeof contactWays)[number];
