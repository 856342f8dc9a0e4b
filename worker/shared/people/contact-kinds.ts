/** How a person can be reached. A WhatsApp contact may be a name without a number. */
export const contactKinds = ["phone", "whatsapp", "email"] as const;
export type ContactKind = (typeof contactKinds)[number];
